import { useMemo } from 'react';
import { useApp } from 'shared-contracts/app';
import { createTranslate, type Translate } from 'shared-contracts/i18n';
import at from './at.json';
import en from './en.json';

/** Messages of the search panel. They are loaded with its code, in both languages, so that no page carries them before. */
export function usePanelTranslate(): Translate<keyof typeof at> {
  const { locale } = useApp();
  return useMemo(() => createTranslate(locale === 'en' ? en : at, locale), [locale]);
}
