import { sharedApi } from '@bergauf/test-kit/product-api';
import { type Exchange, startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput, MetaContext } from 'shared-contracts/remote';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { type FlyersData, loadFlyers } from './flyers-loader.ts';
import { flyersMeta } from './flyers-meta.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(place: string | null, apiOrigin = origin, locale: 'at' | 'en' = 'at'): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale } as unknown as AppContext;
  const query = place === null ? '' : `?${new URLSearchParams({ ort: place })}`;
  const request = { url: new URL(`http://localhost/werbung/${query}`), signal: new AbortController().signal };
  return { app, params: {}, request };
}

async function changed(response: (exchange: Exchange) => void): Promise<string> {
  const proxy = await startTamperingProxy(origin, { response });
  onTestFinished(() => proxy.close());
  return proxy.origin;
}

async function flyers(place: string | null, apiOrigin = origin, locale: 'at' | 'en' = 'at'): Promise<FlyersData> {
  const loaded = await loadFlyers(visit(place, apiOrigin, locale));
  return loaded.kind === 'data' ? loaded.data : expect.fail(`${place}: ${loaded.kind}`);
}

const robotsOf = (data: FlyersData) => {
  const config = { flippingBookPrefix: 'werbung', picturesOrigin: '', shopOrigin: 'https://shop.example' };
  return flyersMeta(data, { t: (key: string) => key, config } as unknown as MetaContext).robots;
};

it('without a place all flyers are shown, and no store', async () => {
  for (const place of [null, '', '  ']) {
    const all = await flyers(place);
    expect(all).toMatchObject({ query: '', place: null, stores: [] });
    expect(all.flyers).toHaveLength(6);
    expect(robotsOf(all)).toBeUndefined();
  }
});

it('near a place the stores are shown, each with its own flyers', async () => {
  const near = await flyers('  linz ');
  expect(near).toMatchObject({ query: 'linz', place: 'Linz' });
  expect(near.stores.length).toBeGreaterThan(1);
  for (const { store, flyers: own } of near.stores) {
    const response = await fetch(`${origin}/api/v1/flyers/?store=${store.shopUrl}`);
    const { data } = (await response.json()) as { data: { flyers: { path: string }[] } };
    expect(own.map(({ path }) => path)).toEqual(data.flyers.map(({ path }) => path));
  }
  expect(new Set(near.stores.map(({ flyers: own }) => own.length)).size).toBeGreaterThan(1);
  expect(robotsOf(near)).toBe('noindex,follow');
});

it('flyers and place are in the language of the page', async () => {
  const titles = async (locale: 'at' | 'en') => (await flyers(null, origin, locale)).flyers.map(({ title }) => title);
  expect(await titles('en')).not.toEqual(await titles('at'));
  expect((await flyers('wien')).place).toBe('Wien');
  expect((await flyers('vienna', origin, 'en')).place).toBe('Vienna');
});

it('an unknown place is kept as it was entered, cut to what the API accepts', async () => {
  const unknown = await flyers(`nirgendwo  ${'x'.repeat(90)}`);
  expect(unknown).toMatchObject({ query: `nirgendwo ${'x'.repeat(70)}`, place: null, stores: [] });
  expect(unknown.flyers).toHaveLength(6);
});

it('a malformed store is left out, not the page; an older API sends no stores; without flyers the page has failed', async () => {
  type Found = { data: { nearby?: { store: object }[]; place?: unknown; flyers?: unknown } };
  const all = await flyers('linz');
  const malformed = await changed(({ body }) => {
    const [first] = (body as Found).data.nearby ?? [];
    if (first) first.store = { name: 'Linz' };
  });
  expect((await flyers('linz', malformed)).stores).toEqual(
    all.stores.slice(1).map(({ store, ...rest }) => ({
      store: { ...store, loadedAt: expect.any(Number) },
      flyers: rest.flyers.map((flyer) => ({ ...flyer, loadedAt: expect.any(Number) })),
    })),
  );
  const older = await changed(({ body }) => {
    const { data } = body as Found;
    delete data.nearby;
    delete data.place;
  });
  const { stores, place, flyers: shown } = await flyers('linz', older);
  expect([stores, place, shown.length]).toEqual([[], null, 6]);
  const without = await changed(({ body }) => void delete (body as Found).data.flyers);
  for (const api of [without, 'http://127.0.0.1:9']) {
    expect(await loadFlyers(visit('linz', api))).toMatchObject({ kind: 'failed' });
  }
});
