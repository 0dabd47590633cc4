import { sharedApi } from '@bergauf/test-kit/product-api';
import { startTamperingProxy } from '@bergauf/test-kit/tampering-proxy';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import type { LoaderInput } from 'shared-contracts/remote';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { loadSearch } from './search-loader.ts';

let origin: string;
beforeAll(async () => {
  ({ origin } = await sharedApi());
});

function visit(rest: string, apiOrigin: string): LoaderInput {
  const session = () => anonymousSession;
  const api = createApiClient({ origin: apiOrigin, session, bus: createBus(), defaultTimeoutMs: 5000 });
  const app = { environment: 'server', api, locale: 'at' } as unknown as AppContext;
  const request = { url: new URL(`http://localhost/shops/${rest}`), signal: new AbortController().signal };
  return { app, params: { '*': rest }, request };
}

it('the store search exists where the shop has stores, near an unknown place too', async () => {
  for (const path of ['', 'linz/', 'nirgendwoburg/']) {
    const { kind } = await loadSearch(visit(path, origin));
    expect(kind, path).toBe('data');
  }
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
