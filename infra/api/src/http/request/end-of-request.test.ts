import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import { afterEach, expect, it } from 'vitest';
import { createServer } from '../create-server.ts';

type Server = ReturnType<typeof createServer>;

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function newServer(): Promise<Server> {
  const server = createServer({}, await createTracing('bergauf-api', null));
  servers.push(server);
  return server;
}

function put(server: Server): ReturnType<typeof request> {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', method: 'PUT', path: '/', headers });
  return sent.on('error', () => undefined).end('{}');
}

it('a request whose body has been read has not ended', async () => {
  const server = await newServer();
  server.put('/', async ({ raw, signal }) => {
    while (!raw.closed) await nextTurn();
    await nextTurn();
    return { hasEnded: signal.aborted };
  });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const body = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect(await (await fetch(origin, body)).json()).toEqual({ hasEnded: false });
});

it('a request ends with its connection', async () => {
  const server = await newServer();
  const ended = new Promise<unknown>((resolve) => {
    server.put('/', async ({ signal }) => {
      sent.destroy();
      await new Promise((abort) => signal.addEventListener('abort', abort));
      resolve(signal.reason);
    });
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const sent = put(server);
  expect(await ended).toMatchObject({ name: 'AbortError' });
});

it('a request whose handler takes too long after the body gets a response', async () => {
  const server = await newServer();
  server.put(
    '/',
    { handlerTimeout: 50 },
    ({ signal }) => new Promise((abort) => signal.addEventListener('abort', abort)),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const status = await new Promise((resolve) => put(server).on('response', (response) => resolve(response.statusCode)));
  expect(status).toBe(503);
});
