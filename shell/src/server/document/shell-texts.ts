import type { Locale } from 'shared-contracts/app';
import type { CompiledMessages } from 'shared-contracts/i18n';
import at from '../../app/messages/at.json';
import en from '../../app/messages/en.json';

/** The shell's own texts, which each page carries in its language (decision 0059). What is missing in a language is in German. */
export const shellTexts: Readonly<Record<Locale, CompiledMessages>> = {
  // What a JSON module is typed as (strings) is not what the build makes of it.
  at: at as CompiledMessages,
  en: { ...at, ...en } as CompiledMessages,
};
