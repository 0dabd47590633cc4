import type { ProductOption } from 'shared-contracts/entities';
import type { OrderRow } from './order-rows.ts';

export type PastedList = {
  readonly rows: readonly Omit<OrderRow, 'id'>[];
  /** Lines whose size the product does not have, as they were pasted. */
  readonly unknown: readonly string[];
};

type Column = 'size' | 'amount' | 'name' | 'number' | 'other';

const headings: readonly (readonly [RegExp, Column])[] = [
  [/^(gr(ö|oe)(ß|ss)e|size)$/i, 'size'],
  [/^(anzahl|st(ü|ue)ck|menge|amount|quantity|pieces)$/i, 'amount'],
  [/^(name|spieler(in)?|player)$/i, 'name'],
  [/^(nummer|nr\.?|number|no\.?)$/i, 'number'],
];

const columnOf = (cell: string): Column => headings.find(([pattern]) => pattern.test(cell))?.[1] ?? 'other';

const normal = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(',', '.');

/** Cells of a line: spreadsheets copy tabs, exports have semicolons. */
const cellsOf = (line: string): string[] => line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());

const isCount = (cell: string | undefined): boolean => /^\d{1,2}$/.test(cell ?? '');

/** The columns of a line without headings: size first, then amount, name, number, as far as they can be told apart. */
function guessColumns([, second, third, fourth]: readonly string[]): Column[] {
  if (third === undefined) return ['size', isCount(second) ? 'amount' : 'name'];
  if (fourth === undefined) return isCount(second) ? ['size', 'amount', 'name'] : ['size', 'name', 'number'];
  return ['size', 'amount', 'name', 'number'];
}

/** Reads rows that were copied from a spreadsheet, with or without a line of headings. Empty lines are left out. */
export function readPastedList(text: string, options: readonly ProductOption[]): PastedList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const first = cellsOf(lines[0] ?? '').map(columnOf);
  const columns = first.includes('size') ? first : null;
  const rows: Omit<OrderRow, 'id'>[] = [];
  const unknown: string[] = [];
  for (const line of columns ? lines.slice(1) : lines) {
    const cells = cellsOf(line);
    const named = columns ?? guessColumns(cells);
    const cell = (column: Column): string => cells[named.indexOf(column)] ?? '';
    const option = options.find(({ title }) => normal(title) === normal(cell('size')));
    if (option)
      rows.push({ option: option.id, amount: cell('amount') || '1', name: cell('name'), number: cell('number') });
    else unknown.push(line.trim().replace(/\t/g, ' '));
  }
  return { rows, unknown };
}
