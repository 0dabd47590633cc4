import { sharedApi } from '@bergauf/test-kit/product-api';
import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput, MetaContext, PageMeta } from 'shared-contracts/remote';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadSearch } from './search-loader.ts';
import { searchMeta } from './search-meta.ts';
import { byState, type SearchView } from './search-view.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(rest: string, apiOrigin: string, locale: 'at' | 'en' = 'at'): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale } as unknown as AppContext;
  const request = { url: new URL(`http://localhost/shops/${rest}`), signal: new AbortController().signal };
  return { app, params: { '*': rest.replace(/\?.*/, '') }, request };
}

it('the store search exists if the shop has stores, even for an unknown place', async () => {
  for (const path of ['', 'linz/', 'nirgendwoburg/']) {
    const { kind } = await loadSearch(visit(path, origin));
    expect(kind, path).toBe('data');
  }
});

it('a path below a place, and one longer than the API accepts, is no search', async () => {
  for (const path of ['linz/urfahr/', `${'x'.repeat(81)}/`]) {
    expect(await loadSearch(visit(path, origin)), path).toEqual({ kind: 'not-found' });
  }
});

it('the form without script leads to the path of its place, with the chosen services', async () => {
  expect(await loadSearch(visit('?ort=St.+Pölten&service=ski-service&alle=1', origin))).toEqual({
    kind: 'redirect',
    to: '/shops/st-poelten/?service=ski-service',
  });
  expect(await loadSearch(visit('?ort=', origin))).toEqual({ kind: 'redirect', to: '/shops/' });
});

it('does not exist in a shop without stores, and is not missing while the API is down', async () => {
  const proxy = await startTamperingProxy(origin, {
    response: (exchange) => {
      exchange.body = { data: { place: null, stores: [], services: [] } };
    },
  });
  onTestFinished(() => proxy.close());
  for (const path of ['', 'linz/']) {
    expect(await loadSearch(visit(path, proxy.origin)), path).toEqual({ kind: 'not-found' });
  }
  expect(await loadSearch(visit('', 'http://127.0.0.1:9'))).toMatchObject({ kind: 'failed' });
});

async function search(words: string, locale: 'at' | 'en' = 'at', apiOrigin = origin): Promise<SearchView> {
  const loaded = await loadSearch(visit(`${words}/`, apiOrigin, locale));
  if (loaded.kind !== 'data') throw new Error(`${words}: ${loaded.kind}`);
  return loaded.data;
}

