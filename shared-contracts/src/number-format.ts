import type { Locale, SiteLocale } from './app/site-config.ts';

/** `at` is Austrian German. The pages of Hungary and Czechia are German too; their tags name the region for search engines. */
export const languageTags: Record<SiteLocale, string> = { at: 'de-AT', en: 'en', hu: 'de-HU', cz: 'de-CZ' };

/** The language of the texts in a locale. */
export const textLocale = (locale: SiteLocale): Locale => (locale === 'en' ? 'en' : 'at');

type NumberSigns = {
  readonly group: string;
  readonly decimal: string;
  /** Language tag of a locale that uses these signs. */
  readonly as: string;
};

/** The shop's number format (DESIGN, Words): newer ICU data groups `de-AT` by a narrow space instead of a dot. */
export const numberSigns: Record<Locale, NumberSigns> = {
  at: { group: '.', decimal: ',', as: 'de-DE' },
  en: { group: ',', decimal: '.', as: 'en' },
};

/** `1299` → `1.299`; for whole numbers from zero. */
export function groupDigits(whole: number, group: string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, group);
}

/**
 * Formats the numbers in messages of a language. Nearly all are counts, and the first `Intl.NumberFormat` of a page takes 30 ms, 150 on a
 * slow phone: counts are grouped here, and only the rest is formatted by Intl.
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
