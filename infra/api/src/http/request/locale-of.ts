import type { FastifyRequest } from 'fastify';
import type { ContentLocale } from 'shared-contracts/entities';

/**
 * The language of the shop that sent a request: English with `?locale=en`, else German. Errors and emails are written in it, also
 * those of calls whose schema has no language.
 */
export function localeOf({ query }: Pick<FastifyRequest, 'query'>): ContentLocale {
  const isEnglish = typeof query === 'object' && query !== null && 'locale' in query && query.locale === 'en';
  return isEnglish ? 'en' : 'at';
}
