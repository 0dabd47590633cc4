import type { ProductOption } from 'shared-contracts/entities';
import type { OrderRow } from './order-rows.ts';

export type PastedList = {
  readonly rows: readonly Omit<OrderRow, 'id'>[];
  /** Lines whose size the product does not have, as they were pasted. */
  readonly unknown: readonly string[];
  /** Headings of columns that are not read, as they were pasted. */
  readonly unread: readonly string[];
  /** Whether the numbers before names were read as numbers to print: they could be amounts. */
  readonly isGuessed: boolean;
  /** Number of lines beyond those that one request may add to the cart. */
  readonly leftOut: number;
  /** All lines that were not imported, with the headings, to be corrected; empty if there are none. */
  readonly rest: string;
};

/** Most items that the API adds in one call. */
export const mostRows = 60;
/** Most unknown lines that the message lists. */
const mostUnknown = 5;

type Column = 'size' | 'amount' | 'name' | 'number' | 'other';

const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(gr(ö|oe)(ß|ss)e|size)$/i, 'size'],
  [/^(anzahl|st(ü|ue)ck|menge|amount|quantity|pieces)$/i, 'amount'],
  [/^((spieler|spielerin|vor|nach|trikot|player|shirt|last)[- ]?)?name$|^(spieler(in)?|player)$/i, 'name'],
  [/^((r(ü|ue)cken|trikot|spieler|shirt|jersey|player)[- ]?)?(nummer|nr\.?|number|no\.?)$|^#$/i, 'number'],
];

/** Of several number columns, the one with the number to print; the same for names. A list of players may be numbered, too. */
const ofPrint = /^(r(ü|ue)cken|trikot|shirt|jersey)/i;

const columnOf = (cell: string): Column => headings.find(([pattern]) => pattern.test(cell))?.[1] ?? 'other';

/** The kind of each column; each kind is used for one column only. */
function columnsOf(cells: readonly string[]): Column[] {
  const kinds = cells.map(columnOf);
  return kinds.map((kind, index) => {
    const alike = cells.flatMap((cell, at) => (kinds[at] === kind ? [{ cell, at }] : []));
    const chosen = alike.find(({ cell }) => ofPrint.test(cell)) ?? alike[0];
    return chosen?.at === index ? kind : 'other';
  });
}

const normal = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(',', '.');

/** A comma between cells: not one between digits, which is a decimal separator, nor one in quotes, which is part of a name. */
const separatingComma = /(?:(?<!\d),|,(?!\d))(?=(?:[^"]*"[^"]*")*[^"]*$)/;

/** Cells of a line: copied spreadsheets have tabs, exports have semicolons or commas and may have quotes. */
const cellsOf = (line: string): string[] =>
  line.split(['\t', ';'].find((separator) => line.includes(separator)) ?? separatingComma).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** Also matches numbers that cannot be ordered: these are reported as invalid amounts, and not printed. */
const isCount = (cell: string | undefined): boolean => /^[-+]?\d+([.,]\d+)?$/.test(cell ?? '');

const numberFirst: readonly Column[] = ['size', 'number', 'name'];

/**
 * Guesses the columns of a line without headings: size first, then amount, name, number, as far as they can be told apart. Usually a name
 * is printed on one piece, so a number before it is a number to print.
 */
function guessColumns([, second, third, fourth]: readonly string[], isPrintable: boolean): readonly Column[] {
  if (third === undefined) return ['size', isCount(second) ? 'amount' : 'name'];
  if (fourth === undefined && !isCount(second)) return ['size', 'name', 'number'];
  if (fourth === undefined && isPrintable && /^\d{1,2}$/.test(second ?? '') && third !== '') return numberFirst;
  return ['size', 'amount', 'name', 'number'];
}

type Limits = {
  /** Whether the product can be printed. */
  readonly isPrintable?: boolean;
  /** Most rows to import. */
  readonly most?: number;
};

/** Reads rows that were copied from a spreadsheet, with or without headings. Empty lines are ignored. */
export function readPastedList(
  text: string,
  options: readonly ProductOption[],
  { isPrintable = true, most = mostRows }: Limits = {},
): PastedList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const first = cellsOf(lines[0] ?? '');
  const columns = first.some((cell) => columnOf(cell) === 'size') ? columnsOf(first) : null;
  const rows: Omit<OrderRow, 'id'>[] = [];
  const unknown: string[] = [];
  const rest: string[] = [];
  let leftOut = 0;
  let isGuessed = false;
  for (const line of columns ? lines.slice(1) : lines) {
    const cells = cellsOf(line);
    const named = columns ?? guessColumns(cells, isPrintable);
    const cell = (column: Column): string => cells[named.indexOf(column)] ?? '';
    const option = options.find(({ title }) => normal(title) === normal(cell('size')));
    if (option && rows.length < most) {
      isGuessed ||= named === numberFirst;
      rows.push({ option: option.id, amount: cell('amount') || '1', name: cell('name'), number: cell('number') });
      continue;
    }
    rest.push(line);
    if (rows.length >= most) leftOut += 1;
    else if (unknown.length <= mostUnknown)
      unknown.push(unknown.length < mostUnknown ? line.trim().replace(/\t/g, ' ').slice(0, 60) : '…');
  }
  if (columns && rest.length > 0) rest.unshift(lines[0] ?? '');
  const unread = first.filter((cell, index) => cell !== '' && columns?.[index] === 'other');
  return { rows, unknown, unread, isGuessed, leftOut, rest: rest.join('\n') };
}
