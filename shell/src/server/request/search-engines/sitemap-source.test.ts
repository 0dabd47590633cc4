import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { createSitemapSource, type SitemapSource } from './sitemap-source.ts';

/** The sitemap of a product API that never responds. `limits`: one for each part, which ends when the test aborts it. */
async function hangingSitemap(): Promise<{ sitemap: SitemapSource; limits: AbortController[] }> {
  const api = createServer().listen(0, '127.0.0.1');
  await once(api, 'listening');
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    api.closeAllConnections();
    api.close();
  });
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return { sitemap: createSitemapSource({ ...configForTests, apiOrigin }), limits };
}

const ask = (sitemap: SitemapSource, parts: number): Promise<string>[] =>
  Array.from({ length: parts }, (_, page) =>
    sitemap.get(`products/?page=${page + 1}`).then(
      () => 'sent',
      (cause: Error) => cause.message,
    ),
  );

test('the timeout of a part starts with its request, not once it leaves the queue', async () => {
  const { sitemap, limits } = await hangingSitemap();
  const all = ask(sitemap, 6);
  expect(limits).toHaveLength(6);
  for (const limit of limits) limit.abort(new Error('late'));
  expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'late'));
});

test('while two parts are read and twenty wait, another one is refused at once', async () => {
  const { sitemap, limits } = await hangingSitemap();
  const all = ask(sitemap, 23);
  expect(await all[22]).toBe('20 parts of the sitemap wait already');
  // The other parts are shared, not requested a second time.
  const again = ask(sitemap, 22);
  expect(limits).toHaveLength(22);
  for (const limit of limits) limit.abort(new Error('late'));
  expect(new Set(await Promise.all([...all.slice(0, 22), ...again]))).toEqual(new Set(['late']));
});
