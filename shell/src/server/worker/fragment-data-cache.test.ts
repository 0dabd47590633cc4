import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { ApiResult } from 'shared-contracts/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFragmentDataCache, type FragmentDataCache } from './fragment-data-cache.ts';

const down: ApiResult<string> = {
  ok: false,
  error: { kind: 'network', status: null, code: '', message: '', fields: {}, retryable: true },
};
const menuResult = (data: string): ApiResult<string> => ({ ok: true, data });

const retryPauseMs = 1_000;
let threw: unknown[];
const create = (): FragmentDataCache =>
  createFragmentDataCache({
    freshMs: 5_000,
    storedMs: 60_000,
    retryPauseMs,
    onRefreshThrew: (cause) => void threw.push(cause),
  });

beforeEach(() => {
  threw = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('serves later requests from its cache, and refreshes a stale entry in the background', async () => {
  const cache = create();
  const load = vi.fn(async () => menuResult(`menu ${load.mock.calls.length}`));
  expect(await cache.forRequest().get('menu', load)).toEqual(menuResult('menu 1'));
  expect(await cache.forRequest().get('menu', load)).toEqual(menuResult('menu 1'));
  vi.advanceTimersByTime(6_000);
  expect(await cache.forRequest().get('menu', load)).toEqual(menuResult('menu 1'));
  await vi.waitFor(async () => expect(await cache.forRequest().get('menu', load)).toEqual(menuResult('menu 2')));
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the last successful response while the API is down, and never keeps a failure', async () => {
  const cache = create();
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(down);
  vi.advanceTimersByTime(retryPauseMs);
  expect(await cache.forRequest().get('menu', async () => menuResult('menu'))).toEqual(menuResult('menu'));
  vi.advanceTimersByTime(30_000);
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(menuResult('menu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(menuResult('menu'));
});

it('returns a cached response as a fulfilled promise, so that rendering does not wait for it', async () => {
  const cache = create();
  await cache.forRequest().get('menu', async () => menuResult('menu'));
  expect(cache.forRequest().get('menu', async () => down)).toMatchObject({
    status: 'fulfilled',
    value: menuResult('menu'),
  });
});

it('sends a page with the responses that it has used', async () => {
  const cache = create();
  await cache.forRequest().get('menu', async () => menuResult('menu'));
  const request = cache.forRequest();
  await request.get('menu', async () => down);
  expect(request.settled()).toEqual({ menu: menuResult('menu') });
});

it('loads once for all concurrent pages, and after a failure only a second later', async () => {
  const cache = create();
  const load = vi.fn(async () => down);
  const asked = [1, 2, 3].map(() => cache.forRequest().get('menu', load));
  expect(await Promise.all(asked)).toEqual([down, down, down]);
  expect(await cache.forRequest().get('menu', load)).toEqual(down);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(retryPauseMs);
  await cache.forRequest().get('menu', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports a loader that throws during a refresh; the page uses the stale response', async () => {
  const cache = create();
  const defect = new Error('a defect');
  const throwing = async (): Promise<ApiResult<string>> => {
    throw defect;
  };
  await expect(cache.forRequest().get('menu', throwing)).rejects.toBe(defect);
  await cache.forRequest().get('menu', async () => menuResult('menu'));
  vi.advanceTimersByTime(6_000);
  expect(await cache.forRequest().get('menu', throwing)).toEqual(menuResult('menu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(threw).toEqual([defect]);
});

it('reloads changed data once for all pages, and keeps the earlier response where that fails', async () => {
  const cache = create();
  const load = vi.fn(async () => menuResult(`menu ${load.mock.calls.length}`));
  await cache.forRequest().get('menu', load);
  vi.advanceTimersByTime(10);
  const changedAt = steadyNow();
  const asked = [1, 2].map(() => cache.forRequest(changedAt).get('menu', load));
  expect(await Promise.all(asked)).toEqual([menuResult('menu 2'), menuResult('menu 2')]);
  expect(await cache.forRequest(changedAt).get('menu', load)).toEqual(menuResult('menu 2'));
  vi.advanceTimersByTime(10);
  expect(await cache.forRequest(steadyNow()).get('menu', async () => down)).toEqual(menuResult('menu 2'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not use a response that was requested before the change', async () => {
  const cache = create();
  let respond = (_: ApiResult<string>): void => {};
  const early = cache.forRequest().get(
    'menu',
    () =>
      new Promise<ApiResult<string>>((resolve) => {
        respond = resolve;
      }),
  );
  vi.advanceTimersByTime(10);
  const changedAt = steadyNow();
  expect(await cache.forRequest(changedAt).get('menu', async () => menuResult('new'))).toEqual(menuResult('new'));
  respond(menuResult('old'));
  expect(await early).toEqual(menuResult('old'));
  expect(await cache.forRequest(changedAt).get('menu', async () => down)).toEqual(menuResult('new'));
});
