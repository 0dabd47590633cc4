import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { configForTests } from '../testing/config-for-tests.ts';
import { watchCatalogue } from './pages/catalogue-watch.ts';
import { createLinkReader } from './preview/preview-link.ts';
import { createDocumentFetcher } from './release-sync/fetch-document.ts';
import { reportToRegistry } from './release-sync/registry-report.ts';
import { fetchStoredRelease } from './release-sync/stored-release.ts';
import { createSitemapSource } from './request/search-engines/sitemap-source.ts';

/** A service that accepts requests and never responds. */
async function silentService(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Resolves to the first error that a background service logs. */
function firstWarning(start: (log: pino.Logger) => () => Promise<void>): Promise<string> {
  return new Promise((resolve) => {
    const log = pino({ level: 'warn' }, { write: (line: string) => resolve(JSON.parse(line).err.message) });
    onTestFinished(start(log));
  });
}

const messageOf = (request: Promise<unknown>): Promise<string> =>
  request.then(
    () => 'a response',
    (cause: Error) => cause.message,
  );

it.each<[string, number, (origin: string) => Promise<string>]>([
  [
    'a part of the sitemap',
    10_000,
    (origin) => messageOf(createSitemapSource({ ...configForTests, apiOrigin: origin }).get('')),
  ],
  ['the discovery document', 3_000, (origin) => messageOf(createDocumentFetcher(origin)())],
  ['the manifest of a release', 3_000, (origin) => messageOf(fetchStoredRelease(origin, 'mf-header', '1.0.0'))],
  ['the key for previews', 3_000, (origin) => messageOf(createLinkReader(origin, pino({ level: 'silent' }))('a link'))],
  [
    'the version of the catalogue',
    1_000,
    (origin) => firstWarning((log) => watchCatalogue({ apiOrigin: origin, pollMs: 60_000, log }).stop),
  ],
  [
    'a report to the registry',
    3_000,
    (origin) =>
      firstWarning((log) =>
        reportToRegistry({
          releasesOrigin: origin,
          channel: null,
          token: 'secret',
          port: 3000,
          operators: null,
          log,
          status: () => ({ status: 'starting', wanted: null, serving: null, canaries: [], problems: [] }),
          counts: () => [],
          failed: () => undefined,
        }),
      ),
  ],
])('%s is given up after %d ms', async (_what, ms, request) => {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // A hundred times as fast.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout(limit / 100);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(await request(await silentService())).toContain('due to timeout');
  expect(limits).toEqual([ms]);
});
