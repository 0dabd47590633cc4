import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteLocale } from './app/site-config.ts';
import { discountPercent, formatPrice, isDiscountShown, parsePrice, reductionOf } from './pricing.ts';

describe('parsePrice', () => {
  it.each([
    ['1.299,90', 1299.9],
    ['1,299.90', 1299.9],
    ['1.299', 1299],
    ['1.299.000', 1_299_000],
    ['1.299.000,5', 1_299_000.5],
    ['1,299', 1.299],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['0,99', 0.99],
    [',99', 0.99],
    ['€ 12,5', 12.5],
    ['€\u00a01.299,90', 1299.9],
    ['12,90 EUR', 12.9],
    ['12,-', 12],
    ['€ 12,–', 12],
    ['1 299,90', 1299.9],
    ["1'299.90", 1299.9],
    ['-5,00', -5],
    ['€ -5,00', -5],
    ['79', 79],
    ['0', 0],
  ])('parses %j as %d', (text, euros) => {
    expect(parsePrice(text)).toBe(euros);
  });

  it.each(['', '   ', 'gratis', '€', '-', ',', '.', '.,.', '9'.repeat(400)])('finds no price in %j', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it.each(['10-20', '9,90 - 19,90', '50–100', '50 – 100', '50 bis 100', '50,-–100,-', '€ 50 / € 100', '1e5', '2x50'])(
    'finds no single number in %j',
    (text) => {
      expect(parsePrice(text)).toBeNull();
    },
  );

  it.each(['1', '1,', ' 1', '1.', 'a1'])('takes linear time for %j, repeated many times', (text) => {
    // A pattern of quadratic time would take a minute.
    expect(parsePrice(text.repeat(100_000))).toBeNull();
  });

  it('returns a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- €x') }), (text) => {
        const value = parsePrice(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

describe('formatPrice', () => {
  it.each([
    [129_990, 'at', '€\u00a01.299,90'],
    [129_990, 'en', '€\u00a01,299.90'],
    [1_234_567_890, 'at', '€\u00a012.345.678,90'],
    [5, 'at', '€\u00a00,05'],
    [0, 'en', '€\u00a00.00'],
  ] as const)('writes %d cents in %s as %s', (cents, locale, text) => {
    expect(formatPrice(cents, locale)).toBe(text);
  });

  it('is parsed by parsePrice as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('at', 'en'), (cents, locale) => {
        expect(Math.round((parsePrice(formatPrice(cents, locale)) ?? Number.NaN) * 100)).toBe(cents + 0);
      }),
    );
  });
});

describe('discountPercent', () => {
  it.each([
    [7100, 10_000, 29],
    [7999, 10_000, 20],
    [8001, 10_000, 19],
    [9999, 10_000, 0],
    [10_000, 10_000, 0],
    [12_000, 10_000, 0],
    [0, 10_000, 100],
    [500, 0, 0],
    [500, -1, 0],
  ])('for %d instead of %d cents is %d', (price, recommended, percent) => {
    expect(discountPercent(price, recommended)).toBe(percent);
  });

  it('never overstates the discount, and understates it by less than one percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e7 }), fc.integer({ min: 1, max: 1e7 }), (price, recommended) => {
        fc.pre(price < recommended);
        const percent = discountPercent(price, recommended);
        const saved = (recommended - price) * 100;
        expect(percent * recommended).toBeLessThanOrEqual(saved);
        expect((percent + 1) * recommended).toBeGreaterThan(saved);
      }),
    );
  });
});

it.each([
  [1, 0, true],
  [0, 0, false],
  [20, 20, false],
  [21, 20, true],
])('a discount of %d %% with the limit %d: shown %s', (percent, limit, shown) => {
  expect(isDiscountShown(percent, limit)).toBe(shown);
});

it.each<[number, number, SiteLocale, number, ReturnType<typeof reductionOf>]>([
  [8000, 10000, 'at', 0, { percent: 20, recommended: 10000 }],
  [8000, 10000, 'en', 19, { percent: 20, recommended: 10000 }],
  [8000, 10000, 'at', 20, null],
  [8000, 10000, 'hu', 0, { percent: 20, recommended: null }],
  [8000, 10000, 'cz', 0, { percent: 20, recommended: null }],
  [10000, 10000, 'at', 0, null],
  [9999, 10000, 'at', 0, null],
  [8000, 0, 'at', 0, null],
])('%d cents of %d recommended in %s, limit %d: %o', (cents, recommended, locale, discountShowLimit, shown) => {
  expect(reductionOf(cents, recommended, { locale, discountShowLimit })).toEqual(shown);
});
