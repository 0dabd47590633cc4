import { filterGroupIds } from 'shared-contracts/entities';
import type { ReferenceTables } from '../catalogue/reference-data.ts';
import { type ContentLocale, type Localized, localized } from '../database/localized.ts';
import { foldWord, halvesAsDecimals, type QueryToken, wordsOfName } from './query-words.ts';

/** Words before or after a size that only say that it is one. */
const labels = new Set(['groesse', 'grosse', 'gr', 'size', 'sz', 'eu', 'mp', 'mondopoint']);

/** Units with their names in titles of sizes. */
const units: readonly (readonly string[])[] = [
  ['zoll', 'inch', 'inches'],
  ['cm', 'zentimeter', 'centimetres'],
  ['mm', 'millimeter'],
  ['kg', 'kilo', 'kilogramm'],
  ['personen', 'person', 'persons', 'people', 'mann', 'p'],
  ['jahre', 'jahr', 'years', 'year'],
  ['liter', 'litre', 'litres', 'liters', 'l'],
];

const letterSizes = new Set(['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']);

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** A size that a query names: `42`, `größe 42`, `20 zoll`, `xl`, `75b`, `w32/l34`. */
export type TypedSize = {
  /** As typed, without a label; the parts of `w32/l34` are separated by a space. */
  readonly text: string;
  readonly amount: number | null;
  readonly unit: readonly string[] | null;
  /** Whether the query says that it is a size. */
  readonly isLabelled: boolean;
};

const isLabel = (token: QueryToken | undefined): boolean => token !== undefined && labels.has(foldWord(token.text));

/** The words of a size's code that begin at a position: `w32/l34` has two, most words none. */
function codeAt(tokens: readonly QueryToken[], start: number, codes: ReadonlySet<string>): readonly string[] {
  const words = tokens.slice(start).map(({ text }) => text);
  const end = words.findIndex((word) => !codes.has(word));
  return end < 0 ? words : words.slice(0, end);
}

/** Splits a query into the sizes it may name and its other words. @param codes those of the catalogue's sizes, such as `75b` */
export function takeSizes(
  tokens: readonly QueryToken[],
  codes: ReadonlySet<string>,
): {
  readonly sizes: readonly TypedSize[];
  readonly others: readonly QueryToken[];
} {
  const sizes: TypedSize[] = [];
  const taken = new Set<number>();
  for (const [at, { kind, text: typed }] of tokens.entries()) {
    if (taken.has(at)) continue;
    const code = codeAt(tokens, at, codes);
    if (kind === 'word' && !letterSizes.has(typed) && code.length === 0) continue;
    const parts = code.length > 0 ? code : [typed];
    const text = parts.join(' ');
    const end = at + parts.length;
    const next = tokens[end];
    const unit =
      kind === 'number' && next ? (units.find((names) => names.includes(foldWord(next.text))) ?? null) : null;
    const isLabelled = isLabel(tokens[at - 1]) || (unit === null && isLabel(next));
    for (const part of parts.keys()) taken.add(at + part);
    if (isLabel(tokens[at - 1])) taken.add(at - 1);
    if (unit || isLabel(next)) taken.add(end);
    const amount = kind === 'number' ? numberOf(text) : null;
    sizes.push({ text: unit && next ? `${text} ${next.text}` : text, amount, unit, isLabelled });
  }
  return { sizes, others: tokens.filter((_, at) => !taken.has(at)) };
}

/** A value of the size filter: `39–42`, `S (43 cm)`, `MP 27,5`. */
export type SizeValue = {
  readonly id: number;
  readonly names: Localized;
  readonly numbers: readonly number[];
  readonly ranges: readonly (readonly [low: number, high: number])[];
  readonly words: readonly string[];
};

const rangeInTitle = /(\d+)[–-](\d+)/g;

/** The words with digits in the title of a size: `W32/L34` has `w32` and `l34`. */
const codesOf = (title: string): string[] => wordsOfName(title).filter((word) => /[a-z]/.test(word) && /\d/.test(word));

function partsOf(name: string): Pick<SizeValue, 'numbers' | 'ranges' | 'words'> {
  const title = halvesAsDecimals(name);
  const ranges = [...title.matchAll(rangeInTitle)].map(([, low, high]) => [Number(low), Number(high)] as const);
  const numbers = title.replace(rangeInTitle, ' ').match(/\d+(?:[.,]\d+)?/g) ?? [];
  const words = [...(foldWord(title).match(/[a-z]+/g) ?? []), ...codesOf(title)];
  return { numbers: numbers.map(numberOf), ranges, words };
}

export type SizeLookup = {
  /** The values of the size filter that a typed size may mean. */
  valuesOf(typed: TypedSize): readonly SizeValue[];
  /** Words with digits in the names of sizes, folded. */
  readonly codes: ReadonlySet<string>;
};

export function createSizeLookup({ filterValuesByGroup }: Pick<ReferenceTables, 'filterValuesByGroup'>): SizeLookup {
  const values = (filterValuesByGroup.get(filterGroupIds.size) ?? []).map(({ id, names }): SizeValue => {
    const parts = partsOf(names.at);
    return { id, names, ...parts, words: [...parts.words, ...partsOf(names.en ?? '').words] };
  });
  return {
    valuesOf: ({ text, amount, unit }) =>
      values.filter(({ numbers, ranges, words }) => {
        if (amount === null) return text.split(' ').every((word) => words.includes(word));
        if (unit && !unit.some((name) => words.includes(name))) return false;
        return numbers.includes(amount) || ranges.some(([low, high]) => low <= amount && amount <= high);
      }),
    codes: new Set(values.flatMap(({ names }) => [...codesOf(names.at), ...codesOf(names.en ?? '')])),
  };
}

/** Whether the query leaves no doubt that it names a size. A number alone may be anything. */
export const isSurelySize = ({ amount, unit, isLabelled }: TypedSize): boolean =>
  isLabelled || unit !== null || amount === null;

/** The name of the only value that is meant; of several what was typed. */
export function sizeTitle({ text }: TypedSize, values: readonly SizeValue[], locale: ContentLocale): string {
  const [only] = values;
  return only && values.length === 1 ? localized(only.names, locale) : text.toUpperCase();
}
