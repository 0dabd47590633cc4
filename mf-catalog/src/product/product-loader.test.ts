import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { expect, it, onTestFinished } from 'vitest';
import { loadProduct, type ProductData } from './product-loader.ts';

const product = {
  url: '/p/trikot-2/',
  description: '',
  brand: { name: 'Norrak', url: '/marken/norrak/' },
  colour: { name: 'Blau' },
  prices: { cents: { vk: 100 } },
  pictures: [],
  options: [],
  colours: [],
  breadcrumb: [],
};

/** Loads a product page from an API that sends this. */
async function load(sent: object, params: LoaderInput['params'] = {}): Promise<LoaderResult<ProductData>> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: sent }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({
    origin: `http://127.0.0.1:${port}`,
    session: () => anonymousSession,
    bus: createBus(),
    defaultTimeoutMs: 5000,
  });
  return loadProduct({
    // The loader reads only these fields.
    app: { api, locale: 'at' } as unknown as AppContext,
    params,
    request: { url: new URL('http://shop.example/fc-salzachau/p/trikot-1/'), signal: new AbortController().signal },
  });
}

async function loaded(sent: object): Promise<ProductData['product']> {
  const result = await load(sent);
  if (result.kind !== 'data') throw new Error(result.kind);
  return result.data.product;
}

it('a team’s product that has moved is redirected to the address that the API names', async () => {
  const moved = { ...product, url: '/fc-salzachau/p/trikot-2/', hasMoved: true };
  expect(await load(moved, { teamName: 'fc-salzachau' })).toEqual({
    kind: 'redirect',
    to: '/fc-salzachau/p/trikot-2/',
    isPermanent: true,
  });
});

it('parts that the API leaves out, or sends in another form, are empty; the others are as sent', async () => {
  const [delivery, loyaltyPoints] = [{ price: { cents: 490 } }, { vk: 3 }];
  const sent = { ...product, sizeSystem: 'shoe', sports: [{ name: 'Lauf' }], delivery, loyaltyPoints, mounting: true };
  expect(await loaded(sent)).toMatchObject({ ...sent, features: [], related: [], sets: [], lowestPrice30Days: null });
  expect(await loaded({ ...product, sports: 'Lauf', delivery: {}, loyaltyPoints: 3 })).toMatchObject({
    ...{ sizeSystem: 'one-size', sports: [], delivery: null, loyaltyPoints: null, mounting: false },
  });
});

it('a malformed tile, companion or set is left out, without the others', async () => {
  const picture = { url: '/a.webp' };
  const tile = { id: 1, url: '/p/a/', picture, pictureBack: picture, prices: product.prices, colours: [], sizes: [] };
  const companion = { product: tile, options: [] };
  const set = { prices: product.prices, items: [companion] };
  const rows = { related: [tile], accessories: [tile], alternatives: [tile], companions: [companion], sets: [set] };
  const broken = { ...companion, product: {} };
  const { related, accessories, alternatives, companions, sets } = await loaded({
    ...product,
    ...{ related: [tile, {}], accessories: [{}, tile], alternatives: [tile, null] },
    companions: [companion, broken, { product: tile }],
    sets: [{ ...set, items: [companion, broken] }, set, { items: [companion] }],
  });
  expect({ related, accessories, alternatives, companions, sets }).toEqual(rows);
});
