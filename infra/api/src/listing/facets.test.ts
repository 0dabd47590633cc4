// @module-tag rotated
import type { SeedProduct } from '@bergauf/demo-catalogue/demo-product';
import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { categoryTrail } from '@bergauf/demo-catalogue/reference/categories';
import { seedSports } from '@bergauf/demo-catalogue/reference/sports';
import {
  brandFacet,
  colourFacet,
  genderFacets,
  saleTypeFacets,
  sizeFacet,
  sportFacets,
} from '@bergauf/demo-catalogue/testing/filter-values';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type FilterGroup, filterGroupIds, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestApi } from '../testing/test-api.ts';

// Every count of a listing is compared with a count over the generator's products.

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const catalogue = generateCatalogue(testDemoOptions);

/** The values of a product by group, from the generator. */
function facetsOf(product: SeedProduct): ReadonlyMap<number, readonly number[]> {
  const inStock = product.variants.flatMap(({ options }) => options.filter(({ quantity }) => quantity > 0));
  return new Map([
    [filterGroupIds.brand, [brandFacet(product.brandId)]],
    [filterGroupIds.color, product.variants.map(({ colour }) => colourFacet(colour))],
    [filterGroupIds.gender, genderFacets(product.gender)],
    [filterGroupIds.size, inStock.map(({ title }) => sizeFacet(title))],
    [filterGroupIds.saletype, saleTypeFacets(product.saleType)],
    [filterGroupIds.addition, product.additions],
    [filterGroupIds.sports, sportFacets(product.sportIds)],
  ]);
}

const facetsById = new Map(catalogue.map((product) => [product.id, facetsOf(product)]));
const has = ({ id }: SeedProduct, group: number, value: number) =>
  facetsById.get(id)?.get(group)?.includes(value) ?? false;

const groupOfValue = new Map<number, number>();
for (const facets of facetsById.values()) {
  for (const [group, values] of facets) for (const value of values) groupOfValue.set(value, group);
}

const parentOf = new Map(seedSports.map(({ id, parentId }) => [id, parentId]));

type Asked = {
  readonly scope: (product: SeedProduct) => boolean;
  readonly values: readonly number[];
  readonly min: number | null;
  readonly max: number | null;
};

/** SPEC 4: a sport selected together with one of its sub-sports does not restrict the listing. */
function restricting(values: readonly number[]): readonly number[] {
  return values.filter((id) => !values.some((other) => parentOf.get(other) === id));
}

/** @param except the group that does not restrict because its own values are counted */
function matches(product: SeedProduct, { scope, values, min, max }: Asked, except?: number): boolean {
  const groups = new Set(values.map((value) => groupOfValue.get(value) ?? 0));
  return (
    scope(product) &&
    (min === null || product.vk >= min * 100) &&
    (max === null || product.vk <= max * 100) &&
    [...groups].every(
      (group) =>
        group === except ||
        restricting(values).some((value) => groupOfValue.get(value) === group && has(product, group, value)),
    )
  );
}

/** In this category or below it. */
function inCategory(path: string): (product: SeedProduct) => boolean {
  return ({ categoryId }) => categoryTrail(categoryId).some((category) => category.path === path);
}

const scopes: readonly (readonly [path: string, matches: (product: SeedProduct) => boolean])[] = [
  ['/search/', () => true],
  ['/damen/', ({ gender }) => gender === 0 || gender === 1],
  ['/schuhe/', inCategory('schuhe')],
  ['/kinder/bekleidung/', (product) => product.gender === 3 && inCategory('bekleidung')(product)],
  ['/sale/', ({ vk, rrp }) => vk < rrp],
  ['/outlet/', ({ saleType }) => saleType === 'outlet'],
  ['/sport/laufen/', (product) => product.sportIds.some((id) => parentOf.get(id) === sportId('laufen'))],
  ['/sport/laufen/trailrunning/', ({ sportIds }) => sportIds.includes(sportId('laufen/trailrunning'))],
];

function sportId(path: string): number {
  return seedSports.find((sport) => sport.path === path)?.id ?? 0;
}

/** Values of a group including the children of sports. */
const flat = ({ values }: FilterGroup) => values.flatMap((value) => [value, ...(value.children ?? [])]);

const radioGroups: readonly (number | undefined)[] = [filterGroupIds.gender, filterGroupIds.saletype];

