import type { ApiResult } from 'shared-contracts/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFragmentDataCache, type FragmentDataCache } from './fragment-data-cache.ts';

const down: ApiResult<string> = {
  ok: false,
  error: { kind: 'network', status: null, code: '', message: '', fields: {}, retryable: true },
};
const answer = (data: string): ApiResult<string> => ({ ok: true, data });

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

it('answers later requests from what it has read, and reads anew in the background once that is old', async () => {
  const cache = create();
  const load = vi.fn(async () => answer(`menu ${load.mock.calls.length}`));
  expect(await cache.forRequest().get('menu', load)).toEqual(answer('menu 1'));
  expect(await cache.forRequest().get('menu', load)).toEqual(answer('menu 1'));
  vi.advanceTimersByTime(6_000);
  expect(await cache.forRequest().get('menu', load)).toEqual(answer('menu 1'));
  await vi.waitFor(async () => expect(await cache.forRequest().get('menu', load)).toEqual(answer('menu 2')));
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps the last successful response while the API is down, and never keeps a failure', async () => {
  const cache = create();
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(down);
  vi.advanceTimersByTime(retryPauseMs);
  expect(await cache.forRequest().get('menu', async () => answer('menu'))).toEqual(answer('menu'));
  vi.advanceTimersByTime(30_000);
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(answer('menu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await cache.forRequest().get('menu', async () => down)).toEqual(answer('menu'));
});

it('has what it knows at hand, so that rendering does not wait for it', async () => {
  const cache = create();
  await cache.forRequest().get('menu', async () => answer('menu'));
  expect(cache.forRequest().get('menu', async () => down)).toMatchObject({
    status: 'fulfilled',
    value: answer('menu'),
  });
});

it('sends along with the page what the page has used', async () => {
  const cache = create();
  await cache.forRequest().get('menu', async () => answer('menu'));
  const request = cache.forRequest();
  await request.get('menu', async () => down);
  expect(request.settled()).toEqual({ menu: answer('menu') });
});

it('asks once for all pages that need an answer, and again only a second after it failed', async () => {
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

it('reports a loader that throws while an old answer is refreshed; the page goes on with that answer', async () => {
  const cache = create();
  const defect = new Error('a defect');
  const throwing = async (): Promise<ApiResult<string>> => {
    throw defect;
  };
  await expect(cache.forRequest().get('menu', throwing)).rejects.toBe(defect);
  await cache.forRequest().get('menu', async () => answer('menu'));
  vi.advanceTimersByTime(6_000);
  expect(await cache.forRequest().get('menu', throwing)).toEqual(answer('menu'));
  await vi.advanceTimersByTimeAsync(0);
  expect(threw).toEqual([defect]);
});
