import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
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
    columns: Type.Partial(
      record(Object.fromEntries(fields.map((field) => [field, Text])) as Record<Fields[number], typeof Text>),
    ),
    /** The same value for all rows. */
    constants: Type.Optional(
      Type.Partial(
        record(
          Object.fromEntries(fields.map((field) => [field, Type.String()])) as Record<
            Fields[number],
            ReturnType<typeof Type.String>
          >,
        ),
      ),
    ),
    /** By field: the value for each word of the file. */
    values: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
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

const validator = Compile(CsvMapping);

/** The mapping of a folder; null if it has none or a faulty one. */
export async function readMapping(folder: string, faults: FaultList): Promise<CsvMapping | null> {
  const text = await readFile(path.join(folder, mappingFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const location = { file: mappingFile, line: null };
  let value: unknown;
  try {
    value = parseJsonFile(text);
  } catch {
    faults.add(location, '', 'is no JSON in UTF-8');
    return null;
  }
  if (validator.Check(value)) return value;
  for (const { keyword, instancePath, message } of validator.Errors(value)) {
    if (keyword !== 'boolean') faults.add(location, instancePath.slice(1).replaceAll('/', '.'), message);
  }
  return null;
}
