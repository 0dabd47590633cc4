import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstPage, pagesOf, readPage, spreadAt, turnedPage } from './spreads.ts';

const count = fc.integer({ min: 1, max: 40 });
const layout = fc.constantFrom('single' as const, 'double' as const);

test.each([
  [1, 10, 'double', { left: null, right: 1 }],
  [2, 10, 'double', { left: 2, right: 3 }],
  [3, 10, 'double', { left: 2, right: 3 }],
  [10, 10, 'double', { left: 10, right: null }],
  [9, 9, 'double', { left: 8, right: 9 }],
  [1, 1, 'double', { left: null, right: 1 }],
  [4, 10, 'single', { left: null, right: 4 }],
] as const)('page %i of %i, %s, is open with its neighbour', (page, count, layout, spread) => {
  expect(spreadAt(page, count, layout)).toEqual(spread);
});

describe('turning from the front cover', () => {
  it('shows each page once and ends at the last one', () => {
    fc.assert(
      fc.property(count, layout, (count, layout) => {
        const shown: number[] = [];
        for (let page: number | null = 1; page !== null; page = turnedPage(page, 1, count, layout))
          shown.push(...pagesOf(spreadAt(page, count, layout)));
        expect(shown).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      }),
    );
  });

  it('is undone by turning back', () => {
    fc.assert(
      fc.property(count, layout, fc.integer({ min: 1, max: 40 }), (count, layout, wanted) => {
        const page = firstPage(spreadAt(Math.min(wanted, count), count, layout));
        const next = turnedPage(page, 1, count, layout);
        if (next !== null) expect(turnedPage(next, -1, count, layout)).toBe(page);
        else expect(pagesOf(spreadAt(page, count, layout))).toContain(count);
      }),
    );
  });
});

test.each([
  [null, 1],
  ['4', 4],
  ['99', 10],
  ['0', 1],
  ['-3', 1],
  ['4.5', 1],
  ['4 ', 1],
  ['<script>', 1],
  ['99999999999', 1],
])('?seite=%s opens page %i of ten', (text, page) => {
  expect(readPage(text, 10)).toBe(page);
});
