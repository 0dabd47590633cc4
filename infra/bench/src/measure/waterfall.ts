/** When a file was asked for, and when it was there, on any one clock. */
export type Interval = { url: string; start: number; end: number };

/**
 * The longest chain of files each of which was asked for after the one before it was there: nobody could have known of it
 * earlier. Its length is the number of rounds; files that were asked for together are one round, however many there are.
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
