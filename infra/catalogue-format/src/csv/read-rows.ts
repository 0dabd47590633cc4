import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import type { FaultList, Location } from '../faults/fault.ts';
import { maxLineBytes } from '../folder/read-lines.ts';
import type { CsvFile } from './mapping.ts';

export type Row = {
  readonly location: Location;
  /** The value of a field: from its column, translated, or the constant. Empty if there is none. */
  of(field: string): string;
  /** The same without the constants. */
  written(field: string): string;
  /** Characters of the row, about as many as bytes. */
  readonly length: number;
};

/** Adds a fault for each column of the mapping that the heading lacks or has twice. @returns whether the rows can be read */
function checkHeading(heading: readonly string[], { file, columns }: CsvFile, faults: FaultList): boolean {
  const before = faults.count();
  for (const [field, column] of Object.entries(columns)) {
    const count = heading.filter((name) => name === column).length;
    if (count === 0) faults.add({ file, line: 1 }, field, `the file has no column "${column}"`);
    if (count > 1) faults.add({ file, line: 1 }, field, `the file has ${count} columns "${column}"`);
  }
  return faults.count() === before;
}

/** What is wrong with a file that cannot be read further. @param end the last line of the last row that could be read */
function unreadable(error: unknown, encoding: string, end: number): { readonly line: number; readonly reason: string } {
  // The decoder throws a TypeError.
  if (error instanceof TypeError) return { line: end, reason: `is no text in ${encoding}` };
  if (!(error instanceof CsvError))
    return { line: end, reason: error instanceof Error ? error.message : String(error) };
  // These are found far behind the row, because a quote that is not closed takes all lines after it.
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return { line: end + 1, reason: 'a row has more than 8 MB: is a quote not closed?' };
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return { line: end + 1, reason: 'a quote is not closed' };
  const { lines } = error as { readonly lines?: unknown };
  return { line: typeof lines === 'number' ? lines : end, reason: error.message };
}

/**
 * The rows of a CSV file with a heading, in the fields of its mapping. A heading without a column of the mapping is a fault, and no
 * row is read. A row that cannot be read is a fault, and the rows after it are not read.
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
  let isReadable = true;
  let end = 1;
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: maxLineBytes,
    columns(heading: readonly string[]) {
      isReadable = checkHeading(heading, mapping, faults);
      return [...heading];
    },
    on_record(parsed: unknown, { lines }) {
      end = lines;
      return parsed;
    },
  });
  const decoded = Readable.toWeb(createReadStream(whole)).pipeThrough(new TextDecoderStream(encoding, { fatal: true }));
  const source = Readable.fromWeb(decoded);
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const parsed of source.pipe(parser)) {
      if (!isReadable) return;
      const { record, info } = parsed as { record: Readonly<Record<string, string>>; info: { lines: number } };
      // A row ends at `info.lines`, and quoted values may have lines.
      const line = info.lines - Object.values(record).reduce((lines, value) => lines + value.split('\n').length - 1, 0);
      const written = (field: string): string => {
        const column = columns[field];
        const text = column === undefined ? '' : (record[column] ?? '');
        const known = values[field];
        return (known && Object.hasOwn(known, text) ? known[text] : text) ?? '';
      };
      yield {
        location: { file, line },
        of: (field) => written(field) || (constants[field] ?? ''),
        written,
        length: Object.values(record).reduce((sum, value) => sum + value.length + 1, 0),
      };
    }
  } catch (error) {
    const { line, reason } = unreadable(error, encoding, end);
    faults.add({ file, line }, '', reason);
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
