import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static, type TOptional, type TSchema } from 'typebox';
import { schemaFaultsOf } from '../check/schema-faults.ts';
import type { FaultList } from '../faults/fault.ts';
import { parseJsonFile } from '../folder/manifest.ts';
import { oneOf, record, Text } from '../records/fields.ts';

/** The fields that all rows of a product share. */
export const sharedFields = [
  'id',
  'brand',
  'category',
  'kind',
  'gender',
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'features',
  'rrp',
  'vk',
  'premium',
  'staff',
  'pro',
  'saleType',
  'condition',
  'sizeSystem',
  'sports',
  'additions',
  'mounting',
  'isNew',
  'isHeavy',
  'isBike',
  'isSki',
  'salesRank',
  'addedAt',
  'searchWords',
] as const;

/** The fields that all rows of a colour share. */
export const variantFields = ['variantId', 'colour', 'path', 'pictures'] as const;

/** The fields of a product that a CSV file may have, one row for each option (size). */
const productFields = [...sharedFields, ...variantFields, 'optionId', 'size', 'quantity'] as const;

const priceFields = ['product', 'rrp', 'vk', 'premium', 'staff', 'pro'] as const;

const FileName = Type.String({ pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]*$', maxLength: 200 });

/** The same schema for each field of a file, none of them required. Another field is a mistyped one. */
const byField = <Fields extends readonly string[], Value extends TSchema>(fields: Fields, value: Value) =>
  record(
    Object.fromEntries(fields.map((field) => [field, Type.Optional(value)])) as Record<
      Fields[number],
      TOptional<Value>
    >,
  );

const csvFile = <const Fields extends readonly string[]>(fields: Fields) =>
  record({
    file: FileName,
    delimiter: Type.Optional(oneOf([';', ',', '\t', '|'])),
    encoding: Type.Optional(oneOf(['utf-8', 'windows-1252'])),
    decimal: Type.Optional(oneOf([',', '.'])),
    /** Whether prices are written as 129,90 or 12990. */
    money: Type.Optional(oneOf(['euro', 'cent'])),
    /** Separates the values of a field with several. */
    list: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    columns: byField(fields, Text),
    /** The same value for all rows. */
    constants: Type.Optional(byField(fields, Type.String())),
    /** By field: the value for each word of the file. */
    values: Type.Optional(byField(fields, Type.Record(Type.String(), Type.String()))),
  });

export const CsvMapping = record(
  {
    products: Type.Optional(csvFile(productFields)),
    prices: Type.Optional(csvFile(priceFields)),
  },
  'mapping.json: which column of a CSV file is which field.',
);
export type CsvMapping = Static<typeof CsvMapping>;
export type CsvFile = NonNullable<CsvMapping['products']> | NonNullable<CsvMapping['prices']>;

export const mappingFile = 'mapping.json';

/** Fields that every row needs. Prices of products may be in the price list. */
const neededFields = {
  products: ['id', 'brand', 'category', 'name', 'variantId', 'colour', 'optionId', 'size'],
  prices: ['product', 'rrp', 'vk'],
} as const;

/** Reports missing fields once, for the mapping; otherwise each row would have a fault. */
function addNeeded(mapping: CsvMapping, faults: FaultList): void {
  for (const list of ['products', 'prices'] as const) {
    const { columns, constants = {} } = mapping[list] ?? {};
    if (columns === undefined) continue;
    const missing = neededFields[list].filter(
      (field) => !Object.hasOwn(columns, field) && !Object.hasOwn(constants, field),
    );
    if (missing.length === 0) continue;
    faults.add({ file: mappingFile, line: null }, `${list}.columns`, `is missing: ${missing.join(', ')}`);
  }
}

/** The mapping of a folder; null if it has none or a faulty one. */
export async function readMapping(folder: string, faults: FaultList): Promise<CsvMapping | null> {
  const text = await readFile(path.join(folder, mappingFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const location = { file: mappingFile, line: null };
  const before = faults.count();
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch {
    faults.add(location, '', 'is no JSON in UTF-8');
    return null;
  }
  const wrong = schemaFaultsOf(CsvMapping, value);
  for (const { field, reason } of wrong) faults.add(location, field, reason);
  if (wrong.length > 0) return null;
  addNeeded(value as CsvMapping, faults);
  return faults.count() === before ? (value as CsvMapping) : null;
}
