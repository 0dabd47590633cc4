import { expect, it } from 'vitest';
import { continuedHistory, type DatedPrice, lowestBeforeReduction } from './lowest-price.ts';

/** Histories of one day, from the price that was valid before. */
const afterChanges = (before: readonly DatedPrice[], ...prices: readonly number[]) =>
  prices.reduce((history, vk) => continuedHistory(history, vk, '2026-03-02'), before);

const before = [{ from: '2026-01-01', vk: 100 }];

it('keeps the last price of a day, and a lower one that was valid for a part of it', () => {
  expect(afterChanges(before, 60)).toEqual([...before, { from: '2026-03-02', vk: 60 }]);
  expect(afterChanges(before, 60, 80)).toEqual([...before, { from: '2026-03-02', vk: 80, lowest: 60 }]);
  expect(afterChanges(before, 60, 80, 100)).toEqual([...before, { from: '2026-03-02', vk: 100, lowest: 60 }]);
  expect(afterChanges(before, 60, 80, 50)).toEqual([...before, { from: '2026-03-02', vk: 50 }]);
  expect(afterChanges(before, 100)).toEqual(before);
});

it('the lowest price before a reduction includes prices that were valid for a part of a day', () => {
  expect(lowestBeforeReduction(afterChanges(before, 60))).toBe(100);
  expect(lowestBeforeReduction(afterChanges(before, 60, 80))).toBe(60);
  const later = { from: '2026-03-20', vk: 90 };
  expect(lowestBeforeReduction([...afterChanges(before, 60, 100), later])).toBe(60);
  // The day on which the 30 days begin is one of them.
  expect(lowestBeforeReduction([...afterChanges(before, 60, 100), { from: '2026-04-01', vk: 90 }])).toBe(60);
  // That day is more than 30 days ago, the price after it is not.
  expect(lowestBeforeReduction([...afterChanges(before, 60, 100), { from: '2026-05-20', vk: 90 }])).toBe(100);
});
