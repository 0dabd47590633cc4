import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createApiFetch } from './api-fetch.ts';

/** A server for one test, and how many connections it has accepted. */
async function serve(respond: RequestListener): Promise<{ origin: string; connections: () => number }> {
  const server = createServer(respond);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => connections };
}

it('reads over one persistent connection, with the headers of the caller', async () => {
  const { origin, connections } = await serve(({ headers, url }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ url, accept: headers.accept }));
  });
  const read = createApiFetch();
  for (const path of ['/a', '/b?x=ä']) {
    const response = await read(`${origin}${path}`, { headers: { Accept: 'application/json' } });
    expect([response.ok, response.status, response.headers.get('content-type')]).toEqual([
      true,
      200,
      'application/json',
    ]);
    expect(await response.json()).toEqual({
      url: new URL(path, origin).href.slice(origin.length),
      accept: 'application/json',
    });
  }
  expect(connections()).toBe(1);
});

it.each([204, 404, 500])('returns a response of status %i with its text', async (status) => {
  const { origin } = await serve((_, response) => response.writeHead(status).end(status === 204 ? '' : 'why'));
  const response = await createApiFetch()(origin);
  expect([response.status, await response.text()]).toEqual([status, status === 204 ? '' : 'why']);
});

it('follows a redirect, as `fetch` does', async () => {
  const { origin } = await serve(({ url }, response) => {
    if (url === '/old') response.writeHead(302, { location: '/new' }).end();
    else response.end('here');
  });
  expect(await (await createApiFetch()(`${origin}/old`)).text()).toBe('here');
});

it('sends requests other than reads, with their body', async () => {
  const { origin } = await serve(async ({ method }, response) => void response.end(method));
  expect(await (await createApiFetch()(origin, { method: 'POST', body: '{}' })).text()).toBe('POST');
});

it.each([
  ['before the response', () => {}],
  ['half-way', (_, response) => response.write('half')],
] satisfies [string, RequestListener][])(
  'fails with the reason of its signal when it is aborted %s',
  async (_, respond) => {
    const { origin } = await serve(respond);
    const signal = AbortSignal.timeout(100);
    await expect(createApiFetch()(origin, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(createApiFetch()(origin, { signal })).rejects.toBe(signal.reason);
  },
);

it('fails when the connection is refused, and when it breaks half-way', async () => {
  const { origin } = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
  });
  await expect(createApiFetch()('http://127.0.0.1:9')).rejects.toThrow('ECONNREFUSED');
  await expect(createApiFetch()(origin)).rejects.toThrow('aborted');
});

it('reads again after the server has closed the persistent connection', async () => {
  const { origin } = await serve((_, response) => response.setHeader('connection', 'close').end('one'));
  const read = createApiFetch();
  for (let time = 0; time < 2; time++) expect(await (await read(origin)).text()).toBe('one');
});
