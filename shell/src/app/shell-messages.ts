import type { Locale } from 'shared-contracts/app';
import { useApp } from 'shared-contracts/app';
import { type CompiledMessages, createTranslate, type Translate } from 'shared-contracts/i18n';
import at from './messages/at.json';
import en from './messages/en.json';

type Key = keyof typeof at;

// What a JSON module is typed as (strings) is not what the build makes of it.
const messages: Record<Locale, CompiledMessages> = { at: at as CompiledMessages, en: en as CompiledMessages };

/** The shell's own texts; both languages are in its bundle. */
export function useShellTranslate(): Translate<Key> {
  return createTranslate(messages[useApp().locale], useApp().locale);
}
