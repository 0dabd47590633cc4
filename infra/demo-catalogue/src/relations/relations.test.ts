import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../generator/generate.ts';
import { createRandom } from '../generator/random.ts';
import { categoryByPath } from '../reference/categories.ts';
import { seedSports } from '../reference/sports.ts';
import { assortmentOf } from '../reference/teams.ts';
import { testDemoOptions } from '../testing/test-options.ts';
import { readTeams } from '../texts.ts';
import { accessoriesOf, accessoryRules } from './accessories.ts';
import { createProductPool, pathsAbove, suits } from './product-pool.ts';
import { relatedTo } from './related.ts';
import { setRules, setsOf } from './sets.ts';

const teams = await readTeams();
const catalogue = generateCatalogue(testDemoOptions);
const pool = createProductPool();
for (const product of catalogue) pool.add(product);
const byId = new Map(pool.all.map((product) => [product.id, product]));
const sets = pool.all.flatMap((product) => setsOf(createRandom(product.id), product, pool));

/** The products with these ids; fails for an unknown id. */
const products = (ids: readonly number[]) =>
  ids.map((id) => {
    const product = byId.get(id);
    if (product === undefined) throw new Error(`There is no product ${id}`);
    return product;
  });

describe('rules between categories', () => {
  it('name categories that exist', () => {
    const named = [
      ...Object.entries(accessoryRules).flatMap(([path, sources]) => [path, ...sources]),
      ...setRules.flatMap(({ main, companions }) => [main, ...companions]),
      ...teams.flatMap(({ assortment }) => Object.keys(assortment)),
    ];
    for (const path of named) expect(categoryByPath(path).path).toBe(path);
  });
});

describe('accessories', () => {
  it('are others than the product, at most six, and for the same people', () => {
    let found = 0;
    for (const product of pool.all) {
      const ids = accessoriesOf(createRandom(product.id), product, pool);
      found += ids.length;
      expect(new Set([...ids, product.id]).size).toBe(ids.length + 1);
      expect(ids.length).toBeLessThanOrEqual(6);
      expect(products(ids).every(({ gender }) => suits(product.gender, gender))).toBe(true);
    }
    expect(found).toBeGreaterThan(pool.all.length);
  });

  it.each([
    ['wintersport/ski/pistenski', 'wintersport/bindungen/pistenbindungen'],
    ['fahrraeder/mountainbikes', 'ausruestung/helme/radhelme'],
  ])('of %s have some of %s', (path, accessory) => {
    const [product] = pool.bestIn(path).filter(({ gender }) => gender !== 3);
    const ids = product ? accessoriesOf(createRandom(1), product, pool) : [];
    expect(products(ids).some(({ categoryId }) => pathsAbove(categoryId).includes(accessory))).toBe(true);
  });
});

describe('alternatives', () => {
  it('are of the same part of the shop, and never a child’s size for an adult', () => {
    for (const product of pool.all) {
      const ids = relatedTo(product, pool);
      const [area] = pathsAbove(product.categoryId).slice(-2, -1);
      expect(new Set([...ids, product.id]).size).toBe(ids.length + 1);
      for (const other of products(ids)) {
        expect(pathsAbove(other.categoryId)).toContain(area ?? pathsAbove(product.categoryId)[0]);
        expect(other.gender === 3).toBe(product.gender === 3);
        expect(other.saleType).not.toBe('refurbished');
      }
    }
  });
});

describe('sets', () => {
  it('join a ski and a binding that belong together', () => {
    const withSki = sets.filter(({ mainProductId }) =>
      products([mainProductId]).some(({ categoryId }) => pathsAbove(categoryId).includes('wintersport/ski')),
    );
    expect(withSki.length).toBeGreaterThan(10);
    for (const { companionIds } of withSki) {
      const [binding] = products(companionIds);
      expect(pathsAbove(binding?.categoryId ?? 0)).toContain('wintersport/bindungen');
    }
  });

  it('hold things that are sold regularly, for the same people, under an id of their own', () => {
    expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
    for (const { mainProductId, companionIds } of sets) {
      const [main, ...companions] = products([mainProductId, ...companionIds]);
      expect(companions.length).toBeGreaterThan(0);
      for (const companion of companions) {
        expect(companion.saleType).toBe('regular');
        expect(suits(main?.gender ?? 0, companion.gender)).toBe(true);
      }
    }
  });
});

describe('teams', () => {
  it.each(teams)('$name has a sport and an assortment worth a shop', (team) => {
    expect(seedSports.some(({ path, parentId }) => path === team.sport && parentId === null)).toBe(true);
    const ids = assortmentOf(team, pool);
    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('sports', () => {
  it('are fourteen, each with sub-sports', () => {
    const tops = seedSports.filter(({ parentId }) => parentId === null);
    expect(tops).toHaveLength(14);
    for (const { id } of tops) expect(seedSports.filter(({ parentId }) => parentId === id).length).toBeGreaterThan(1);
    expect(new Set(seedSports.map(({ path }) => path)).size).toBe(seedSports.length);
  });
});
