import type { AppContext } from 'shared-contracts/app';

/** A path of the API with the shop's language, in which the API writes its refusals. */
export function inLanguage(path: string, { locale }: Pick<AppContext, 'locale'>): string {
  return locale === 'at' ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;
}
