import type { Locale } from 'shared-contracts/app';
import type { Assets } from './assets.ts';
import { loadTexts, type Texts } from './texts.ts';

export type CheckoutOptions = {
  /** Public origins, without closing slash. */
  apiOrigin: string;
  shopOrigin: string;
  checkoutOrigin: string;
  locale: Locale;
  teamBuild: boolean;
  /** Whose `X-Forwarded-For` is believed; null: none is. */
  trustProxy: string | null;
  assets: Assets;
  /** How long the product API may take for one answer. */
  apiTimeoutMs: number;
};

/** What every page of the checkout is made with. */
export type Site = Omit<CheckoutOptions, 'trustProxy'> & { readonly t: Texts };

export function createSite({ trustProxy: _, ...options }: CheckoutOptions): Site {
  return { ...options, t: loadTexts(options.locale) };
}
