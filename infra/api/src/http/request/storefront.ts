import type { FastifyRequest } from 'fastify';
import type { ContentLocale } from 'shared-contracts/entities';
import type { ShopName } from '../../database/schema.ts';

/**
 * The language of the shop that sent a request: English with `?locale=en`, else German. Errors and emails are written in it, also
 * those of calls whose schema has no language.
 */
export function localeOf({ query }: Pick<FastifyRequest, 'query'>): ContentLocale {
  const isEnglish = typeof query === 'object' && query !== null && 'locale' in query && query.locale === 'en';
  return isEnglish ? 'en' : 'at';
}

/** The shop that a shopper is in, and its language: emails are written in it and lead back to it. */
export type Storefront = { readonly locale: ContentLocale; readonly shop: ShopName };

/** The origin of the team shop beside the main shop; null without one. */
export type TeamShop = { readonly teamShopOrigin: string | null };

/**
 * The team shop has its own endpoints for some calls; for others, browsers send the page's origin. It only decides where links in emails
 * lead to, so a forged header does no harm.
 */
export function storefrontOf({ teamShopOrigin }: TeamShop, request: FastifyRequest): Storefront {
  const isTeams =
    request.url.startsWith('/api/v2/team/') || (teamShopOrigin !== null && request.headers.origin === teamShopOrigin);
  return { locale: localeOf(request), shop: isTeams ? 'team' : 'shop' };
}
