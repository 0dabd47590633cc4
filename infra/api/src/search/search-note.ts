import { formatPrice } from 'shared-contracts/pricing';
import type { ContentLocale } from '../database/localized.ts';

/** What a search shows besides products that match every word. */
export type SearchFindings = {
  /** Misspelt words, with what they were taken for. */
  readonly corrected: readonly { readonly typed: string; readonly meant: string }[];
  /** Words without results, as typed. */
  readonly missing: readonly string[];
  /** The words that the products shown match. */
  readonly kept: string;
  /** Whether each word has products, but none has all of them. */
  readonly isPartial: boolean;
  readonly sizes: readonly string[];
  readonly sizesWithout: readonly string[];
  /** In cents. */
  readonly min: number | null;
  readonly max: number | null;
  /** A bound that left nothing and was left out, in cents. */
  readonly unmetMin: number | null;
  readonly unmetMax: number | null;
};

type Sentences = {
  quoted(text: string): string;
  and: string;
  corrected(meant: string, typed: string): string;
  missing(words: string): string;
  partial(query: string): string;
  sizeWithout(size: string): string;
  priceWithout(bounds: string): string;
  matches(kept: string): string;
  only(what: string): string;
  size(size: string): string;
  upTo(price: string): string;
  from(price: string): string;
};

const sentences: Readonly<Record<ContentLocale, Sentences>> = {
  at: {
    quoted: (text) => `„${text}“`,
    and: ' und ',
    corrected: (meant, typed) => `Ergebnisse für ${meant} statt ${typed}.`,
    missing: (words) => `Zu ${words} haben wir nichts gefunden.`,
    partial: (query) => `Zu allen Wörtern von ${query} zusammen haben wir nichts gefunden.`,
    sizeWithout: (size) => `In Größe ${size} ist davon nichts auf Lager.`,
    priceWithout: (bounds) => `Davon kostet nichts ${bounds}.`,
    matches: (kept) => `Das passt zu ${kept}:`,
    only: (what) => `Du siehst nur Artikel ${what}.`,
    size: (size) => `in Größe ${size}`,
    upTo: (price) => `bis ${price}`,
    from: (price) => `ab ${price}`,
  },
  en: {
    quoted: (text) => `“${text}”`,
    and: ' and ',
    corrected: (meant, typed) => `Results for ${meant} instead of ${typed}.`,
    missing: (words) => `We found nothing for ${words}.`,
    partial: (query) => `Nothing matches all words of ${query} together.`,
    sizeWithout: (size) => `None of these is in stock in size ${size}.`,
    priceWithout: (bounds) => `None of these costs ${bounds}.`,
    matches: (kept) => `These items match ${kept}:`,
    only: (what) => `You only see items ${what}.`,
    size: (size) => `in size ${size}`,
    upTo: (price) => `up to ${price}`,
    from: (price) => `from ${price}`,
  },
};

/** `€ 1.000`: people type bounds without cents. */
const priceOf = (cents: number, locale: ContentLocale): string => formatPrice(cents, locale).replace(/[.,]00$/, '');

/** Describes in plain text what a search left out, corrected or restricted; null if it did none of these. */
export function searchNote(query: string, findings: SearchFindings, locale: ContentLocale): string | null {
  const { quoted, and, ...say } = sentences[locale];
  const { corrected, missing, kept, isPartial, sizes, sizesWithout, min, max, unmetMin, unmetMax } = findings;
  const boundsOf = (low: number | null, high: number | null): string[] => [
    ...(low === null ? [] : [say.from(priceOf(low, locale))]),
    ...(high === null ? [] : [say.upTo(priceOf(high, locale))]),
  ];
  const unmet = boundsOf(unmetMin, unmetMax);
  const leftOut = [
    ...(missing.length > 0 ? [say.missing(missing.map(quoted).join(and))] : []),
    ...(isPartial ? [say.partial(quoted(query))] : []),
    ...sizesWithout.map(say.sizeWithout),
    ...(unmet.length > 0 ? [say.priceWithout(unmet.join(and))] : []),
  ];
  const only = [...sizes.map(say.size), ...boundsOf(min, max)];
  const all = [
    ...corrected.map(({ meant, typed }) => say.corrected(quoted(meant), quoted(typed))),
    ...(only.length > 0 ? [say.only(only.join(and))] : []),
    ...leftOut,
    ...(leftOut.length > 0 && kept !== '' ? [say.matches(quoted(kept))] : []),
  ];
  return all.length === 0 ? null : all.join(' ');
}
