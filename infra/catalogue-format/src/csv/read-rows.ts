import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import type { FaultList, Location } from '../faults/fault.ts';
import type { CsvFile } from './mapping.ts';

export type Row = {
  readonly location: Location;
  /** The value of a field: from its column, translated, or the constant. Empty if there is none. */
  of(field: string): string;
  /** Characters of the row, about as many as bytes. */
  readonly length: number;
};

/**
 * The rows of a CSV file with a heading, in the fields of its mapping. A row that cannot be read is a fault, and the rows after
 * it are not read.
 */
export async function* readRows(
  folder: string,
  mapping: CsvFile,
  faults: FaultList,
): AsyncGenerator<Row, void, undefined> {
  const { file, delimiter = ';', encoding = 'utf-8' } = mapping;
  const columns: Readonly<Record<string, string | undefined>> = mapping.columns;
  const constants: Readonly<Record<string, string | undefined>> = mapping.constants ?? {};
  const values = mapping.values ?? {};
  const whole = path.join(folder, file);
  if (!(await stat(whole).catch(() => null))?.isFile()) {
    faults.add({ file, line: null }, '', 'is missing');
    return;
  }
  const parser = parse({ delimiter, bom: true, columns: true, info: true, skip_empty_lines: true, trim: true });
  const decoded = Readable.toWeb(createReadStream(whole)).pipeThrough(new TextDecoderStream(encoding, { fatal: true }));
  const source = Readable.fromWeb(decoded);
  source.on('error', (error) => parser.destroy(error));
  let line = 1;
  try {
    for await (const parsed of source.pipe(parser)) {
      const { record, info } = parsed as { record: Readonly<Record<string, string>>; info: { lines: number } };
      if (line === 1) {
        for (const [field, column] of Object.entries(columns)) {
          if (column !== undefined && !Object.hasOwn(record, column)) {
            faults.add({ file, line: 1 }, field, `the file has no column "${column}"`);
          }
        }
      }
      // A row ends at `info.lines`, and quoted values may have lines.
      line = info.lines - Object.values(record).reduce((lines, value) => lines + value.split('\n').length - 1, 0);
      yield {
        location: { file, line },
        of(field) {
          const column = columns[field];
          const written = column === undefined ? '' : (record[column] ?? '');
          const known = values[field];
          const translated = known && Object.hasOwn(known, written) ? known[written] : written;
          return translated || (constants[field] ?? '');
        },
        length: Object.values(record).reduce((sum, value) => sum + value.length + 1, 0),
      };
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The decoder throws a TypeError. An error of the parser knows the line.
    const at = error instanceof CsvError && typeof error['lines'] === 'number' ? error['lines'] : line;
    faults.add({ file, line: at }, '', error instanceof TypeError ? `is no text in ${encoding}` : message);
  } finally {
    source.destroy();
  }
}

type Numbers = Pick<CsvFile, 'decimal' | 'money'>;

/** Digits with or without groups of three, and at most two decimals. */
const amounts = {
  ',': /^(\d+|\d{1,3}(?:[. ]\d{3})+)(?:,(\d{1,2}))?$/,
  '.': /^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d{1,2}))?$/,
};

/**
 * `129,90` and `1.299,90 €` as cents; undefined if it is empty, NaN if it is no price. `12.50` is none where the decimal sign is a
 * comma: the dot of that file stands before three digits.
 */
export function cents(text: string, { decimal = ',', money = 'euro' }: Numbers): number | undefined {
  const plain = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^\s*€\s*|\s*€\s*$/g, '')
    .trim();
  if (plain === '') return text.trim() === '' ? undefined : Number.NaN;
  const [, whole, decimals = ''] = amounts[decimal].exec(plain) ?? [];
  if (whole === undefined) return Number.NaN;
  const digits = whole.replace(/\D/g, '');
  if (money === 'cent') return decimals === '' ? Number(digits) : Number.NaN;
  return Number(digits + decimals.padEnd(2, '0'));
}

/** What a fault says of a text that is no price. */
export const noPrice = (text: string, { decimal = ',', money = 'euro' }: Numbers): string =>
  `"${text}" is no price in ${money} with the decimal sign "${decimal}" of mapping.json`;
