import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiClient, createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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
function appThatRecords(ends: Promise<string>[], searchDebounceMs = 1000, paths: string[] = []): AppContext {
  const client = createApiClient({
    origin,
    session: () => anonymousSession,
    bus: createBus(),
    defaultTimeoutMs: 10_000,
  });
  const get: ApiClient['get'] = (path, options) => {
    paths.push(path);
    const result = client.get<never>(path, options);
    ends.push(result.then((end) => `${path} ${end.ok ? 'loaded' : end.error.kind}`));
    return result;
  };
  return {
    api: { ...client, get },
    config: { apiDebounceMs: 2000, searchDebounceMs, limits: { headerDataTimeoutMs: 500 } },
    locale: 'at',
  } as unknown as AppContext;
}

const waitsFor = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(resolve, ms, 'waits'));

it('requests for header data time out after 500 ms', async () => {
  const ends: Promise<string>[] = [];
  // Timers fire in their order, also on a slow machine: this one starts first.
  const early = waitsFor(400);
  search.of(appThatRecords(ends)).getState().open();
  expect(ends).toHaveLength(1);
  expect(await Promise.race([...ends, early])).toBe('waits');
  expect(await Promise.race([...ends, waitsFor(150)])).toBe('/header-data/?locale=at timeout');
});

it.each([1000, 730])('a query is sent after the debounce of the site configuration: %i ms', (debounceMs) => {
  vi.useFakeTimers();
  const paths: string[] = [];
  const searches = (): string[] => paths.filter((path) => path.includes('q=ski'));
  search
    .of(appThatRecords([], debounceMs, paths))
    .getState()
    .type('ski');
  vi.advanceTimersByTime(debounceMs - 1);
  expect(searches()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(searches()).toEqual(['/autosuggest/list/?q=ski&locale=at', '/search-limited/?q=ski&locale=at']);
  vi.useRealTimers();
});
