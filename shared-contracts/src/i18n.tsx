import format from 'icu-minify/format';
import type { Locale } from './app/site-config.ts';
import type { CompiledMessage, CompiledMessages, MessageSource, Translate } from './messages.ts';
import { createNumberFormat, languageTags } from './number-format.ts';
import { useRemote } from './remote/remote-context.ts';

export type { CompiledMessage, CompiledMessages, MessageSource, MessageValues, Translate } from './messages.ts';
export { languageTags, textLocale } from './number-format.ts';

/**
 * Formatters are created once and cached: creating one takes longer than rendering a product tile, and a list page needs 48 of two kinds.
 * They have no state, and there are only as many as combinations of locale and options in messages.
 */
const formatters = {
  getDateTimeFormat: memoised(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  ),
  getNumberFormat: memoised(
    // Only its `format` is called.
    (tag: string, options?: Intl.NumberFormatOptions) => createNumberFormat(tag, options) as Intl.NumberFormat,
  ),
  getPluralRules: memoised((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
};

function memoised<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
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

/**
 * @param fallback returns the message of a missing key
 * @returns a function that formats a message; a key without any message is returned unchanged
 */
export function createTranslate(
  messages: CompiledMessages,
  locale: Locale,
  fallback?: (key: string) => CompiledMessage | undefined,
): Translate {
  return (key, values) => {
    const message = Object.hasOwn(messages, key) ? messages[key] : fallback?.(key);
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
  return async (locale, only) => {
    const own = (await others[locale]?.())?.default ?? at;
    // TypeScript types a JSON module as strings; the build compiles them.
    return (only ? own : { ...at, ...own }) as CompiledMessages;
  };
}
