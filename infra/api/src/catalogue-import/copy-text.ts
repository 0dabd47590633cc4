import type { ImportRow } from './import-tables.ts';

const special = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function field(value: unknown): string {
  if (typeof value === 'number') return `${value}`;
  if (value === null || value === undefined) return '\\N';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.replace(special, (character) => escapes[character] ?? character);
}

/** Rows in the text format of PostgreSQL's `copy`. Objects and arrays become JSON. */
export function copyText(columns: readonly string[], rows: readonly ImportRow[]): string {
  return rows.map((row) => `${columns.map((column) => field(row[column])).join('\t')}\n`).join('');
}
