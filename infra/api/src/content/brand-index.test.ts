import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { BrandIndex, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Orm } from '../database/database.ts';
import { dataOf, errorOf, openTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
let orm: Orm;
beforeAll(async () => {
  ({ server, orm } = await openTestApi());
});
afterAll(() => server.close());

const index = async (query = '') => dataOf(await server.inject(`/api/v1/brands/${query}`), BrandIndex);

describe('the index of brands', () => {
  it('lists every brand with products under its first letter, with a logo', async () => {
    const { letters, total, featured } = await index();
    const brands = letters.flatMap(({ brands: found }) => found);
    expect(brands).toHaveLength(total);
    expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
    for (const { letter, brands: found } of letters) {
      for (const { name, count } of found) {
        expect(name.normalize('NFD').charAt(0).toUpperCase()).toBe(letter);
        expect(count).toBeGreaterThan(0);
      }
    }
    expect(featured.map(({ count }) => count)).toEqual(featured.map(({ count }) => count).toSorted((a, b) => b - a));
    expect((await server.inject(brands[0]?.logo ?? '')).headers['content-type']).toContain('svg');
  });

  it.each(['', '?section=damen', '?section=herren'])('counts what the brand’s list shows: %s', async (query) => {
    const { featured } = await index(query);
    expect(featured.length).toBeGreaterThan(0);
    for (const { url, count } of featured.slice(0, 5)) {
      const listing = dataOf(await server.inject(`/api/v1/search/?path=${url}&limit=1`), Listing);
      expect(listing.total, url).toBe(count);
    }
  });

  it('is in English on request', async () => {
    const response = await server.inject('/api/v1/brands/?section=damen&locale=en');
    const { heading, sections } = dataOf(response, BrandIndex);
    expect([heading, ...sections.map(({ name }) => name)]).toEqual(['Brands for women', 'All', 'Women', 'Men']);
  });

  it('tells two brands of one name apart, and so does the list of each', async () => {
    const [first, second] = (await index()).featured;
    if (first === undefined || second === undefined) throw new Error('The catalogue has no two brands');
    await orm.execute(sql`update brands set name = ${first.name} where id = ${second.id}`);
    const countsOf = async () => {
      const brands = (await index()).letters.flatMap(({ brands }) => brands);
      return brands.flatMap(({ id, name, count }) => (name === first.name ? [[id, count] as const] : []));
    };
    await vi.waitFor(async () => expect(await countsOf()).toHaveLength(2), 20_000);
    expect(new Map(await countsOf())).toEqual(new Map([first, second].map(({ id, count }) => [id, count])));
    const pageValues = async ({ url }: { url: string }) => {
      const { selected } = dataOf(await server.inject(`/api/v1/search/?path=${url}&limit=1`), Listing);
      return Object.values(selected.byId).flatMap(({ fv_id, isPageLevel }) => (isPageLevel ? [fv_id] : []));
    };
    expect([await pageValues(first), await pageValues(second)]).toEqual([[1000 + first.id], [1000 + second.id]]);
    await orm.execute(sql`update brands set name = ${second.name} where id = ${second.id}`);
  });

  it.each([
    ['„Zirbe“ & Co', 'Z'],
    ['"östlich"', 'O'],
    ['’47 Alpin', '#'],
    ['…', '#'],
  ])('lists the brand %s under %s', async (name, letter) => {
    const [brand] = (await index()).featured;
    if (brand === undefined) throw new Error('The catalogue has no brand');
    await orm.execute(sql`update brands set name = ${name} where id = ${brand.id}`);
    const found = async () => (await index()).letters.find(({ brands }) => brands.some((one) => one.name === name));
    await vi.waitFor(async () => expect((await found())?.letter).toBe(letter), 20_000);
    await orm.execute(sql`update brands set name = ${brand.name} where id = ${brand.id}`);
  });

  it('names the section shown, and refuses others', async () => {
    const { sections, heading } = await index('?section=damen');
    expect(heading).toBe('Marken für Damen');
    expect(sections.filter(({ active }) => active).map(({ url }) => url)).toEqual(['/marken/damen/']);
    errorOf(await server.inject('/api/v1/brands/?section=kinder'), 422);
  });
});
