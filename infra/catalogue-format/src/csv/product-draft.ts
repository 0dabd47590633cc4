import type { Location } from '../faults/fault.ts';
import type { RawRecord } from '../folder/read-lines.ts';
import type { CsvFile } from './mapping.ts';
import { cents, noPrice, type Row } from './read-rows.ts';

// Values that cannot be read are left as they are: the schema names the field and what is wrong with it.

export const wholeNumber = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

const yes = /^(1|true|ja|j|yes|y|x|wahr)$/i;
const no = /^(0|false|nein|n|no|falsch|-)$/i;
const flag = (text: string): boolean | string => yes.test(text) || (no.test(text) ? false : text);

const optional = <Value>(name: string, text: string, value: (text: string) => Value) =>
  text === '' ? {} : { [name]: value(text) };

const localized = (at: string, en: string) => (en === '' ? { at } : { at, en });

type VariantDraft = { readonly row: Row; readonly options: object[]; readonly locations: Location[] };

/** A product whose rows are being read. */
export type Draft = {
  readonly id: string;
  /** Its first row. */
  readonly row: Row;
  readonly variants: Map<string, VariantDraft>;
  /** True if a row is missing that has values of the product or a colour which later rows leave empty. */
  isIncomplete: boolean;
  rows: number;
  bytes: number;
};

export const createDraft = (row: Row): Draft => ({
  id: row.of('id'),
  row,
  variants: new Map(),
  isIncomplete: false,
  rows: 0,
  bytes: 0,
});

const priceNames = ['rrp', 'vk', 'premium', 'staff', 'pro'] as const;

function pricesOf({ of }: Row, mapping: CsvFile): object {
  const prices = priceNames.flatMap((name) => {
    const amount = cents(of(name), mapping);
    return amount === undefined ? [] : [[name, Number.isNaN(amount) ? of(name) : amount] as const];
  });
  return Object.fromEntries(prices);
}

/** For a text that is not a price, a message about the file's format is more helpful than the schema's, which expects a number. */
const reasonsOf = ({ of }: Row, mapping: CsvFile): NonNullable<RawRecord['reasons']> =>
  new Map(
    priceNames.flatMap((name) =>
      Number.isNaN(cents(of(name), mapping)) ? [[`prices.${name}`, noPrice(of(name), mapping)]] : [],
    ),
  );

/** A day, also as spreadsheets write it in German, is its first moment; anything else is left as it is. */
function momentOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = `${iso}T00:00:00Z`;
  const parsed = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? moment : Number.NaN);
  // The 31st of February is parsed as a day of March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? moment : text;
}

function productOf({ row, variants }: Draft, mapping: CsvFile): object {
  const { of } = row;
  const separator = mapping.list ?? '|';
  const list = (text: string) => text.split(separator).flatMap((part) => part.trim() || []);
  const title = of('name');
  return {
    id: wholeNumber(of('id')),
    brand: of('brand'),
    category: of('category'),
    kind: of('kind') || 'product',
    gender: of('gender') || 'unisex',
    names: localized(title, of('nameEn')),
    descriptions: localized(of('description') || title, of('descriptionEn')),
    features: list(of('features')).map((at) => ({ at })),
    details: [],
    prices: pricesOf(row, mapping),
    priceHistory: [],
    saleType: of('saleType') || 'regular',
    ...optional('condition', of('condition'), (at) => ({ at })),
    sizeSystem: of('sizeSystem') || 'one-size',
    sports: list(of('sports')),
    additions: list(of('additions')),
    ...Object.fromEntries(
      ['mounting', 'isNew', 'isHeavy', 'isBike', 'isSki'].flatMap((name) =>
        of(name) === '' ? [] : [[name, flag(of(name))]],
      ),
    ),
    salesRank: wholeNumber(of('salesRank') || '0'),
    addedAt: momentOf(of('addedAt')) || '2000-01-01T00:00:00Z',
    ...optional('searchWords', of('searchWords'), String),
    variants: [...variants.values()].map(({ row: { of: ofVariant }, options }) => ({
      id: wholeNumber(ofVariant('variantId')),
      colour: ofVariant('colour'),
      ...optional('path', ofVariant('path'), String),
      ...optional('pictures', ofVariant('pictures'), (text) => list(text).map((file) => ({ file }))),
      options,
    })),
  };
}

/** A product is where its first row is; its colours and sizes have rows of their own. */
function locationOf({ row, variants }: Draft): Location {
  const rows = [...variants.values()].map(({ locations }) => locations);
  return {
    ...row.location,
    placeOf(field) {
      const [, variant, option] = /^variants\[(\d+)\](?:\.options\[(\d+)\])?/.exec(field) ?? [];
      return rows[Number(variant)]?.[Number(option ?? 0)] ?? row.location;
    },
  };
}

/** The record of a product whose rows have been read. */
export const recordOf = (draft: Draft, mapping: CsvFile): RawRecord => ({
  value: productOf(draft, mapping),
  location: locationOf(draft),
  reasons: reasonsOf(draft.row, mapping),
  bytes: draft.bytes,
  isIncomplete: draft.isIncomplete,
});
