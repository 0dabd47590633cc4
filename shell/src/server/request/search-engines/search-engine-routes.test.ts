// @module-tag rotated
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sitemapPartLength } from 'shared-contracts/entities';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { configForTests } from '../../../testing/config-for-tests.ts';
import { addSearchEngineRoutes } from './search-engine-routes.ts';

/** A product API with the addresses of 100,000 products; a test may change what it sends. */
let api: Server;
let calls: string[] = [];
let open = 0;
let mostOpen = 0;
let respond: (path: string) => { status: number; body: unknown };

const parts = 10;
const changedAt = '2026-01-02T03:04:05Z';
const ten = Array.from({ length: parts }, (_, index) => index + 1);
const whole: typeof respond = (path) => {
  if (path === '/api/v1/sitemap/') {
    return {
      status: 200,
      body: { data: ten.map((page) => ({ kind: 'products', page, entries: sitemapPartLength, changedAt })) },
    };
  }
  const page = Number(/products\/\?page=(\d+)$/.exec(path)?.[1]);
  if (!(page >= 1 && page <= parts)) return { status: 404, body: { error: 'not found' } };
  const data = Array.from({ length: sitemapPartLength }, (_, index) => ({
    url: `/p/x-${page}-${index}/`,
    changedAt: index === 0 ? null : changedAt,
  }));
  return { status: 200, body: { data } };
};

beforeAll(async () => {
  api = createServer((request, response) => {
    calls.push(request.url ?? '');
    mostOpen = Math.max(mostOpen, ++open);
    const { status, body } = respond(request.url ?? '');
    setTimeout(() => {
      open -= 1;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }, 20);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());

let shell: FastifyInstance;
beforeEach(() => {
  calls = [];
  mostOpen = 0;
  respond = whole;
  shell = createShell();
});
afterEach(async () => {
  vi.useRealTimers();
  await shell.close();
});

function createShell(changes: object = {}): FastifyInstance {
  const server = Fastify({ logger: false });
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  addSearchEngineRoutes(server, { ...configForTests, shopOrigin: 'https://shop.example', apiOrigin, ...changes });
  return server;
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

it('robots.txt disallows private pages, allows scripts and styles, and names the sitemap', async () => {
  const { body, headers } = await shell.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  for (const path of ['/my-account/', '/warenkorb/', '/wishlist/', '/_payload/', '/_shell/']) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
  expect(body).toContain('\nAllow: /_shell/assets/\n');
  expect(body).not.toContain('/cart/');
  expect(body).toMatch(/\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
});

it('the sitemap of 100,000 products is an index of parts that hold every address once, with its date', async () => {
  const index = await shell.inject('/sitemap.xml');
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
  const files = locations(index.body);
  expect(files).toHaveLength(parts);
  expect(index.body).toContain(`<lastmod>${changedAt}</lastmod>`);
  const found = new Set<string>();
  for (const file of files) {
    const { body, statusCode } = await shell.inject(file.replace('https://shop.example', ''));
    expect(statusCode).toBe(200);
    const urls = locations(body);
    expect(urls.length).toBeLessThanOrEqual(50_000);
    for (const url of urls) found.add(url);
    expect(body.match(/<lastmod>/g)).toHaveLength(sitemapPartLength - 1);
  }
  expect(found.size).toBe(parts * sitemapPartLength);
});

it('a part is read once for crawlers at a time, and again after ten minutes, whatever the clock says', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'hrtime'] });
  await Promise.all(Array.from({ length: 8 }, () => shell.inject('/sitemap/products-1.xml')));
  await shell.inject('/sitemap/products-1.xml');
  expect(calls).toHaveLength(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(600_001);
  await shell.inject('/sitemap/products-1.xml');
  expect(calls).toHaveLength(2);
});

it('at most two parts are read at once, which bounds the memory', async () => {
  await Promise.all(ten.map((page) => shell.inject(`/sitemap/products-${page}.xml`)));
  expect(mostOpen).toBe(2);
});

it.each([
  ['the product API is unavailable', () => ({ status: 503, body: {} })],
  ['it sends something else', () => ({ status: 200, body: { data: [{ url: 7 }] } })],
])('when %s the response is 503, which no cache keeps, and the next request tries again', async (_, fault) => {
  respond = fault;
  for (const path of ['/sitemap.xml', '/sitemap/products-1.xml']) {
    const response = await shell.inject(path);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('120');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toBe('');
  }
  respond = whole;
  expect((await shell.inject('/sitemap.xml')).statusCode).toBe(200);
});

it('parts that do not exist are not found', async () => {
  expect((await shell.inject('/sitemap/products-11.xml')).statusCode).toBe(404);
  expect((await shell.inject('/sitemap/products-1.xml.gz')).statusCode).toBe(404);
  expect((await shell.inject('/sitemap/..-1.xml')).statusCode).toBe(404);
});

it('addresses are escaped', async () => {
  respond = () => ({ status: 200, body: { data: [{ url: '/marken/a&b/ü/<x>/', changedAt: null }] } });
  const { body } = await shell.inject('/sitemap/brands-1.xml');
  expect(locations(body)).toEqual(['https://shop.example/marken/a&amp;b/%C3%BC/%3Cx%3E/']);
});

it('the team shop, which sells the same products as the shop, has no sitemap', async () => {
  const teams = createShell({ teamBuild: true });
  expect((await teams.inject('/robots.txt')).body).not.toContain('Sitemap');
  expect((await teams.inject('/sitemap.xml')).statusCode).toBe(404);
  await teams.close();
});

it('a site in two languages names each page in both, each with the other', async () => {
  respond = (path) =>
    path === '/api/v1/sitemap/' ? whole(path) : { status: 200, body: { data: [{ url: '/p/x & y/', changedAt }] } };
  await shell.close();
  shell = createShell({ locales: ['at', 'en'] });
  const { body } = await shell.inject('/sitemap/products-1.xml');
  expect(locations(body)).toEqual([
    'https://shop.example/p/x%20&amp;%20y/',
    'https://shop.example/en/p/x%20&amp;%20y/',
  ]);
  const links = [...body.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
  const once = [
    ['de-AT', 'https://shop.example/p/x%20&amp;%20y/'],
    ['en', 'https://shop.example/en/p/x%20&amp;%20y/'],
    ['x-default', 'https://shop.example/p/x%20&amp;%20y/'],
  ];
  expect(links.map(([, language, url]) => [language, url])).toEqual([...once, ...once]);
  expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  const robots = (await shell.inject('/robots.txt')).body;
  for (const path of ['/warenkorb/', '/en/warenkorb/', '/en/my-account/', '/_shell/']) {
    expect(robots).toContain(`\nDisallow: ${path}\n`);
  }
});

it('writes flyers below the prefix of the shop, and none in a shop without flyers', async () => {
  respond = () => ({
    status: 200,
    body: { data: ['/', '/werbung/', '/werbung/winter/'].map((url) => ({ url, changedAt: null })) },
  });
  const pages = async (flippingBookPrefix: string | null): Promise<string[]> => {
    const server = createShell({ flippingBookPrefix });
    const { body } = await server.inject('/sitemap/pages-1.xml');
    await server.close();
    return locations(body).map((url) => url.replace('https://shop.example', ''));
  };
  expect(await pages('werbung')).toEqual(['/', '/werbung/', '/werbung/winter/']);
  expect(await pages('prospekte')).toEqual(['/', '/prospekte/', '/prospekte/winter/']);
  expect(await pages(null)).toEqual(['/']);
});
