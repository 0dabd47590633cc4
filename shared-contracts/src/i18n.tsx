import format from 'icu-minify/format';
import type { Locale } from './app/site-config.ts';
import { createNumberFormat, languageTags } from './number-format.ts';
import type { MessageSource } from './remote/remote.ts';
import { useRemote } from './remote/remote-context.ts';

export { languageTags } from './number-format.ts';

/** Messages as the build compiles them from ICU text (see infra/build): the parser never reaches the browser. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
export type CompiledMessage = Parameters<typeof format>[0];

export type MessageValues = Readonly<Record<string, string | number | Date>>;
export type Translate<K extends string = string> = (key: K, values?: MessageValues) => string;

/**
 * Making one of these takes longer than rendering a product tile, and a list page would ask for 48 of two kinds. They hold
 * no state, and there are only as many as locales and options in messages.
 */
const formatters = {
  getDateTimeFormat: remembered(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: remembered(
    // Nothing but `format` is called of it.
    (tag: string, options?: Intl.NumberFormatOptions) => createNumberFormat(tag, options) as Intl.NumberFormat,
  ),
  getPluralRules: remembered(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
};

function remembered<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = made.get(key);
    if (known) return known;
    const formatter = make(...args);
    made.set(key, formatter);
    return formatter;
  };
}

/** @returns a function that formats a message; an unknown key comes back as itself, so that a gap is seen and harms nobody */
export function createTranslate(messages: CompiledMessages, locale: Locale): Translate {
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) return key;
    const parts = format(message, languageTags[locale], values ?? {}, { formatters });
    return typeof parts === 'string' ? parts : parts.join('');
  };
}

/** The messages of the frontend that the calling component belongs to. */
export function useTranslate<K extends string>(): Translate<K> {
  return useRemote().t;
}

/** Messages of a frontend: the default locale comes with the code, others on demand. */
export function defineMessages(
  at: Readonly<Record<string, unknown>>,
  others: Partial<Record<Locale, () => Promise<{ default: Readonly<Record<string, unknown>> }>>> = {},
): MessageSource {
  return async (locale) => {
    const load = others[locale];
    // What a JSON module is typed as (strings) is not what the build makes of it.
    return (load ? (await load()).default : at) as CompiledMessages;
  };
}
