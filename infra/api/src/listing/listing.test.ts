import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import type { FastifyInstance } from 'fastify';
import { type FilterGroup, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const catalogue = generateCatalogue(testDemoOptions);

async function list(query: string): Promise<Listing> {
  return dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
}

function valuesOf({ view }: Listing, group: number): FilterGroup['values'] {
  return view.left.find(({ f_id }) => f_id === group)?.values ?? [];
}

describe('facets', () => {
  it('keep values listed that the other groups have emptied', async () => {
    const before = await list('path=/wintersport/ski/');
    const [rarest] = valuesOf(before, 83).toSorted((a, b) => a.count - b.count);
    const after = await list(`path=/wintersport/ski/&filters=${rarest?.fv_id}`);
    expect(valuesOf(after, 91).map(({ fv_id }) => fv_id)).toEqual(valuesOf(before, 91).map(({ fv_id }) => fv_id));
    expect(valuesOf(after, 91).map(({ count }) => count)).toContain(0);
  });

  it('list a chosen value even where the scope has none of it, and name it for a chip', async () => {
    const bikeBrand = 1008;
    const listing = await list(`path=/schuhe/sneaker/&filters=${bikeBrand}`);
    expect(listing.total).toBe(0);
    expect(valuesOf(listing, 83)).toContainEqual({ fv_id: bikeBrand, fv_name: 'Ombrano', count: 0, hidden: false });
    expect(listing.selected.byId[bikeBrand]).toEqual({ fv_id: 1008, fv_name: 'Ombrano', f_id: 83, f_name: 'Marke' });
  });

  it('leave out a gender that the path has decided', async () => {
    expect(valuesOf(await list('path=/schuhe/'), 82)).toHaveLength(3);
    const men = await list('path=/herren/schuhe/');
    expect(valuesOf(men, 82)).toHaveLength(0);
    expect(men.categoryTree.isGenderInRequest).toBe(true);
  });

  it('take one value of a radio group, the first (SPEC 4)', async () => {
    const women = await list('path=/&filters=1');
    const both = await list('path=/&filters=1,2,2735,2736');
    expect(Object.keys(both.selected.byId)).toEqual(['1', '2735']);
    expect((await list('path=/&filters=1,2')).total).toBe(women.total);
  });

  it('drop unknown filter ids', async () => {
    expect((await list('path=/&filters=999999')).total).toBe(catalogue.length);
  });
});

describe('listing scopes', () => {
  it.each([
    ['/herren/schuhe/laufschuhe/', 'Laufschuhe für Herren', ['Startseite', 'Herren', 'Schuhe', 'Laufschuhe']],
    ['/damen/', 'Damen', ['Startseite', 'Damen']],
    ['/ausruestung/', 'Ausrüstung', ['Startseite', 'Ausrüstung']],
    ['/sale/', 'Sale', ['Startseite', 'Sale']],
    ['/sale/kinder/', 'Sale Kinder', ['Startseite', 'Sale', 'Kinder']],
    ['/marken/norrak/', 'Norrak', ['Startseite', 'Marken', 'Norrak']],
    ['/marken/norrak/bekleidung/', 'Norrak Bekleidung', ['Startseite', 'Marken', 'Norrak', 'Bekleidung']],
    ['/marken/herren/', 'Marken Herren', ['Startseite', 'Marken', 'Herren']],
    ['/search/', 'Alle Produkte', ['Startseite']],
  ])('%s is "%s"', async (path, heading, names) => {
    const listing = await list(`path=${path}`);
    expect(listing.heading).toBe(heading);
    expect(listing.breadcrumb.map(({ name }) => name)).toEqual(names);
    expect(listing.total).toBeGreaterThan(0);
  });

  it.each(['/herren/nirgends/', '/laufschuhe/', '/herren/schuhe/laufschuhe/x/', '/search/herren/', '/marken/unknown/'])(
    '%s does not exist',
    async (path) => {
      expect(errorOf(await server.inject(`/api/v1/search/?path=${path}`), 404).error).toBe('not found');
    },
  );

  it('show only what belongs there', async () => {
    const sale = await list('path=/sale/&limit=96');
    expect(sale.products.every(({ prices }) => prices.cents.vk < prices.cents.rrp)).toBe(true);
    const kids = await list('path=/kinder/&limit=96');
    expect(new Set(kids.products.map(({ gender }) => gender))).toEqual(new Set([3]));
    const men = await list('path=/herren/&limit=96');
    expect(men.products.every(({ gender }) => gender === 2 || gender === 0)).toBe(true);
  });

  it('lead down the tree with counts that add up', async () => {
    const { categoryTree, total } = await list('path=/herren/schuhe/');
    const shoes = categoryTree.tree.find(({ active }) => active);
    expect(shoes).toMatchObject({ name: 'Schuhe', url: '/herren/schuhe/', count: total });
    expect(shoes?.children.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(categoryTree.lastLevel).toBe(false);
    expect(categoryTree.genders.map(({ url, active }) => [url, active])).toEqual([
      ['/damen/schuhe/', false],
      ['/herren/schuhe/', true],
      ['/kinder/schuhe/', false],
    ]);
  });
});

describe('order and pages', () => {
  it.each([
    ['sort=price&order=asc', (a: number, b: number) => a - b],
    ['sort=price&order=desc', (a: number, b: number) => b - a],
  ])('%s orders by the selling price', async (query, compare) => {
    const { products, sorting } = await list(`path=/&limit=96&${query}`);
    const prices = products.map((product) => product.prices.cents.vk);
    expect(prices).toEqual([...prices].sort(compare));
    expect(sorting.field).toBe('price');
  });

  it('is by popularity unless both field and order are given', async () => {
    const { sorting, products } = await list('path=/&sort=price');
    expect(sorting).toMatchObject({ field: 'sales_rank', type: 'desc' });
    const best = [...catalogue].sort((a, b) => b.salesRank - a.salesRank || a.id - b.id)[0];
    expect(products[0]?.id).toBe(best?.id);
  });

  it('shows every product once over all pages of 24', async () => {
    const { pages } = await list('path=/');
    expect(pages).toBe(Math.ceil(catalogue.length / 24));
    const all = await Promise.all(Array.from({ length: pages }, (_, index) => list(`path=/&page=${index + 1}`)));
    const ids = all.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(catalogue.length);
    expect(ids).toHaveLength(catalogue.length);
  });

  it('shows the last page for a page behind it', async () => {
    const { page, selected, products } = await list('path=/&page=99');
    const last = Math.ceil(catalogue.length / 24);
    expect([page, selected.page, selected.last]).toEqual([last, last, last]);
    expect(products).toHaveLength(catalogue.length - (last - 1) * 24);
  });

  it('keeps within the price bounds, in euros', async () => {
    const { products, selected, total } = await list('path=/&price_min=50&price_max=80.5&limit=96');
    expect(total).toBe(catalogue.filter(({ vk }) => vk >= 5000 && vk <= 8050).length);
    expect(products.every(({ prices: { cents } }) => cents.vk >= 5000 && cents.vk <= 8050)).toBe(true);
    expect(selected.price).toEqual({ min: 50, max: 80.5 });
  });

  it('shows a tile in the colour that was filtered for', async () => {
    const { products } = await list('path=/&filters=2001&limit=96');
    const inStock = products.filter(({ id }) =>
      catalogue
        .find((product) => product.id === id)
        ?.variants.some(({ colour, options }) => colour === 'schwarz' && options.some(({ quantity }) => quantity > 0)),
    );
    expect(inStock.length).toBeGreaterThan(10);
    expect(inStock.every(({ picture }) => picture.alt.endsWith('in Schwarz'))).toBe(true);
  });
});

describe('bad input', () => {
  it.each([
    ['page=0', 'page'],
    ['page=zwei', 'page'],
    ['limit=500', 'limit'],
    ['filters=1,zwei', 'filters'],
    ['price_min=viel', 'price_min'],
    ['sort=name&order=asc', 'sort'],
  ])('%s is refused at its field', async (query, field) => {
    const { error, errors } = errorOf(await server.inject(`/api/v1/search/?${query}`), 422);
    expect(error).toBe('validation');
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('parameters of a newer frontend are ignored', async () => {
    const list = (query: string) => server.inject(`/api/v1/search/?${query}`);
    expect((await list('path=/schuhe/&surprise=1')).body).toBe((await list('path=/schuhe/')).body);
  });
});
