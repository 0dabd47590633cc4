// @module-tag rotated
import type { FastifyInstance } from 'fastify';
import { Listing, MenuItem } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const loadMenu = async (query = '') => dataOf(await server.inject(`/api/v1/menu/${query}`), Type.Array(MenuItem));
const flatten = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flatten(item.options)]);
const depth = (item: MenuItem): number =>
  (item.name ? 1 : 0) + Math.max(0, ...item.options.map((child) => depth(child)));

describe('the menu', () => {
  it('has the genders, what is new, and the sale', async () => {
    expect((await loadMenu()).map(({ name, url, type }) => [name, url, type])).toEqual([
      ['Damen', '/damen/', 'root-gender'],
      ['Herren', '/herren/', 'root-gender'],
      ['Kinder', '/kinder/', 'root-gender'],
      ['Neu', '/search/?sort=added_at&order=desc', 'root-hot'],
      ['Sale', '/sale/', 'root-hot'],
    ]);
  });

  it('numbers every item once, the roots first, and names its parent', async () => {
    const menu = await loadMenu();
    const items = flatten(menu);
    expect(menu.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const item of items) for (const child of item.options) expect(child.parentId).toBe(item.id);
  });

  it('keeps columns in wrappers without a name, and goes at most four levels down', async () => {
    for (const root of (await loadMenu()).filter(({ type }) => type === 'root-gender')) {
      expect(root.options.every(({ name }) => name === null)).toBe(true);
      const columns = root.options.filter(({ type }) => type === 'category');
      expect(columns.map(({ column }) => column)).toEqual(columns.map((_, index) => index));
      for (const { column, options } of columns) for (const area of options) expect(area.column).toBe(column);
      expect(depth(root)).toBeGreaterThan(2);
      expect(depth(root)).toBeLessThanOrEqual(4);
    }
  });

  it('leads only to listings that have products', async () => {
    const items = flatten(await loadMenu());
    const links = items.filter(({ type, url }) => url !== null && ['category', 'gender'].includes(type));
    expect(links.length).toBeGreaterThan(30);
    for (const { url } of links) {
      const listing = dataOf(await server.inject(`/api/v1/search/?path=${url}&limit=1`), Listing);
      expect(listing.total, String(url)).toBeGreaterThan(0);
    }
  });

  it('shows brands with logo and position', async () => {
    const brands = flatten(await loadMenu()).filter(({ type, url }) => type === 'brand' && url?.endsWith('/damen/'));
    const entries = brands.filter(({ data }) => data.position !== undefined);
    expect(entries.map(({ data }) => data.position)).toEqual(entries.map((_, index) => index + 1));
    const [first] = entries;
    expect((await server.inject(first?.data.logo ?? '')).statusCode).toBe(200);
    const listing = dataOf(await server.inject(`/api/v1/search/?path=${first?.url}&limit=1`), Listing);
    expect(listing.total).toBeGreaterThan(0);
  });

  it('shows banners that have a picture, words and a way on', async () => {
    const banners = flatten(await loadMenu()).filter(({ type }) => type === 'banner');
    expect(banners.length).toBeGreaterThan(3);
    for (const { title, description, imageData, url } of banners) {
      expect(title && description && url).toBeTruthy();
      expect((await server.inject(imageData?.url ?? '')).statusCode).toBe(200);
    }
  });

  it('is in English on request, and in no other language', async () => {
    expect((await loadMenu('?locale=en')).map(({ name }) => name)).toEqual(['Women', 'Men', 'Kids', 'New', 'Sale']);
    errorOf(await server.inject('/api/v1/menu/?locale=fr'), 422);
  });
});
