import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { discountBucket } from './discount-bucket.ts';

test.each([
  [0, '0'],
  [1, '1-10'],
  [10, '1-10'],
  [11, '11-20'],
  [50, '41-50'],
  [91, '91-100'],
  [100, '91-100'],
])('%s percent is in %s', (percent, bucket) => {
  expect(discountBucket(percent)).toBe(bucket);
});

it('every percent is within the bounds of its bucket, and there are eleven', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
      const [from = 0, to = from] = discountBucket(percent).split('-').map(Number);
      expect(percent).toBeGreaterThanOrEqual(from);
      expect(percent).toBeLessThanOrEqual(to);
    }),
  );
  expect(new Set(Array.from({ length: 101 }, (_, percent) => discountBucket(percent))).size).toBe(11);
});
