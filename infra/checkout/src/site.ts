import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from 'shared-contracts/app';
import { type CompiledMessages, createTranslate, type Translate } from 'shared-contracts/i18n';
import type german from './messages/at.json';
import type { Assets } from './server/assets.ts';

export type CheckoutOptions = {
  /** Public origins, without closing slash. */
  apiOrigin: string;
  shopOrigin: string;
  checkoutOrigin: string;
  locale: Locale;
  teamBuild: boolean;
  /** Proxies whose `X-Forwarded-For` is trusted; null: none. */
  trustProxy: string | null;
  assets: Assets;
  /** How long the product API may take for one response. */
  apiTimeoutMs: number;
};

export type TextKey = keyof typeof german;
export type Texts = Translate<TextKey>;

/** What every page of the checkout is made with. */
export type Site = Omit<CheckoutOptions, 'trustProxy'> & { readonly t: Texts };

export function createSite({ trustProxy: _, ...options }: CheckoutOptions): Site {
  return { ...options, t: loadTexts(options.locale) };
}

/** The checkout's texts in the language of the site, compiled once. */
function loadTexts(locale: Locale): Texts {
  const source = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as object;
  const compiled = Object.entries(source).map(([key, text]) => [key, compile(text)] as const);
  return createTranslate(Object.fromEntries(compiled) as CompiledMessages, locale);
}
