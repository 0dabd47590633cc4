import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { productKinds } from '../pictures/index.ts';
import { additionValues } from '../reference/additions.ts';
import { allCategories, categoryTrail } from '../reference/categories.ts';
import { allSizes } from '../reference/sizes.ts';
import { testDemoOptions } from '../testing/test-options.ts';
import { generateCatalogue, generateProducts } from './generate.ts';
import { lowestBeforeReduction } from './price-history.ts';
import { pricePoint } from './price-ladder.ts';

const catalogue = generateCatalogue(testDemoOptions);
const variants = catalogue.flatMap((product) => product.variants);
const inCategory = (path: string) =>
  catalogue.filter(({ categoryId }) => categoryTrail(categoryId).some((category) => category.path === path));

function digest(products: number, seed: number): string {
  const hash = createHash('sha256');
  for (const product of generateProducts({ products, seed })) hash.update(JSON.stringify(product));
  return hash.digest('hex');
}

describe('the catalogue generator', () => {
  it('makes the same catalogue from the same numbers, and another from others', () => {
    expect(digest(300, 1)).toBe(digest(300, 1));
    expect(new Set([digest(300, 1), digest(300, 2), digest(301, 1)]).size).toBe(3);
  });

  it('keeps the products of a kind when the catalogue grows', () => {
    const names = (products: number) =>
      generateCatalogue({ products, seed: 4 })
        .filter(({ kind }) => kind === 'running-shoe')
        .map(({ names: { at } }) => at);
    const few = names(400);
    expect(few.length).toBeGreaterThan(5);
    expect(names(900).slice(0, few.length)).toEqual(few);
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

  it('lets no brand use a name twice, also in a large catalogue', { tags: 'rotated' }, () => {
    const named = new Set<string>();
    let products = 0;
    for (const { brandId, names } of generateProducts({ products: 20_000, seed: 1 })) {
      named.add(`${brandId} ${names.at}`);
      products += 1;
    }
    expect(named.size).toBe(products);
  });

  it('sells only sizes of the filter, with their size system', () => {
    const titles = variants.flatMap(({ options }) => options.map(({ title }) => title));
    expect(titles.filter((title) => !allSizes.includes(title))).toEqual([]);
    const systems = new Map(catalogue.map(({ kind, gender, sizeSystem }) => [`${kind} ${gender}`, sizeSystem]));
    expect(systems.get('running-shoe 3')).toBe('shoes-eu-kids');
    expect(systems.get('running-shoe 1')).toBe('shoes-eu');
  });

  it('fills in every text it has, in German and where there is English in English', () => {
    const texts = catalogue.flatMap(({ names, descriptions, features, details }) => [
      names,
      descriptions,
      ...features,
      ...details.flatMap(({ name, value }) => [name, value]),
    ]);
    const all = texts.flatMap(({ at, en }) => (en === undefined ? [at] : [at, en]));
    expect(all.filter((text) => text.trim() === '' || /[{}]|undefined|NaN/.test(text))).toEqual([]);
    for (const { descriptions } of catalogue) expect(descriptions.at.length).toBeGreaterThan(150);
  });

  it('puts every product into a leaf of the tree, which is four levels deep', () => {
    const leaves = new Set(allCategories.filter(({ children }) => children.length === 0).map(({ id }) => id));
    expect(catalogue.filter(({ categoryId }) => !leaves.has(categoryId))).toEqual([]);
    expect(Math.max(...allCategories.map(({ path }) => path.split('/').length))).toBe(4);
    expect(catalogue.every(({ sportIds }) => sportIds.length > 0)).toBe(true);
  });
});

describe('prices', () => {
  const large = generateCatalogue({ products: 2400, seed: 1 });

  it('stay in the ranges of the four price types, in order', () => {
    for (const { rrp, vk, premium, staff, pro } of large) {
      expect(staff).toBeGreaterThanOrEqual(800);
      expect(staff).toBeLessThan(pro);
      expect(pro).toBeLessThan(premium);
      expect(premium).toBeLessThan(vk);
      expect(vk).toBeLessThanOrEqual(rrp);
      expect([vk <= 120_000, premium <= 108_000, staff <= 81_000, pro >= 800 && pro <= 89_100]).not.toContain(false);
    }
  });

  it('have a history that ends with the selling price', () => {
    for (const { priceHistory, vk, addedBefore } of large) {
      expect(priceHistory.at(-1)?.vk).toBe(vk);
      expect(priceHistory[0]?.daysAgo).toBe(Math.ceil(addedBefore / 86_400));
      const days = priceHistory.map(({ daysAgo }) => daysAgo);
      expect(days).toEqual([...new Set(days)].sort((a, b) => b - a));
    }
  });

  it('name the lowest price before a reduction exactly where there is one; it is never below the reduced price', () => {
    for (const { vk, rrp, lowest30Days, saleType } of large) {
      expect(lowest30Days === null).toBe(vk === rrp || saleType === 'refurbished');
      if (lowest30Days !== null) expect(lowest30Days).toBeGreaterThanOrEqual(vk);
    }
  });

  it.each([
    [
      'one step',
      [
        [200, 100],
        [10, 80],
      ],
      100,
    ],
    [
      'two steps, the first within 30 days before the second',
      [
        [200, 100],
        [25, 90],
        [10, 80],
      ],
      90,
    ],
    [
      'two steps, the first still in force when the 30 days began',
      [
        [200, 100],
        [60, 90],
        [10, 80],
      ],
      90,
    ],
    [
      'an action long ago, which ended before the 30 days',
      [
        [200, 100],
        [150, 50],
        [120, 100],
        [10, 80],
      ],
      100,
    ],
    [
      'an action that ended on the very day the 30 days began',
      [
        [200, 100],
        [50, 50],
        [40, 100],
        [10, 80],
      ],
      100,
    ],
    [
      'an action that ended a day later',
      [
        [200, 100],
        [50, 50],
        [39, 100],
        [10, 80],
      ],
      50,
    ],
    ['never changed', [[200, 100]], null],
  ] as const)('compare with the right price: %s', (_, history, expected) => {
    expect(lowestBeforeReduction(history.map(([daysAgo, vk]) => ({ daysAgo, vk })))).toBe(expected);
  });

  it.each([
    [4, 1195],
    [62, 5995],
    [87, 8495],
    [104, 9995],
    [133, 12_995],
    [1310, 129_990],
  ])('come to the price point near %i euros: %i cents', (euros, cents) => {
    expect(pricePoint(euros)).toBe(cents);
  });
});

describe('the catalogue that tests see', () => {
  it('has every kind', () => {
    expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(new Set(productKinds));
  });

  it.each(Object.entries(additionValues))('has products with the feature "%s"', (_, value) => {
    expect(catalogue.filter(({ additions }) => additions.includes(value)).length).toBeGreaterThan(0);
  });

  it('has refurbished pieces with a condition in both locales, and an outlet', () => {
    const refurbished = catalogue.filter(({ saleType }) => saleType === 'refurbished');
    expect(refurbished.length).toBeGreaterThan(5);
    expect(refurbished.every(({ condition }) => condition?.at && condition.en)).toBe(true);
    expect(catalogue.filter(({ condition, saleType }) => condition !== null && saleType !== 'refurbished')).toEqual([]);
    expect(catalogue.filter(({ saleType }) => saleType === 'outlet').length).toBeGreaterThan(5);
  });

  it('has products for all genders, reduced and not, sold out in part and altogether, in one to four colours', () => {
    expect(new Set(catalogue.map(({ gender }) => gender))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(catalogue.map((product) => product.variants.length))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(catalogue.map(({ priceHistory }) => priceHistory.length))).toEqual(new Set([1, 2, 3]));
    const pieces = (product: (typeof catalogue)[number]) =>
      product.variants.flatMap(({ options }) => options.map(({ quantity }) => quantity));
    expect(catalogue.some((product) => pieces(product).every((quantity) => quantity === 0))).toBe(true);
    expect(
      pieces({ ...(catalogue[0] as (typeof catalogue)[number]), variants }).filter((n) => n === 0).length,
    ).toBeGreaterThan(300);
  });

  it('offers to mount bikes and skis', () => {
    expect(inCategory('wintersport/ski').every(({ mounting }) => mounting)).toBe(true);
    expect(inCategory('fahrraeder/mountainbikes').every(({ mounting }) => mounting)).toBe(true);
    expect(inCategory('schuhe').some(({ mounting }) => mounting)).toBe(false);
  });
});
