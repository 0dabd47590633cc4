import { steadyNow } from '@bergauf/service-kit/steady-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { createPageBody, type RenderedPage } from './rendered-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageOf = (text: string): RenderedPage => {
  const body = createPageBody({ status: 200, contentType: 'text/html', body: Buffer.from(text), redirect: null });
  return { setId: 'set', quality: 'complete', styleHashes: [], html: body, payload: body, renderMs: 1 };
};

it('a slow rendering from before a change does not replace the page that was rendered after it', async () => {
  let changedAt = 0;
  const cache = createPageCache({
    freshMs: 60_000,
    staleMs: 60_000,
    staleIfErrorMs: 60_000,
    maxBytes: 1_000_000,
    onRefreshFailed: () => undefined,
    changedAt: () => changedAt,
  });
  const ask = async (text: string, renderMs: number) => {
    const { page, from } = await cache.get('set /', async () => {
      await new Promise((resolve) => setTimeout(resolve, renderMs));
      return pageOf(text);
    });
    return `${from}: ${page.html.body.toString()}`;
  };
  const old = ask('old', 500);
  await vi.advanceTimersByTimeAsync(10);
  changedAt = steadyNow();
  const renewed = ask('new', 50);
  await vi.advanceTimersByTimeAsync(490);
  expect([await old, await renewed]).toEqual(['render: old', 'render: new']);
  const last = ask('newer', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(await last).toBe('fresh: new');
});
