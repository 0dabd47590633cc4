import { sharedApi } from '@bergauf/test-kit/product-api';
import { type Exchange, startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput, MetaContext, PageMeta } from 'shared-contracts/remote';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadTeams, type TeamsData } from './teams-loader.ts';
import { teamsMeta } from './teams-meta.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

const config = { teamListSegment: 'vereine', shopOrigin: 'https://team.example' };

function visit(address: string, apiOrigin = origin, signal = new AbortController().signal): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale: 'at', config } as unknown as AppContext;
  return { app, params: {}, request: { url: new URL(address, 'http://localhost'), signal } };
}

/** An API whose responses are changed, with the searches that it was asked for. */
async function watched(response: (exchange: Exchange) => void = () => undefined) {
  const asked: URL[] = [];
  const proxy = await startTamperingProxy(origin, {
    response(exchange) {
      asked.push(new URL(exchange.url, 'http://localhost'));
      response(exchange);
    },
  });
  onTestFinished(() => proxy.close());
  return { apiOrigin: proxy.origin, asked };
}

async function teams(address: string, apiOrigin = origin): Promise<TeamsData> {
  const loaded = await loadTeams(visit(address, apiOrigin));
  return loaded.kind === 'data' ? loaded.data : expect.fail(`${address}: ${loaded.kind}`);
}

const metaOf = (data: TeamsData): PageMeta =>
  teamsMeta(data, { t: (key: string) => key, config } as unknown as MetaContext);

it('the list searches for what was entered, with single spaces and no longer than the API accepts', async () => {
  const { apiOrigin, asked } = await watched();
  const all = await teams('/vereine/', apiOrigin);
  const [sport] = all.directory.sports;
  const entered = new URLSearchParams({ q: '  ', sport: ` ${sport?.name}`, region: '' });
  const found = await teams(`/vereine/?${entered}`, apiOrigin);
  expect(found).toMatchObject({ kind: 'list', search: { q: '', sport: sport?.name, region: '' }, popular: [] });
  expect(found.directory.total).toBe(sport?.count);
  expect(found.directory.total).toBeLessThan(all.directory.total);
  const long = `Sportverein  \t ${'x'.repeat(90)}`;
  const { search } = await teams(`/vereine/?${new URLSearchParams({ q: long, sport: long, region: long })}`, apiOrigin);
  const cut = `Sportverein ${'x'.repeat(68)}`;
  expect(search).toEqual({ q: cut, sport: cut, region: cut });
  expect(asked.map(({ pathname }) => pathname)).toEqual(Array(3).fill('/api/v2/team/teams/'));
});

it('the home page shows all teams and eight products, whatever its address has besides', async () => {
  const { directory } = await teams('/vereine/');
  const home = await teams('/?q=niemand&sport=Schach&region=Tirol');
  expect(home).toMatchObject({ kind: 'home', search: { q: '', sport: '', region: '' }, directory });
  expect(home.popular).toHaveLength(8);
});

it('the home page needs its teams, but not its products', async () => {
  const broken = await watched((exchange) => {
    if (exchange.url.startsWith('/api/v2/team/search/')) exchange.status = 503;
  });
  const { popular, directory } = await teams('/', broken.apiOrigin);
  expect([popular.length, directory.total > 0]).toEqual([0, true]);
  const malformed = await watched((exchange) => {
    if (!exchange.url.startsWith('/api/v2/team/search/')) return;
    const { data } = exchange.body as { data: { products: unknown[] } };
    data.products[0] = {};
  });
  expect((await teams('/', malformed.apiOrigin)).popular).toHaveLength(7);
  const noTeams = await watched((exchange) => {
    if (exchange.url.startsWith('/api/v2/team/teams/')) exchange.body = { data: { total: 1 } };
  });
  for (const address of ['/', '/vereine/']) {
    expect(await loadTeams(visit(address, noTeams.apiOrigin)), address).toMatchObject({ kind: 'failed' });
  }
});

it('a search is excluded from search engines, the whole list and the home page are not', async () => {
  expect(metaOf(await teams('/vereine/?q=sport'))).toMatchObject({ robots: 'noindex,follow' });
  expect(metaOf(await teams('/vereine/?region=Tirol'))).not.toHaveProperty('canonical');
  const all = metaOf(await teams('/vereine/'));
  expect(all).toMatchObject({ canonical: '/vereine/' });
  expect(all).not.toHaveProperty('robots');
  expect(metaOf(await teams('/?q=sport'))).toEqual({
    title: 'teams.homeTitle',
    description: 'teams.description',
    canonical: '/',
  });
});
