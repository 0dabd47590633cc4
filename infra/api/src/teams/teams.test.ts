import type { FastifyInstance } from 'fastify';
import { Product, Team, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const list = async (query = '') => dataOf(await server.inject(`/api/v2/team/list/${query}`), Type.Array(TeamSummary));
const team = async (path: string) => dataOf(await server.inject(`/api/v2/team/${path}`), Team);

describe('the clubs', () => {
  it('are listed with logo, sport and how much they sell', async () => {
    const teams = await list();
    expect(teams.length).toBeGreaterThan(4);
    for (const { logo, sport, text, url, slug, products } of teams) {
      expect(url).toBe(`/${slug}/`);
      expect(sport && text).toBeTruthy();
      expect(products).toBeGreaterThan(0);
      expect((await server.inject(logo)).headers['content-type']).toContain('svg');
    }
    expect(new Set(teams.map(({ logo }) => logo)).size).toBe(teams.length);
  });

  it('speak English where asked', async () => {
    const [german] = await list();
    const [english] = await list('?locale=en');
    expect(english?.text).not.toBe(german?.text);
  });
});

describe('a club', () => {
  it('shows its whole assortment over its pages, and nothing twice', async () => {
    for (const { slug, products } of await list()) {
      const first = await team(`${slug}/`);
      const pages = await Promise.all(
        Array.from({ length: first.pages }, (_, index) => team(`${slug}/?page=${index + 1}`)),
      );
      const ids = pages.flatMap((page) => page.products.map(({ id }) => id));
      expect(new Set(ids).size).toBe(products);
      expect(first.total).toBe(products);
      expect((await team(`${slug}/?page=999`)).page).toBe(first.pages);
    }
  });

  it('sells its products under its own path', async () => {
    const [first] = await list();
    const { products } = await team(`${first?.slug}/`);
    const [tile] = products;
    expect(tile?.url.startsWith(`/${first?.slug}/p/`)).toBe(true);
    const path = tile?.url.slice(`/${first?.slug}`.length);
    const product = dataOf(await server.inject(`/api/v2/team/${first?.slug}/product/?path=${path}`), Product);
    expect(product.id).toBe(tile?.id);
    expect(product.url.startsWith(`/${first?.slug}/p/`)).toBe(true);
    expect(product.colours.map(({ url }) => url)).toContain(product.url);
  });

  it('leads only to what it sells, and offers nothing else along with it', async () => {
    const [first] = await list();
    const own = new Set<number>();
    const { pages } = await team(`${first?.slug}/`);
    for (let page = 1; page <= pages; page += 1) {
      for (const { id } of (await team(`${first?.slug}/?page=${page}`)).products) own.add(id);
    }
    const { products } = await team(`${first?.slug}/`);
    let ways = 0;
    for (const { url } of products) {
      const path = url.slice(`/${first?.slug}`.length);
      const product = dataOf(await server.inject(`/api/v2/team/${first?.slug}/product/?path=${path}`), Product);
      const pieces = product.sets.flatMap(({ items }) => items.map((item) => item.product));
      const along = product.companions.map((companion) => companion.product);
      const led = [...product.related, ...product.accessories, ...along, ...product.alternatives, ...pieces];
      expect(led.filter(({ id }) => !own.has(id))).toEqual([]);
      expect(led.filter((tile) => !tile.url.startsWith(`/${first?.slug}/p/`))).toEqual([]);
      ways += led.length;
    }
    expect(ways).toBeGreaterThan(0);
  });

  it('does not sell what is not in its assortment', async () => {
    const [first, second] = await list();
    const own = new Set((await team(`${first?.slug}/`)).products.map(({ id }) => id));
    const other = (await team(`${second?.slug}/`)).products.find(({ id }) => !own.has(id));
    const path = other?.url.slice(`/${second?.slug}`.length);
    errorOf(await server.inject(`/api/v2/team/${first?.slug}/product/?path=${path}`), 404);
  });

  it('is a 404 where there is none', async () => {
    errorOf(await server.inject('/api/v2/team/fc-nirgendwo/'), 404);
    errorOf(await server.inject('/api/v2/team/fc-nirgendwo/product/?path=/p/x/'), 404);
  });
});
