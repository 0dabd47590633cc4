/** Kilobytes of 1,024 bytes. */
export const kB = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Milliseconds, or `never`. */
export const ms = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : 'never');

/** Milliseconds with tenths. */
export const fineMs = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : 'never');

export const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(2) : 'never';

/** Requests a second, with tenths below 100. */
export const rate = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

/** A plain text table: the first column is aligned left, the others, which hold figures, right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_title, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    widths
      .map((width, column) => {
        const text = row[column] ?? '';
        return column === 0 ? text.padEnd(width) : text.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
