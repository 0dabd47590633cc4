import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../../app/page-state.ts';
import { createPayloads } from './payloads.ts';

const pageNamed = (title: string): PageData => ({ kind: 'data', data: null, meta: { title } });
const payloads = () => createPayloads('set-1', { path: '/first/', page: pageNamed('/first/') });
const { signal } = new AbortController();

// A mock function, not a spy on the stubbed global: restoring such a spy after the file would put the stub back for good.
const asked = vi.fn(async (url: string) => {
  const page = url.includes('gone') ? { kind: 'not-found' } : pageNamed(url);
  return new Response(JSON.stringify({ kind: 'page', page }), { headers: { 'x-release-set': 'set-1' } });
});

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('payloads recall the page of the document, and pages loaded since', async () => {
  const known = payloads();
  await known.load('/herren/', signal);
  expect(known.recall('/first/')).toEqual(pageNamed('/first/'));
  expect(known.recall('/herren/')).toEqual(pageNamed('/_payload/herren.json'));
});

it('payloads recall only shown pages: no other address, no page that was only prefetched, no page that failed', async () => {
  const known = payloads();
  known.prefetch('/damen/');
  await known.load('/gone/', signal);
  for (const path of ['/damen/', '/gone/', '/first/?page=2']) expect(known.recall(path)).toBeNull();
});

it('payloads drop a page after five minutes, and all but the last twenty', async () => {
  const known = payloads();
  for (let page = 1; page <= 20; page += 1) await known.load(`/ski/?page=${page}`, signal);
  expect(known.recall('/first/')).toBeNull();
  expect(known.recall('/ski/?page=1')).not.toBeNull();
  vi.advanceTimersByTime(300_000);
  expect(known.recall('/ski/?page=20')).toBeNull();
});

it('a prefetched page is loaded without a second request, while it is fresh', async () => {
  const known = payloads();
  known.prefetch('/damen/');
  known.prefetch('/damen/');
  await known.load('/damen/', signal);
  expect(asked).toHaveBeenCalledTimes(1);
  await known.load('/damen/', signal);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('payloads hold the last twelve prefetched pages, for fifteen seconds', async () => {
  const known = payloads();
  for (let page = 1; page <= 13; page += 1) known.prefetch(`/ski/?page=${page}`);
  expect(asked).toHaveBeenCalledTimes(13);
  await known.load('/ski/?page=1', signal);
  expect(asked).toHaveBeenCalledTimes(14);
  await known.load('/ski/?page=2', signal);
  expect(asked).toHaveBeenCalledTimes(14);
  vi.advanceTimersByTime(15_000);
  await known.load('/ski/?page=3', signal);
  expect(asked).toHaveBeenCalledTimes(15);
});

it('the request of a prefetched page is aborted when the page is evicted before its response', () => {
  const ended: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => ended.push(url));
    return new Promise(() => {});
  });
  const known = payloads();
  for (let page = 1; page <= 13; page += 1) known.prefetch(`/ski/?page=${page}`);
  expect(ended).toEqual(['/_payload/ski.json?page=1']);
  vi.advanceTimersByTime(15_000);
  expect(ended).toHaveLength(13);
});

it('a payload of another release set is returned as such, and is not recalled', async () => {
  const known = createPayloads('set-2', { path: '/first/', page: pageNamed('/first/') });
  expect(await known.load('/herren/', signal)).toMatchObject({ isOfThisSet: false, payload: { kind: 'page' } });
  expect(known.recall('/herren/')).toBeNull();
});
