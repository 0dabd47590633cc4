import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, longestChain } from './waterfall.ts';

const file = (url: string, start: number, end: number): Interval => ({ url, start, end });
const urls = (intervals: Interval[]): string[] => longestChain(intervals).map(({ url }) => url);

describe('the waterfall', () => {
  it('of a page without scripts has no round', () => expect(urls([])).toEqual([]));

  it('has one round when all scripts are requested before the first one arrives', () => {
    expect(urls([file('shell', 0, 400), file('entry', 2, 410), file('chunk', 399, 800)])).toHaveLength(1);
  });

  it('follows a script that waits for another', () => {
    expect(
      urls([file('shell', 0, 400), file('entry', 5, 405), file('chunk', 410, 820), file('late', 830, 1240)]),
    ).toEqual(['shell', 'chunk', 'late']);
  });

  it('counts a file that is requested the moment the previous one arrives', () => {
    expect(urls([file('a', 0, 10), file('b', 10, 20)])).toEqual(['a', 'b']);
  });

  it('does not depend on the order of the log', () => {
    const log = [file('late', 830, 1240), file('chunk', 410, 820), file('shell', 0, 400)];
    expect(urls(log)).toEqual(['shell', 'chunk', 'late']);
  });

  it('is a chain to which no other file could be appended', () => {
    const interval = fc
      .record({ url: fc.string(), start: fc.nat(1000), length: fc.integer({ min: 1, max: 300 }) })
      .map(({ url, start, length }) => file(url, start, start + length));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 40 }), (intervals) => {
        const chain = longestChain(intervals);
        for (const [index, next] of chain.entries()) {
          expect(chain[index - 1]?.end ?? 0).toBeLessThanOrEqual(next.start);
        }
        const end = chain.at(-1)?.end ?? 0;
        expect(intervals.filter(({ start }) => start >= end)).toEqual([]);
      }),
    );
  });
});
