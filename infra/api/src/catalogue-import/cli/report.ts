import { type Fault, faultText } from '@bergauf/catalogue-format/faults/fault';
import type { ReadResult } from '@bergauf/catalogue-format/folder/read-catalogue';
import type { ImportChanges, TableChanges } from '../apply/apply-staged.ts';
import { delistingText } from '../delisting-limit.ts';
import type { DifferenceResult, RowDifference } from '../differences.ts';

const countText = ({ inserted, updated, deleted }: TableChanges) =>
  [
    [inserted, 'new'],
    [updated, 'changed'],
    [deleted, 'removed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');

/** One line for each fault, and the number of further ones. */
export function faultLines({
  faults,
  faultCount,
}: Pick<ReadResult, 'faultCount'> & { readonly faults: readonly Fault[] }) {
  const more = faultCount - faults.length;
  return [...faults.map(faultText), ...(more > 0 ? [`… and ${more} more.`] : [])];
}

/** Most entries of an archive that are listed. */
const shownEntries = 5;

/** What was left out of an archive. */
export function leftOutLines(entries: readonly string[]): readonly string[] {
  if (entries.length === 0) return [];
  const more = entries.length - shownEntries;
  const names = entries.slice(0, shownEntries).join(', ');
  return [`Left out, because of its name or because it is a link: ${names}${more > 0 ? ` and ${more} more` : ''}`];
}

/** What was read: `20 brands, 2400 products`. */
export function countLine({ counts }: Pick<ReadResult, 'counts'>): string {
  return Object.entries(counts)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');
}

export function changeLines({ tables, delisted, relisted }: ImportChanges): readonly string[] {
  const lines = Object.entries(tables).flatMap(([table, changes]) => {
    const text = countText(changes);
    return text === '' ? [] : [`${table}: ${text}`];
  });
  if (delisted > 0) lines.push(`products: ${delisted} delisted`);
  if (relisted > 0) lines.push(`products: ${relisted} back`);
  return lines.length === 0 ? ['Nothing has changed.'] : lines;
}

const shortened = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function differenceLines({ change, key, columns }: RowDifference): readonly string[] {
  const details = columns.map(({ name, stored, imported }) => `${name}: ${shortened(stored)} → ${shortened(imported)}`);
  return [`  ${change} ${key}`, ...details.map((line) => `    ${line}`)];
}

export function differenceReport(result: Extract<DifferenceResult, { ok: true }>): readonly string[] {
  const { tables, delisted, relisted, delisting } = result;
  const counts = changeLines({ tables: Object.fromEntries(tables.map((one) => [one.table, one])), delisted, relisted });
  const first = tables.flatMap(({ table, first: rows }) =>
    rows.length === 0 ? [] : [`${table}:`, ...rows.flatMap(differenceLines)],
  );
  const report = first.length === 0 ? counts : [...counts, '', 'First differences:', ...first];
  return delisting ? [...report, '', delistingText(delisting)] : report;
}
