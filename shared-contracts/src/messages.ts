import type format from 'icu-minify/format';
import type { Locale } from './app/site-config.ts';

/** Messages as the build compiles them from ICU text (see infra/build): the browser needs no parser. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type CompiledMessage = Parameters<typeof format>[0];

/**
 * Loads the messages of a frontend for a locale; missing ones are in German.
 * @param only `own`: without the German fallback
 */
export type MessageSource = (locale: Locale, only?: 'own') => CompiledMessages | Promise<CompiledMessages>;

export type MessageValues = Readonly<Record<string, string | number | Date>>;
export type Translate<K extends string = string> = (key: K, values?: MessageValues) => string;
