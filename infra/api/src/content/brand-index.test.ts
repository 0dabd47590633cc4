import type { FastifyInstance } from 'fastify';
import { BrandIndex, Listing } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
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

  it('speaks English where it is asked to', async () => {
    const response = await server.inject('/api/v1/brands/?section=damen&locale=en');
    const { heading, sections } = dataOf(response, BrandIndex);
    expect([heading, ...sections.map(({ name }) => name)]).toEqual(['Brands for women', 'All', 'Women', 'Men']);
  });

  it('names the section shown, and refuses others', async () => {
    const { sections, heading } = await index('?section=damen');
    expect(heading).toBe('Marken für Damen');
    expect(sections.filter(({ active }) => active).map(({ url }) => url)).toEqual(['/marken/damen/']);
    errorOf(await server.inject('/api/v1/brands/?section=kinder'), 422);
  });
});
