import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageData } from '../app/page-data.ts';
import { createPayloads } from './payloads.ts';

const pageNamed = (title: string): PageData => ({ kind: 'data', data: null, meta: { title } });
const payloads = () => createPayloads('set-1', { path: '/first/', page: pageNamed('/first/') });
const { signal } = new AbortController();

// Counts by itself. A spy on a stubbed global would, when spies are restored after the file, put the stub back for good.
const asked = vi.fn(async (url: string) => {
  const page = url.includes('gone') ? { kind: 'not-found', path: url } : pageNamed(url);
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

it('recalls the page that the document came with, and those loaded since', async () => {
  const known = payloads();
  await known.load('/herren/', signal);
  expect(known.recall('/first/')).toEqual(pageNamed('/first/'));
  expect(known.recall('/herren/')).toEqual(pageNamed('/_payload/herren.json'));
});

it('recalls nothing that was not shown: no other address, no page that was only prefetched, no page that failed', async () => {
  const known = payloads();
  known.prefetch('/damen/');
  await known.load('/gone/', signal);
  for (const path of ['/damen/', '/gone/', '/first/?page=2']) expect(known.recall(path)).toBeNull();
});

it('forgets a page after five minutes, and all but the last twenty', async () => {
  const known = payloads();
  for (let page = 1; page <= 20; page += 1) await known.load(`/ski/?page=${page}`, signal);
  expect(known.recall('/first/')).toBeNull();
  expect(known.recall('/ski/?page=1')).not.toBeNull();
  vi.advanceTimersByTime(300_000);
  expect(known.recall('/ski/?page=20')).toBeNull();
});

it('a prefetched page is loaded without asking again, while it is fresh', async () => {
  const known = payloads();
  known.prefetch('/damen/');
  known.prefetch('/damen/');
  await known.load('/damen/', signal);
  expect(asked).toHaveBeenCalledTimes(1);
  await known.load('/damen/', signal);
  expect(asked).toHaveBeenCalledTimes(2);
});
