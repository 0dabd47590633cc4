/** A text in the shop's locales. `at` always exists; other locales fall back to it. */
export type Localized = { readonly at: string; readonly en?: string };

export type ContentLocale = keyof Localized;

export function localized(text: Localized, locale: ContentLocale): string {
  return text[locale] ?? text.at;
}

/** An optional text; empty if there is none. */
export function textOf(text: Localized | undefined, locale: ContentLocale): string {
  return text === undefined ? '' : localized(text, locale);
}
