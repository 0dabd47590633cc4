import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiFetch } from './public-reads.ts';

let server: Server;
let origin: string;
let requested: string[];
/** Status of the shop's response to a public read. */
let status: number;

beforeEach(async () => {
  requested = [];
  status = 200;
  server = createServer(({ url = '', headers }, response) => {
    requested.push(`${headers.host?.split(':')[0]} ${url}`);
    response.writeHead(url.startsWith('/_shell/') ? status : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Browsers resolve a path against the document's address, here the shop's; Node's `fetch` has no document.
  const own = fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    own(input.startsWith('/') ? new URL(input, origin.replace('127.0.0.1', 'localhost')) : input, init),
  );
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

it.each(['/header-data/?locale=at', '/autosuggest/list/?q=ski', '/api/v2/team/menu/', '/api/v1/stores/places/?q=li'])(
  'sends %s to the shop',
  async (url) => {
    await apiFetch(origin)(origin + url);
    expect(requested).toEqual([`localhost /_shell/api${url}`]);
  },
);

it.each(['/api/v1/cart/', '/api/v1/user/', '/api/v1/stores/a/b/', '/search-limited/../api/v1/user/', '/api/v1/menux/'])(
  'sends %s to the API',
  async (url) => {
    await apiFetch(origin)(origin + url);
    expect(requested.map((line) => line.split(' ')[0])).toEqual(['127.0.0.1']);
  },
);

it.each([
  [404, ['localhost /_shell/api/api/v1/menu/', '127.0.0.1 /api/v1/menu/']],
  [502, ['localhost /_shell/api/api/v1/menu/']],
])('where the shop responds with %i', async (code, requests) => {
  status = code;
  const response = await apiFetch(origin)(`${origin}/api/v1/menu/`);
  expect(requested).toEqual(requests);
  expect(response.status).toBe(code === 404 ? 200 : code);
});
