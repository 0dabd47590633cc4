/** Lines of a table with aligned columns, the last one unpadded. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [head, ...rows];
  const widths = head.map((_title, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `2025-03-01 14:05:09 UTC` of an ISO time. */
export const readableTime = (iso: string): string => `${iso.slice(0, 19).replace('T', ' ')} UTC`;
