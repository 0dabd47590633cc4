import type { FaultList, Location } from '../faults/fault.ts';
import type { RawRecord } from '../folder/read-lines.ts';
import { type CsvFile, sharedFields, variantFields } from './mapping.ts';
import { cents, noPrice, type Row, readRows } from './read-rows.ts';

// Values that cannot be read are left as they are: the schema names the field and what is wrong with it.

const wholeNumber = (text: string): number | string => (/^-?\d+$/.test(text) ? Number(text) : text);

const yes = /^(1|true|ja|j|yes|y|x|wahr)$/i;
const no = /^(0|false|nein|n|no|falsch|-)$/i;
const flag = (text: string): boolean | string => yes.test(text) || (no.test(text) ? false : text);

const optional = <Value>(name: string, text: string, value: (text: string) => Value) =>
  text === '' ? {} : { [name]: value(text) };

const localized = (at: string, en: string) => (en === '' ? { at } : { at, en });

type VariantDraft = { readonly row: Row; readonly options: object[]; readonly locations: Location[] };

type Draft = {
  readonly id: string;
  readonly row: Row;
  readonly variants: Map<string, VariantDraft>;
  /** A row is missing that says of the product, or of a colour, what the rows behind it leave empty. */
  isIncomplete: boolean;
  rows: number;
  bytes: number;
};

const priceNames = ['rrp', 'vk', 'premium', 'staff', 'pro'] as const;

function pricesOf({ of }: Row, mapping: CsvFile): object {
  const prices = priceNames.flatMap((name) => {
    const amount = cents(of(name), mapping);
    return amount === undefined ? [] : [[name, Number.isNaN(amount) ? of(name) : amount] as const];
  });
  return Object.fromEntries(prices);
}

/** Of a text that is no price, the file's form says more than the schema, which wants a number. */
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

/** Adds a fault for each field in which a row says something else than the first row of its product or colour. */
function checkAgainst(first: Row, row: Row, fields: readonly string[], faults: FaultList): void {
  if (row === first) return;
  for (const field of fields) {
    const text = row.written(field);
    if (text === '' || text === first.of(field)) continue;
    const [here, there] = [text, first.of(field)].map((one) => (one.length > 40 ? `${one.slice(0, 40)}…` : one));
    faults.add(row.location, field, `"${here}" is not the "${there}" of line ${first.location.line}`);
  }
}

/** Empty in all of them, a row says nothing of its product: an earlier one does. */
const productNeeds: readonly string[] = ['brand', 'category', 'name'];

const groupSize = 200;
/** Rows of one product, which are in memory together: several times those of any record. */
const mostRows = 20_000;

/**
 * Products from a CSV file with one row for each option. The rows of a product follow one another. Later rows repeat what the first
 * one says of the product and of the colour, or leave it empty. Where that row has been left out, its fault is the only one.
 * @param onCutOff called when products of the file have not been read
 */
export async function* readProductRows(
  folder: string,
  mapping: CsvFile,
  faults: FaultList,
  onCutOff: () => void,
): AsyncGenerator<readonly RawRecord[], void, undefined> {
  const mapped = new Set(Object.keys(mapping.columns));
  const mappedOf = (fields: readonly string[]) => fields.filter((field) => mapped.has(field));
  const [ofProduct, ofVariant] = [mappedOf(sharedFields), mappedOf(variantFields)];
  const [productNeeded, variantNeeded] = [mappedOf(productNeeds), mappedOf(['colour'])];
  const saysNothing = (row: Row, fields: readonly string[]) =>
    fields.length > 0 && fields.every((field) => row.of(field) === '');
  /** The id of the row before, if that was left out; empty if it is not known. */
  let leftOut: string | null = null;
  const idsLeftOut = new Set<string>();
  let draft: Draft | null = null;
  let group: RawRecord[] = [];
  const finished = (done: Draft): RawRecord => ({
    value: productOf(done, mapping),
    location: locationOf(done),
    reasons: reasonsOf(done.row, mapping),
    bytes: done.bytes,
    isIncomplete: done.isIncomplete,
  });
  for await (const row of readRows(folder, mapping, faults, onCutOff)) {
    const id = row.of('id');
    if (row.isLeftOut) {
      leftOut = id;
      if (id === '') onCutOff();
      else idsLeftOut.add(id);
      continue;
    }
    const isBehindLeftOut = leftOut === '' || leftOut === id;
    leftOut = null;
    if (draft === null || draft.id !== id) {
      if (draft !== null) group.push(finished(draft));
      const isIncomplete = isBehindLeftOut && saysNothing(row, productNeeded);
      draft = { id, row, variants: new Map(), isIncomplete, rows: 0, bytes: 0 };
      if (group.length >= groupSize) {
        yield group;
        group = [];
      }
    }
    draft.rows += 1;
    draft.bytes += row.length;
    if (draft.rows === mostRows + 1) faults.add(row.location, 'id', `"${id}" has more than ${mostRows} rows`);
    if (draft.rows > mostRows) continue;
    const key = row.of('variantId');
    const isNewVariant = !draft.variants.has(key);
    if (isNewVariant && isBehindLeftOut && saysNothing(row, variantNeeded)) draft.isIncomplete = true;
    const variant = draft.variants.get(key) ?? { row, options: [], locations: [] };
    draft.variants.set(key, variant);
    if (!draft.isIncomplete) {
      checkAgainst(draft.row, row, ofProduct, faults);
      checkAgainst(variant.row, row, ofVariant, faults);
    }
    variant.locations.push(row.location);
    variant.options.push({
      id: wholeNumber(row.of('optionId')),
      size: row.of('size'),
      quantity: wholeNumber(row.of('quantity') || '0'),
    });
  }
  if (draft !== null) group.push(finished(draft));
  yield group;
  const location = { file: mapping.file, line: null };
  yield [...idsLeftOut].map((id) => ({ value: { id: wholeNumber(id) }, location, bytes: 0, isIncomplete: true }));
}
