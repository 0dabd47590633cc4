import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClient, createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { search } from './search-store.ts';

/** An API that receives requests and never responds. */
const server = createServer();
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The parts of the app that the search box uses: the real API client, which records the end of each read. */
function appThatRecords(ends: Promise<string>[]): AppContext {
  const client = createApiClient({
    origin,
    session: () => anonymousSession,
    bus: createBus(),
    defaultTimeoutMs: 10_000,
  });
  const get: ApiClient['get'] = (path, options) => {
    const result = client.get<never>(path, options);
    ends.push(result.then((end) => `${path} ${end.ok ? 'loaded' : end.error.kind}`));
    return result;
  };
  return {
    api: { ...client, get },
    config: { apiDebounceMs: 2000, searchDebounceMs: 1000, limits: { headerDataTimeoutMs: 500 } },
    locale: 'at',
  } as unknown as AppContext;
}

const waitsFor = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(resolve, ms, 'waits'));

it('header data are given up after 500 ms', async () => {
  const ends: Promise<string>[] = [];
  search.of(appThatRecords(ends)).getState().open();
  expect(ends).toHaveLength(1);
  // Timers end in their order, also on a slow machine.
  expect(await Promise.race([...ends, waitsFor(400)])).toBe('waits');
  expect(await Promise.race([...ends, waitsFor(150)])).toBe('/header-data/?locale=at timeout');
});
