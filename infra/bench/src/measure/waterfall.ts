/** When a file was requested and when it had arrived, on the same clock. */
export type Interval = { url: string; start: number; end: number };

/**
 * The longest chain of files in which each was requested after the previous one had arrived. Its length is the number of round trips;
 * files that were requested in parallel count as one.
 */
export function longestChain(intervals: readonly Interval[]): Interval[] {
  const chains = new Map<Interval, Interval[]>();
  let longest: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.start - b.start)) {
    let before: Interval[] = [];
    for (const [earlier, chain] of chains) {
      if (earlier.end <= interval.start && chain.length > before.length) before = chain;
    }
    const chain = [...before, interval];
    chains.set(interval, chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}
