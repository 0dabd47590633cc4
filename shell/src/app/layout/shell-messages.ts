import { createContext, useContext } from 'react';
import { useApp } from 'shared-contracts/app';
import { type CompiledMessages, createTranslate, type Translate } from 'shared-contracts/i18n';
import type at from '../messages/at.json';

type Key = keyof typeof at;

/** The shell's own texts in the page's language: the server sends them with the page's state. */
export const ShellMessages = createContext<CompiledMessages>({});

export function useShellTranslate(): Translate<Key> {
  return createTranslate(useContext(ShellMessages), useApp().locale);
}
