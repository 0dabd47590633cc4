import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { TextDecoderStream, TransformStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import type { FaultList, Location } from '../faults/fault.ts';
import { maxLineBytes } from '../folder/read-lines.ts';
import { encodingFault } from './encoding-fault.ts';
import type { CsvFile } from './mapping.ts';

export type Row = {
  readonly kind: 'row';
  readonly location: Location;
  /** The value of a field: from its column, translated, or the constant. Empty if there is none. */
  of(field: string): string;
  /** The value of a field without the constants. */
  written(field: string): string;
  /** Characters of the row, about as many as bytes. */
  readonly length: number;
};

/** A row with a fault of its form, which is in the list of faults. */
export type LeftOutRow = {
  readonly kind: 'left-out';
  readonly location: Location;
  /** The id of its product; null if it is not known, as in a row with a wrong quote, of which the parser tells only the line. */
  readonly id: string | null;
};

/** Adds a fault for each column of the mapping that the heading lacks or has twice. @returns whether the rows can be read */
function checkHeading(
  heading: readonly string[],
  { file, columns, delimiter = ';' }: CsvFile,
  faults: FaultList,
): boolean {
  const before = faults.count();
  const [only = ''] = heading;
  if (heading.length === 1 && Object.values(columns).some((column) => column !== only)) {
    const delimiterName = delimiter === '\t' ? 'a tab' : `"${delimiter}"`;
    faults.add(
      { file, line: 1 },
      '',
      `the heading has one column: mapping.json says that ${delimiterName} separates them`,
    );
    return false;
  }
  for (const [field, column] of Object.entries(columns)) {
    const count = heading.filter((name) => name === column).length;
    if (count === 0) faults.add({ file, line: 1 }, field, `the file has no column "${column}"`);
    if (count > 1) faults.add({ file, line: 1 }, field, `the file has ${count} columns "${column}"`);
  }
  return faults.count() === before;
}

/**
 * How far a file has been read: the last line of the last row, how many columns the heading has, and the lines of rows with a wrong quote
 * that have not been yielded.
 */
type Read = { end: number; columns: number; readonly misquoted: number[] };

/** The fault of a file that cannot be read further. */
function unreadable(error: unknown, { end }: Read): { readonly line: number; readonly reason: string } {
  if (!(error instanceof CsvError))
    return { line: end, reason: error instanceof Error ? error.message : String(error) };
  // These are found far behind the row, because a quote that is not closed takes all lines after it.
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return { line: end + 1, reason: 'a row has more than 8 MB: is a quote not closed?' };
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return { line: end + 1, reason: 'a quote is not closed' };
  if (error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    return { line: end + 1, reason: 'a quote is not closed, or stands inside a value without a second one before it' };
  }
  const { lines } = error as { readonly lines?: unknown };
  const line = typeof lines === 'number' ? lines : end;
  if (error.code === 'INVALID_OPENING_QUOTE') {
    return { line, reason: 'a value with quotes is written in quotes, with "" for each of its own' };
  }
  return { line, reason: error.message };
}

/** Ends lines with U+000A alone: the parser counts CR LF inside a quoted value as two lines. */
function oneCharacterLineEnds(): TransformStream<string, string> {
  let isAfterReturn = false;
  return new TransformStream({
    transform(part, controller) {
      const text = isAfterReturn ? `\r${part}` : part;
      isAfterReturn = text.endsWith('\r');
      controller.enqueue((isAfterReturn ? text.slice(0, -1) : text).replaceAll('\r\n', '\n'));
    },
    flush(controller) {
      if (isAfterReturn) controller.enqueue('\r');
    },
  });
}

/**
 * The rows of a CSV file with a heading, in the fields of its mapping. A file in another encoding, or whose heading lacks a column of the
 * mapping or has a wrong quote, has a fault, and no row is read. A row with too few or too many values, or with a quote inside a value, is
 * a fault, and yielded as one that is left out. After a quote that is not closed, which hides where rows begin, no further row is read.
 * @param idField the field with the id of the product
 * @param onUnread called when rows have not been read, or left out, and it is not known of which products they are
 */
export async function* readRows(
  folder: string,
  mapping: CsvFile,
  idField: 'id' | 'product',
  faults: FaultList,
  onUnread: () => void,
): AsyncGenerator<Row | LeftOutRow, void, undefined> {
  const { file, delimiter = ';', encoding = 'utf-8' } = mapping;
  const columns: Readonly<Record<string, string | undefined>> = mapping.columns;
  const constants: Readonly<Record<string, string | undefined>> = mapping.constants ?? {};
  const values: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = mapping.values ?? {};
  const whole = path.join(folder, file);
  if (!(await stat(whole).catch(() => null))?.isFile()) {
    faults.add({ file, line: null }, '', 'is missing');
    onUnread();
    return;
  }
  const wrongEncoding = await encodingFault(whole, encoding);
  if (wrongEncoding !== null) {
    faults.add({ file, line: wrongEncoding.line }, '', wrongEncoding.reason);
    onUnread();
    return;
  }
  let isReadable = true;
  let lastMisquoted = 0;
  const read: Read = { end: 0, columns: 0, misquoted: [] };
  const misquoted = (line: number): LeftOutRow => ({ kind: 'left-out', location: { file, line }, id: null });
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    skip_empty_lines: true,
    // A spreadsheet writes empty rows with their delimiters.
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: maxLineBytes,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip(error) {
      if (!isReadable) return;
      // Other faults hide where the next row begins: they end the reading.
      const isOfRow = error?.code === 'INVALID_OPENING_QUOTE' && read.columns > 0;
      // The parser would skip the first row instead of the heading.
      if (!isOfRow) throw error ?? new Error('the row cannot be read');
      const { line, reason } = unreadable(error, read);
      // Called for each quote of a row.
      if (line === lastMisquoted) return;
      faults.add({ file, line }, '', reason);
      read.misquoted.push(line);
      onUnread();
      lastMisquoted = line;
    },
    columns(heading: readonly string[]) {
      read.columns = heading.length;
      read.end = 1;
      isReadable = checkHeading(heading, mapping, faults);
      return [...heading];
    },
    on_record(parsed: unknown, { lines }) {
      read.end = lines;
      return parsed;
    },
  });
  const decoded = Readable.toWeb(createReadStream(whole)).pipeThrough(new TextDecoderStream(encoding, { fatal: true }));
  const source = Readable.fromWeb(decoded.pipeThrough(oneCharacterLineEnds()));
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const parsed of source.pipe(parser)) {
      if (!isReadable) break;
      const { record, info } = parsed as {
        record: Readonly<Record<string, string>>;
        info: { lines: number; error?: { readonly record?: unknown } };
      };
      const counted: unknown = info.error?.record;
      // Values without a column are in the record of the error alone.
      const all: readonly string[] = Array.isArray(counted) ? counted : Object.values(record);
      // A row ends at `info.lines`, and quoted values may have lines.
      const line = info.lines - all.reduce((lines, value) => lines + value.split('\n').length - 1, 0);
      // The parser is ahead of the rows that are yielded.
      while ((read.misquoted[0] ?? line) < line) yield misquoted(read.misquoted.shift() ?? line);
      const written = (field: string): string => {
        const column = columns[field];
        const text = column === undefined ? '' : (record[column] ?? '');
        const known = values[field];
        return (known && Object.hasOwn(known, text) ? known[text] : text) ?? '';
      };
      const of = (field: string): string => written(field) || (constants[field] ?? '');
      if (Array.isArray(counted)) {
        const reason = `the row has ${counted.length} values, and the heading ${read.columns} columns`;
        faults.add({ file, line }, '', reason);
        const id = of(idField) || null;
        if (id === null) onUnread();
        yield { kind: 'left-out', location: { file, line }, id };
        continue;
      }
      const length = all.reduce((sum, value) => sum + value.length + 1, 0);
      yield { kind: 'row', location: { file, line }, of, written, length };
    }
    for (const line of read.misquoted) yield misquoted(line);
    if (read.columns === 0) faults.add({ file, line: null }, '', 'is empty, without a heading');
    if (!isReadable || read.columns === 0) onUnread();
  } catch (error) {
    const { line, reason } = unreadable(error, read);
    faults.add({ file, line }, '', reason);
    onUnread();
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

/** Fault message for a text that is not a price. */
export const noPrice = (text: string, { decimal = ',', money = 'euro' }: Numbers): string =>
  `"${text}" is no price in ${money} with the decimal sign "${decimal}" of mapping.json`;
