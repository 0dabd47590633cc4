import { sharedApi } from '@bergauf/test-kit/product-api';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import type { StoreSearch } from 'shared-contracts/entities';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { beforeAll, expect, it } from 'vitest';
import { loadStorePage } from './store-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(rest: string, query: string): LoaderInput {
  const api = createApiClient({ origin, session: () => anonymousSession, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = {
    environment: 'server',
    api,
    locale: 'at',
    config: { flippingBookPrefix: null },
  } as unknown as AppContext;
  const request = { url: new URL(`http://localhost/shop/${rest}${query}`), signal: new AbortController().signal };
  return { app, params: { '*': rest }, request };
}

it('the form preselects the service of the address, if the store takes appointments for it', async () => {
  const found = (await (await fetch(`${origin}/api/v1/stores/?q=Linz`)).json()) as { data: StoreSearch };
  const store = found.data.stores.find(({ services }) => services.includes('ski-service'));
  const path = store?.url.replace('/shop/', '') ?? '';
  const chosen = async (query: string) =>
    (await loadStorePage(visit(path, query))) as { data?: { service: string | null } };
  expect((await chosen('?service=ski-service')).data?.service).toBe('ski-service');
  for (const query of ['', '?service=', '?service=nichts', '?service=ski-service,team']) {
    expect((await chosen(query)).data?.service, query).toBeNull();
  }
  // A store is also found by its id: the redirect keeps the service.
  expect(await loadStorePage(visit(`${store?.id}/`, '?service=ski-service'))).toEqual({
    kind: 'redirect',
    to: `${store?.url}?service=ski-service`,
  });
});
