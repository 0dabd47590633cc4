import type { Locale } from 'shared-contracts/app';
import type { CompiledMessages } from 'shared-contracts/i18n';
import at from '../../app/messages/at.json';
import en from '../../app/messages/en.json';

/**
 * The shell's own texts, which each page carries in its language (decision 0059). A text that is missing in a language is shown in German.
 */
export const shellTexts: Readonly<Record<Locale, CompiledMessages>> = {
  // TypeScript types the JSON module as strings; the build compiles it.
  at: at as CompiledMessages,
  en: { ...at, ...en } as CompiledMessages,
};
