import type { Locale, SiteLocale } from './app/site-config.ts';

/** `at` is the German of Austria. Hungary and Czechia read German too, for search engines in a region of its own. */
export const languageTags: Record<SiteLocale, string> = { at: 'de-AT', en: 'en', hu: 'de-HU', cz: 'de-CZ' };

/** The language of the texts in a locale. */
export const textLocale = (locale: SiteLocale): Locale => (locale === 'en' ? 'en' : 'at');

type NumberSigns = {
  readonly group: string;
  readonly decimal: string;
  /** Language tag of a locale that writes numbers in this way. */
  readonly as: string;
};

/** Numbers as the shop writes them (DESIGN, Words): newer ICU data group `de-AT` by a narrow space instead of a dot. */
export const numberSigns: Record<Locale, NumberSigns> = {
  at: { group: '.', decimal: ',', as: 'de-DE' },
  en: { group: ',', decimal: '.', as: 'en' },
};

/** `1299` → `1.299`; for whole numbers of zero and more. */
export function groupDigits(whole: number, group: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}

/**
 * Formats the numbers in messages of a language. Nearly all are counts, and the first `Intl.NumberFormat` of a page takes 30 ms, on a slow
 * phone 150: counts are grouped here, Intl formats the rest.
 */
export function createNumberFormat(tag: string, options?: Intl.NumberFormatOptions): Pick<Intl.NumberFormat, 'format'> {
  const { group, as } = numberSigns[tag === languageTags.at ? 'at' : 'en'];
  let full: Intl.NumberFormat | undefined;
  return {
    format(value) {
      if (options === undefined && typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
        return groupDigits(value, group);
      }
      full ??= new Intl.NumberFormat(as, options);
      return full.format(value as number);
    },
  };
}
