import { describe, expect, it } from 'vitest';
import { generateCatalogue } from './generate.ts';
import { pricePoint } from './price-ladder.ts';
import { allSizes } from './sizes.ts';

const catalogue = generateCatalogue({ products: 300, seed: 1 });
const variants = catalogue.flatMap((product) => product.variants);

describe('the catalogue generator', () => {
  it('makes the same catalogue from the same seed, and another from another', () => {
    expect(generateCatalogue({ products: 300, seed: 1 })).toEqual(catalogue);
    expect(generateCatalogue({ products: 300, seed: 2 })).not.toEqual(catalogue);
  });

  it.each([1, 12, 60, 300, 2400])('makes exactly %i products', (products) => {
    expect(generateCatalogue({ products, seed: 5 })).toHaveLength(products);
  });

  it('gives every product, variant and option an id and every variant a path of its own', () => {
    const options = variants.flatMap((variant) => variant.options);
    for (const things of [catalogue, variants, options]) {
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    }
    expect(new Set(variants.map(({ path }) => path)).size).toBe(variants.length);
    expect(variants.every(({ path }) => /^\/p\/[a-z0-9-]+\/$/.test(path))).toBe(true);
  });

  it('keeps the price types in order, and names the lowest price exactly where something is reduced', () => {
    for (const { rrp, vk, premium, staff, pro, lowest30Days, saleType } of catalogue) {
      expect(staff).toBeLessThan(pro);
      expect(pro).toBeLessThan(premium);
      expect(premium).toBeLessThan(vk);
      expect(vk).toBeLessThanOrEqual(rrp);
      expect(lowest30Days === null).toBe(vk === rrp || saleType === 'refurbished');
    }
  });

  it('has reduced products, sold-out sizes and one to four colours', () => {
    expect(catalogue.filter(({ vk, rrp }) => vk < rrp).length).toBeGreaterThan(50);
    expect(variants.flatMap(({ options }) => options).filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(
      300,
    );
    expect(new Set(catalogue.map((product) => product.variants.length))).toEqual(new Set([1, 2, 3, 4]));
  });

  it('sells only sizes that the filter knows', () => {
    const titles = variants.flatMap(({ options }) => options.map(({ title }) => title));
    expect(titles.filter((title) => !allSizes.includes(title))).toEqual([]);
  });

  it('fills in every description', () => {
    for (const { descriptions } of catalogue) {
      expect(descriptions.at).not.toContain('{');
      expect(descriptions.at.length).toBeGreaterThan(150);
    }
  });
});

it.each([
  [62, 5995],
  [87, 8495],
  [104, 9995],
  [133, 12_995],
  [1310, 129_990],
])('%i euros come near the price point %i cents', (euros, cents) => {
  expect(pricePoint(euros)).toBe(cents);
});
