import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from 'shared-contracts/api';
import { type AppContext, anonymousSession } from 'shared-contracts/app';
import { createBus } from 'shared-contracts/events';
import { expect, it, onTestFinished } from 'vitest';
import { loadProduct } from './product-loader.ts';

const product = {
  url: '/fc-salzachau/p/trikot-2/',
  hasMoved: true,
  description: '',
  brand: { name: 'Norrak', url: '/marken/norrak/' },
  colour: { name: 'Blau' },
  prices: { cents: { vk: 100 } },
  pictures: [],
  options: [],
  colours: [],
  breadcrumb: [],
};

it('a team’s product that has moved is redirected to the address that the API names', async () => {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: product }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const api = createApiClient({
    origin: `http://127.0.0.1:${port}`,
    session: () => anonymousSession,
    bus: createBus(),
    defaultTimeoutMs: 5000,
  });
  const result = await loadProduct({
    // The loader reads only these fields.
    app: { api, locale: 'at' } as unknown as AppContext,
    params: { teamName: 'fc-salzachau' },
    request: { url: new URL('http://shop.example/fc-salzachau/p/trikot-1/'), signal: new AbortController().signal },
  });
  expect(result).toEqual({ kind: 'redirect', to: '/fc-salzachau/p/trikot-2/', isPermanent: true });
});
