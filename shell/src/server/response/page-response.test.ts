import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { ServedPage } from '../pages/page-source.ts';
import { createPageBody, type PageQuality } from '../pages/rendered-page.ts';
import { type CacheLifetimes, type PageForm, sendPage } from './page-response.ts';

const lifetimes: CacheLifetimes = { pageFreshMs: 5_000, pageStaleMs: 600_900, pageStaleIfErrorMs: 86_400_000 };
const times = 'max-age=0, s-maxage=5, stale-while-revalidate=600, stale-if-error=86400';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

type Sent = Partial<Omit<ServedPage, 'page'>> & {
  readonly status?: number;
  readonly quality?: PageQuality;
  readonly redirect?: string;
  readonly lifetimes?: CacheLifetimes | null;
  readonly form?: PageForm;
  readonly agent?: string;
};

async function send({ status = 200, quality = 'complete', redirect, form = 'html', agent = firefox, ...sent }: Sent) {
  const body = (contentType: string, text: string) =>
    createPageBody({ status, contentType, body: Buffer.from(text), redirect: redirect ?? null });
  const served: ServedPage = {
    page: {
      setId: 'set',
      quality,
      styleHashes: [],
      renderMs: 1,
      html: body('text/html; charset=utf-8', '<h1>Bergauf</h1>'),
      payload: body('application/json; charset=utf-8', '{}'),
    },
    path: '/herren/',
    undeclared: '',
    from: 'fresh',
    isShared: true,
    isPreview: false,
    ...sent,
  };
  const server = Fastify();
  server.get('/herren/', (request, reply) =>
    sendPage(request, reply, served, form, sent.lifetimes === undefined ? lifetimes : sent.lifetimes),
  );
  const headers = { 'user-agent': agent, 'accept-encoding': 'gzip;q=0.5, br' };
  const response = await server.inject({ url: '/herren/', headers });
  await server.close();
  return response;
}

describe('a redirect', () => {
  it.each([
    [{}, 'no-cache'],
    [{ isPreview: true }, 'private, no-store'],
  ])('of a page (%o) is cached by no browser for good: %s', async (sent, cacheControl) => {
    const { statusCode, headers } = await send({ ...sent, status: 301, redirect: '/damen/' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/damen/', cacheControl]);
  });
});

it.each([
  ['/p/new/', 'pk_campaign=x&a=%C3%BC', '/p/new/?pk_campaign=x&a=%C3%BC'],
  ['/shops/?q=wien#map', 'pk_campaign=x&q=y', '/shops/?q=wien&pk_campaign=x#map'],
  ['/p/new/', '', '/p/new/'],
  ['https://elsewhere.example/', 'pk_campaign=x', 'https://elsewhere.example/'],
])(
  'a redirect to %s keeps the parameters that the page does not declare (%s): %s',
  async (redirect, undeclared, to) => {
    const { headers } = await send({ status: 301, redirect, undeclared });
    expect(headers.location).toBe(to);
  },
);

describe('a page', () => {
  it.each([
    ['of a set that every shopper gets', {}, `public, ${times}`],
    ['of a set that some shoppers get', { isShared: false }, `private, ${times}`],
    ['that is stale', { from: 'stale' }, `public, ${times}`],
    ['of the previous set', { from: 'previous-set' }, 'no-store'],
    ['without one of its fragments', { quality: 'incomplete' }, 'no-store'],
    ['that failed', { quality: 'failed', status: 500 }, 'no-store'],
    ['of a preview', { isPreview: true }, 'private, no-store'],
    ['of a preview that failed', { isPreview: true, quality: 'failed' }, 'private, no-store'],
    ['that is missing', { status: 404 }, 'private, no-cache'],
    ['that is gone', { status: 410 }, 'private, no-cache'],
    ['whose address leads shoppers to different pages', { lifetimes: null }, 'private, no-cache'],
  ] as const)('%s is sent with the cache-control that it allows', async (_what, sent, cacheControl) => {
    const { headers } = await send(sent);
    expect([headers['cache-control'], headers['vary']]).toEqual([cacheControl, 'accept-encoding']);
    expect([headers['content-encoding'], headers['x-release-set']]).toEqual(['br', 'set']);
  });

  it.each([
    [503, '3'],
    [500, undefined],
    [200, undefined],
  ])('with status %d has the `retry-after` header %s', async (status, retryAfter) => {
    const { statusCode, headers } = await send({ status, quality: status === 200 ? 'complete' : 'failed' });
    expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter]);
  });

  it.each([
    ['a missing document', { status: 404 }, true],
    ['a document that failed', { status: 500, quality: 'failed' }, true],
    ['a document', {}, false],
    ['the data of a missing page', { status: 404, form: 'payload' }, false],
  ] as const)('that a bot requests, %s, has an empty body: %s', async (_what, sent, isEmpty) => {
    const { body } = await send({ ...sent, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(body === '').toBe(isEmpty);
    expect((await send(sent)).body).not.toBe('');
  });
});
