/**
 * The value of a cut.
 * @throws for a cut that does not exist, which is a mistake in a drawing
 */
export function at<T>(values: readonly T[], cut: number): T {
  const value = values[cut];
  if (value === undefined) throw new Error(`There is no cut ${cut}`);
  return value;
}

/** Words that identify a cut in rules and tests, such as `['trainer', 'racer']`. */
export type CutNames = readonly [string, ...string[]];