/** SPEC 4: a radio group takes one value, the first. */
function applied(values: readonly number[]): readonly number[] {
  const inOrder = values.toSorted((a, b) => a - b);
  const firstOfGroup = (id: number) => inOrder.find((other) => groupOfValue.get(other) === groupOfValue.get(id));
  return inOrder.filter((id) => !radioGroups.includes(groupOfValue.get(id)) || firstOfGroup(id) === id);
}

const asked = fc.record({
  scope: fc.constantFrom(...scopes),
  values: fc.uniqueArray(fc.constantFrom(...groupOfValue.keys()), { maxLength: 4 }),
  min: fc.option(fc.integer({ min: 4, max: 200 })),
  max: fc.option(fc.integer({ min: 60, max: 1200 })),
});

describe('a list, against the generator', () => {
  it('has the total, and for every value what choosing it would show, unreduced by its own group', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ scope: [path, scope], values, min, max }) => {
        const request = { scope, values: applied(values), min, max };
        const query = new URLSearchParams({ path, limit: '1' });
        if (values.length > 0) query.set('filters', values.join(','));
        if (min !== null) query.set('price_min', String(min));
        if (max !== null) query.set('price_max', String(max));
        const listing = dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
        expect(listing.total).toBe(catalogue.filter((product) => matches(product, request)).length);
        expect(listing.selected.all).toEqual(applied(values));
        for (const group of listing.view.left) {
          const seen = catalogue.filter((product) => matches(product, request, group.f_id));
          for (const { fv_id, count } of flat(group)) {
            expect(count, `${fv_id}`).toBe(seen.filter((product) => has(product, group.f_id, fv_id)).length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(scopes)('%s names every value that its products have', async (path, scope) => {
    const listing = dataOf(await server.inject(`/api/v1/search/?path=${path}&limit=1`), Listing);
    for (const group of listing.view.left) {
      const values = new Set(catalogue.filter(scope).flatMap(({ id }) => facetsById.get(id)?.get(group.f_id) ?? []));
      const named = flat(group).map(({ fv_id }) => fv_id);
      const parents = path.startsWith('/sport/') && group.f_id === filterGroupIds.sports;
      if (!parents) expect(named.toSorted((a, b) => a - b)).toEqual([...values].sort((a, b) => a - b));
    }
  });

  it.each<[path: string, query: string]>([
    ...scopes.map(([path]): [string, string] => [path, '']),
    ['/marken/norrak/', ''],
    ['/sale/', '&filters=2001&price_max=120'],
    ['/sport/laufen/', '&q=schuh'],
  ])('%s%s links to sports with the counts of their own lists', async (path, query) => {
    const { sports } = dataOf(await server.inject(`/api/v1/search/?path=${path}&limit=1${query}`), Listing);
    const links = sports.flatMap((sport) => [sport, ...sport.children]);
    expect(links.length).toBeGreaterThan(2);
    for (const { url, count } of links) {
      const list = dataOf(await server.inject(`/api/v1/search/?path=${url}&limit=1${query}`), Listing);
      expect(count, url).toBe(list.total);
    }
  });

  it('counts categories down the tree, also outside of its own', async () => {
    const { categoryTree } = dataOf(await server.inject('/api/v1/search/?path=/damen/schuhe/&filters=2001'), Listing);
    const black = catalogue.filter((product) => product.gender <= 1 && has(product, filterGroupIds.color, 2001));
    const pathOf = (url: string) => url.replace(/^\/damen\/|\/$/g, '');
    const nodes = categoryTree.tree.flatMap((node) => [node, ...node.children]);
    expect(nodes.length).toBeGreaterThan(6);
    for (const { url, count } of nodes) expect(count, url).toBe(black.filter(inCategory(pathOf(url))).length);
  });

  it.each(['path=/damen/schuhe/', 'q=schuh'])(
    'keeps the categories of %s that the filters have emptied',
    async (asked) => {
      const urlsOf = async (query: string) => {
        const { categoryTree } = dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
        const nodes = categoryTree.tree.flatMap((node) => [node, ...node.children]);
        return { urls: nodes.map(({ url }) => url), empty: nodes.filter(({ count }) => count === 0).length };
      };
      const whole = await urlsOf(asked);
      expect(whole.empty).toBe(0);
      const narrowed = await urlsOf(`${asked}&filters=4012&price_max=120`);
      expect(narrowed.urls).toEqual(whole.urls);
      expect(narrowed.empty).toBeGreaterThan(0);
    },
  );
});
