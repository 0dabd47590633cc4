import type { AppContext } from 'shared-contracts/app';

/** Path of a call for what the shopper owns; its answer comes in the page's language. German is the API's own. */
export function ownPath({ locale }: Pick<AppContext, 'locale'>, path: string): string {
  return locale === 'at' ? path : `${path}?${new URLSearchParams({ locale })}`;
}
