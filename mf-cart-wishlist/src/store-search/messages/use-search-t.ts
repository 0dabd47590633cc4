import { useMemo } from 'react';
import { useApp } from 'shared-contracts/app';
import { createTranslate, type Translate } from 'shared-contracts/i18n';
import at from './at.json';
import en from './en.json';

/** The sheet's own words come with its code, in both languages: whoever places the fragment does not carry them. */
export function useSearchT(): Translate<keyof typeof at> {
  const { locale } = useApp();
  return useMemo(() => createTranslate(locale === 'en' ? en : at, locale), [locale]);
}
