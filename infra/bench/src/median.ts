/**
 * The median: the middle of the sorted values, or the mean of the two middle ones. `Infinity`, for events that did not happen, sorts last.
 * @throws for an empty list
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return upper === lower ? upper : (lower + upper) / 2;
}

/** The value that this share of the values does not exceed: `percentile(values, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/** The median of each field of some records of the same shape. */
export function medians<Name extends string>(records: readonly Readonly<Record<Name, number>>[]): Record<Name, number> {
  const [first] = records;
  if (!first) throw new Error('There is no median of nothing.');
  const names = Object.keys(first) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(records.map((record) => record[name]))])) as Record<
    Name,
    number
  >;
}
