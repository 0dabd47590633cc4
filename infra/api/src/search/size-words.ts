import { filterGroupIds } from 'shared-contracts/entities';
import type { ReferenceTables } from '../catalogue/reference-data.ts';
import { type ContentLocale, type Localized, localized } from '../database/localized.ts';
import { foldWord, type QueryToken } from './query-words.ts';

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

/** A size that a query names: `42`, `größe 42`, `20 zoll`, `xl`. */
export type TypedSize = {
  /** As typed, without a label. */
  readonly text: string;
  readonly amount: number | null;
  readonly unit: readonly string[] | null;
  /** Whether the query says that it is a size. */
  readonly isLabelled: boolean;
};

const isLabel = (token: QueryToken | undefined): boolean => token !== undefined && labels.has(foldWord(token.text));

/** Splits a query into the sizes it may name and its other words. */
export function takeSizes(tokens: readonly QueryToken[]): {
  readonly sizes: readonly TypedSize[];
  readonly others: readonly QueryToken[];
} {
  const sizes: TypedSize[] = [];
  const taken = new Set<number>();
  for (const [at, { kind, text }] of tokens.entries()) {
    if (taken.has(at)) continue;
    if (kind === 'word' && !letterSizes.has(text)) continue;
    const next = tokens[at + 1];
    const unit =
      kind === 'number' && next ? (units.find((names) => names.includes(foldWord(next.text))) ?? null) : null;
    const isLabelled = isLabel(tokens[at - 1]) || (unit === null && isLabel(next));
    taken.add(at);
    if (isLabel(tokens[at - 1])) taken.add(at - 1);
    if (unit || isLabel(next)) taken.add(at + 1);
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

function partsOf(title: string): Pick<SizeValue, 'numbers' | 'ranges' | 'words'> {
  const ranges = [...title.matchAll(rangeInTitle)].map(([, low, high]) => [Number(low), Number(high)] as const);
  const numbers = title.replace(rangeInTitle, ' ').match(/\d+(?:[.,]\d+)?/g) ?? [];
  return { numbers: numbers.map(numberOf), ranges, words: foldWord(title).match(/[a-z]+/g) ?? [] };
}

export type SizeLookup = (typed: TypedSize) => readonly SizeValue[];

/** Finds the values of the size filter that a typed size may mean. */
export function createSizeLookup({ filterValuesByGroup }: ReferenceTables): SizeLookup {
  const values = (filterValuesByGroup.get(filterGroupIds.size) ?? []).map(({ id, names }): SizeValue => {
    const parts = partsOf(names.at);
    return { id, names, ...parts, words: [...parts.words, ...partsOf(names.en ?? '').words] };
  });
  return ({ text, amount, unit }) =>
    values.filter(({ numbers, ranges, words }) => {
      if (amount === null) return words.includes(text);
      if (unit && !unit.some((name) => words.includes(name))) return false;
      return numbers.includes(amount) || ranges.some(([low, high]) => low <= amount && amount <= high);
    });
}

/** Whether the query leaves no doubt that it names a size. A number alone may be anything. */
export const isSurelySize = ({ amount, unit, isLabelled }: TypedSize): boolean =>
  isLabelled || unit !== null || amount === null;

/** The name of the only value that is meant; of several what was typed. */
export function sizeTitle({ text }: TypedSize, values: readonly SizeValue[], locale: ContentLocale): string {
  const [only] = values;
  return only && values.length === 1 ? localized(only.names, locale) : text.toUpperCase();
}