/** The texts are replaced by their keys and values. */
function metaOf(view: SearchView): PageMeta {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`;
  return searchMeta(view, { t, config: { shopOrigin: 'https://shop.example' } } as unknown as MetaContext);
}

it('a postcode with an unknown place has no distances and no place, and is excluded from search engines', async () => {
  for (const words of ['4221', '4221-steyregg']) {
    const view = await search(words);
    expect(view).toMatchObject({ kind: 'approximate', placeName: '4221', place: null });
    expect(view.stores).toHaveLength(5);
    expect(view.stores.filter(({ distanceKm }) => distanceKm !== null)).toEqual([]);
    expect(metaOf(view)).toMatchObject({ title: 'shops.title {}', canonical: '/shops/', robots: 'noindex,follow' });
  }
});

it('a postcode outside of all areas is unknown', async () => {
  for (const words of ['1999', '9999', '0123']) {
    const view = await search(words);
    expect([view.kind, view.placeName, view.stores.length]).toEqual(['unknown', '', 60]);
    expect(metaOf(view)).toMatchObject({ canonical: '/shops/', robots: 'noindex,follow' });
  }
});

it('a postcode is shown only with its own place', async () => {
  expect((await search('4400')).placeName).toBe('4400 Steyr');
  expect((await search('1999-wien')).placeName).toBe('Wien');
  expect(metaOf(await search('4400'))).toMatchObject({ canonical: '/shops/4400-steyr/' });
  expect(metaOf(await search('4400')).description).toMatch(/^shops\.description-place .*"place":"4400 Steyr"/);
  expect(metaOf(await search('steiermark')).description).toMatch(/^shops\.description-state /);
  expect(metaOf(await search('1999')).description).toMatch(/^shops\.description[ -](?!place|state)/);
});

it('with an API that sends neither postcodes nor `isApproximate`, no postcode of another place is shown', async () => {
  const proxy = await startTamperingProxy(origin, {
    response: (exchange) => {
      const { data } = exchange.body as { data: { place: unknown } };
      data.place = { name: 'Freistadt', latitude: 48.5, longitude: 14.5 };
    },
  });
  onTestFinished(() => proxy.close());
  expect(await search('4221', 'at', proxy.origin)).toMatchObject({ kind: 'known', placeName: 'Freistadt' });
});

it.each([
  ['vienna', 'known', 'Vienna', '/shops/wien/'],
  ['1010', 'known', '1010 Vienna', '/shops/1010-wien/'],
  ['styria', 'state', 'Styria', '/shops/steiermark/'],
  ['carinthia', 'state', 'Carinthia', '/shops/kaernten/'],
  ['tyrol', 'state', 'Tyrol', '/shops/tirol/'],
  ['upper-austria', 'state', 'Upper Austria', '/shops/oberoesterreich/'],
  ['lower-austria', 'state', 'Lower Austria', '/shops/niederoesterreich/'],
  ['vorarlberg', 'state', 'Vorarlberg', '/shops/vorarlberg/'],
])('in English %s is found and shown, at the address of the German name', async (words, kind, placeName, canonical) => {
  const view = await search(words, 'en');
  expect(view).toMatchObject({ kind, placeName });
  const meta = metaOf(view);
  expect(meta).toMatchObject({ canonical });
  expect(meta).not.toHaveProperty('robots');
});

it('the nearest stores of a place have the numbers of the list on the map, the others none', async () => {
  const { stores, onMap, total } = await search('linz');
  expect(stores.length).toBeLessThan(total);
  expect(onMap.map(({ id, number }) => [id, number])).toEqual([
    ...stores.map(({ id }, index) => [id, index + 1]),
    ...onMap.slice(stores.length).map(({ id }) => [id, null]),
  ]);
});

it('a service that is not chosen counts the stores that have it too, a chosen one those that are listed', async () => {
  const viewOf = async (services: readonly string[]): Promise<SearchView> => {
    const loaded = await loadSearch(visit(`?service=${services.join(',')}`, origin));
    if (loaded.kind !== 'data') throw new Error(loaded.kind);
    return loaded.data;
  };
  const [first] = (await viewOf([])).services.filter(({ count }) => count > 0 && count < 60);
  const chosen = await viewOf([first?.id ?? '']);
  expect(chosen.total).toBe(first?.count);
  expect(chosen.services.filter(({ isChosen }) => isChosen)).toEqual([{ ...first, isChosen: true }]);
  for (const { id, count, isChosen } of chosen.services) {
    if (!isChosen) expect((await viewOf([first?.id ?? '', id])).total, id).toBe(count);
  }
});

it('a state lists all of its own stores, without numbers', async () => {
  const view = await search('steiermark');
  expect(view.stores.map(({ state }) => state)).toEqual(view.stores.map(() => 'Steiermark'));
  expect(view.stores.length).toBe(view.total);
  expect(view.onMap.map(({ number }) => number)).toEqual(view.stores.map(() => null));
});

it('the headings of states are in the language of the page, in its order', async () => {
  const { stores } = await search('');
  const headings = (locale: 'at' | 'en') => byState(stores, locale).map(([state]) => state);
  expect(headings('at').slice(1, 4)).toEqual(['Kärnten', 'Niederösterreich', 'Oberösterreich']);
  expect(headings('en')).toEqual([
    'Burgenland',
    'Carinthia',
    'Lower Austria',
    'Salzburg',
    'Styria',
    'Tyrol',
    'Upper Austria',
    'Vienna',
    'Vorarlberg',
  ]);
});
