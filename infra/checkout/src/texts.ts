import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Locale } from 'shared-contracts/app';
import { type CompiledMessages, createTranslate, type Translate } from 'shared-contracts/i18n';
import type german from './messages/at.json';

export type TextKey = keyof typeof german;
export type Texts = Translate<TextKey>;

/** The checkout's texts in the language of the site, compiled once. */
export function loadTexts(locale: Locale): Texts {
  const source = JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as object;
  const compiled = Object.entries(source).map(([key, text]) => [key, compile(text)] as const);
  return createTranslate(Object.fromEntries(compiled) as CompiledMessages, locale);
}
