import { useMemo } from 'react';
import { type Locale, useApp } from 'shared-contracts/app';
import { createTranslate, type Translate } from 'shared-contracts/i18n';

type Texts<K extends string> = Readonly<Record<K, string>>;

/**
 * Texts of on-demand code, in both languages, which are loaded with that code and not with every page. A text that is missing in the page's
 * language is shown in German, and leaves a mark that the page's report counts (decision 0059).
 */
export function onDemandTexts<K extends string>(locale: Locale, at: Texts<K>, en: Partial<Texts<K>>): Translate<K> {
  const german: Readonly<Partial<Record<string, string>>> = at;
  return createTranslate(locale === 'en' ? (en as Texts<K>) : at, locale, (key) => {
    performance.mark('untranslated mf-cart-wishlist');
    return german[key];
  });
}

export function useOnDemandTexts<K extends string>(at: Texts<K>, en: Texts<K>): Translate<K> {
  const { locale } = useApp();
  return useMemo(() => onDemandTexts(locale, at, en), [locale, at, en]);
}
