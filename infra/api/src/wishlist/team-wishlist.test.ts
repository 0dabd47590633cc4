import type { FastifyInstance } from 'fastify';
import { ProductTile, Team, TeamSummary, Wishlist } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caller, dataOf, signUp, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
/** Slugs of the teams that sell each product, in the teams' order. */
let sellers: Map<number, string[]>;
beforeAll(async () => {
  server = await startTestApi();
  const teams = dataOf(await server.inject('/api/v2/team/list/'), Type.Array(TeamSummary));
  sellers = new Map();
  for (const { slug } of teams) {
    const { products } = dataOf(await server.inject(`/api/v2/team/${slug}/`), Team);
    for (const { id } of products) sellers.set(id, [...(sellers.get(id) ?? []), slug]);
  }
}, 120_000);
afterAll(() => server.close());

const url = '/api/v2/team/wishlist/';

function soldBy(count: number): { productId: number; slugs: string[] } {
  const [productId, slugs] = [...sellers].find(([, teams]) => teams.length >= count) ?? [];
  if (productId === undefined || !slugs) throw new Error(`No product is sold by ${count} teams`);
  return { productId, slugs };
}

async function wishFor(body: object): Promise<{ tile: ProductTile | undefined; uuid: string }> {
  const { products, uuid } = dataOf(await caller(server).post(url, body), Wishlist);
  return { tile: products[0], uuid: uuid ?? '' };
}

describe('the wishlist of the team shop', () => {
  it('leads to the team in whose shop the product was found', async () => {
    const { productId, slugs } = soldBy(2);
    for (const team of slugs) {
      const { tile } = await wishFor({ productId, team });
      expect([tile?.team, tile?.url.startsWith(`/${team}/p/`)]).toEqual([team, true]);
    }
  });

  it('leads to the first team that sells it where none was named, or one that does not sell it', async () => {
    const { productId, slugs } = soldBy(1);
    expect((await wishFor({ productId })).tile?.team).toBe(slugs[0]);
    expect((await wishFor({ productId, team: 'fc-nirgendwo' })).tile?.team).toBe(slugs[0]);
  });

  it('names no team for what none sells', async () => {
    const tiles = dataOf(
      await server.inject('/api/v1/products/?ids=1001,1002,1003,1004,1005,1006'),
      Type.Array(ProductTile),
    );
    const unsold = tiles.find(({ id }) => !sellers.has(id));
    const { tile } = await wishFor({ productId: unsold?.id });
    expect([tile?.team, tile?.url]).toEqual([undefined, unsold?.url]);
  });

  it('keeps the team when it is merged, and is separate from the shop’s list, whose entries have no team', async () => {
    const { productId, slugs } = soldBy(2);
    const team = slugs.at(-1);
    const { uuid } = await wishFor({ productId, team });
    const { email: _, ...headers } = await signUp(server);
    const account = caller(server, headers);
    const merged = dataOf(await account.post(`${url}merge/`, { mergeUuid: uuid }), Wishlist);
    expect(merged.products.map((tile) => tile.team)).toEqual([team]);
    expect(dataOf(await account.get('/api/v1/wishlist/'), Wishlist).products).toEqual([]);
    const ofShop = dataOf(await account.post('/api/v1/wishlist/', { productId, team }), Wishlist);
    expect(ofShop.products.map((tile) => tile.team)).toEqual([undefined]);
  });

  it('is shown to others by the ids of its products', async () => {
    const { productId, slugs } = soldBy(1);
    const tiles = dataOf(await server.inject(`/api/v2/team/products/?ids=${productId},1`), Type.Array(ProductTile));
    expect(tiles.map(({ id, team }) => [id, team])).toEqual([[productId, slugs[0]]]);
  });
});
