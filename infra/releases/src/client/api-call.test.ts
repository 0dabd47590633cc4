import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import Type from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { callApi } from './api-call.ts';

/** A registry that accepts requests but never responds, or closes their connections. */
const silent = (isCut = false): Promise<string> =>
  serverFor((request) => {
    if (isCut) request.socket.destroy();
  });

const answering = (status: number, text: string): Promise<string> =>
  serverFor((_request, response) => response.writeHead(status).end(text));

async function serverFor(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const call = (origin: string, method: 'GET' | 'POST') =>
  callApi({ origin, token: 'x' }, Type.Null(), { method, path: '/remotes', timeoutMs: 100 });

test.each([
  ['that is not answered in time', false],
  ['whose connection ends', true],
])('an edit %s may have been made; a read has no effect', async (_what, isCut) => {
  const origin = await silent(isCut);
  await expect(call(origin, 'POST')).rejects.toThrow('It may have made the change, or may still make it');
  await expect(call(origin, 'GET')).rejects.toThrow(`The registry ${origin} cannot be reached: `);
});

test.each([
  ['a page', 200, '<html></html>'],
  ['the error page of a proxy', 502, '<html></html>'],
  ['an error without a message', 500, 'null'],
])(
  '%s in place of a response is not taken for one, also where the response has no content',
  async (_what, status, text) => {
    const origin = await answering(status, text);
    await expect(call(origin, 'POST')).rejects.toThrow(
      `What answers at ${origin} is no registry that this command knows (status ${status}).`,
    );
  },
);

test('a response without content is one', async () => {
  expect(await call(await answering(204, ''), 'POST')).toBeNull();
});

test('a message of the registry is shown without characters that would control the terminal', async () => {
  const origin = await answering(409, JSON.stringify({ error: 'invalid', message: 'Anna\u001b[2J was here.' }));
  await expect(call(origin, 'POST')).rejects.toThrow('Anna\ufffd[2J was here.');
});

test('an edit that was never sent was not made', async () => {
  await expect(call('http://127.0.0.1:9', 'POST')).rejects.toThrow(/cannot be reached: /);
});
