import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { answerUnreadable } from './unreadable-request.ts';

/** A server that gives a request 100 ms, and a client that sends `bytes` and never closes its half of the connection. */
async function open(
  bytes: string,
): Promise<{ client: Socket; request: () => IncomingMessage | null; connections: () => Promise<number> }> {
  let request: IncomingMessage | null = null;
  const limits = { headersTimeout: 100, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const server = createServer(limits, (arrived) => {
    request = arrived;
    arrived.resume();
  });
  const responseFor = (status: number): { headers: Record<string, string>; body: string } => ({
    headers: { 'x-content-type-options': 'nosniff' },
    body: `Status ${status}`,
  });
  server.on('clientError', (error, socket) => answerUnreadable(error, socket as Socket, responseFor, 50));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  client.write(bytes);
  onTestFinished(async () => {
    client.destroy();
    server.close();
  });
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));
  return { client, request: () => request, connections };
}

it.each([
  ['headers that do not arrive in time', 'GET / HTTP/1.1\r\nHost: a', '408 Request Timeout'],
  ['a line that is no header', 'GET / HTTP/1.1\r\nno header\r\n\r\n', '400 Bad Request'],
  [
    'headers above the limit',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s: answered, and the connection ends although the client keeps it open', async (_what, bytes, status) => {
  const { client, connections } = await open(bytes);
  // `text` of node:stream/consumers would close the client's half.
  let response = '';
  client.on('data', (chunk) => {
    response += String(chunk);
  });
  await once(client, 'end');
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(response).toContain('x-content-type-options: nosniff\r\ncontent-length: 10\r\n');
  await vi.waitFor(async () => expect(await connections()).toBe(0));
});

it('an upload that takes too long ends for its reader as well, although the client goes on sending', async () => {
  const { client, request, connections } = await open('PUT / HTTP/1.1\r\nHost: a\r\ncontent-length: 100000\r\n\r\n');
  client.on('error', () => undefined);
  const sending = setInterval(() => client.write('more'), 10);
  onTestFinished(() => clearInterval(sending));
  await vi.waitFor(() => expect(request()?.destroyed).toBe(true));
  await vi.waitFor(async () => expect(await connections()).toBe(0));
});
