import { describe, expect, it } from 'vitest';
import { median, medians, percentile } from './median.ts';

describe('the median', () => {
  it.each([
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

  it('is infinite when most runs never finished', () => {
    expect(median([1200, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
    expect(median([1200, Number.POSITIVE_INFINITY, 1300])).toBe(1300);
  });

  it('of nothing is refused', () => expect(() => median([])).toThrow());

  it('leaves the list as it was', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

it('a percentile is one of the measured figures', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile([7], 0.99)).toBe(7);
});

it('the median of each figure is taken separately', () => {
  expect(
    medians([
      { fcp: 1, lcp: 30 },
      { fcp: 3, lcp: 10 },
      { fcp: 2, lcp: 20 },
    ]),
  ).toEqual({ fcp: 2, lcp: 20 });
});
