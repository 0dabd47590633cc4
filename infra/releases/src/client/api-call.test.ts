import { once } from 'node:events';
import { createServer } from 'node:http';
import Type from 'typebox';
import { expect, onTestFinished, test } from 'vitest';
import { callApi } from './api-call.ts';

/** A registry that accepts requests but never responds, or closes their connections. */
async function silent(isCut = false): Promise<string> {
  const server = createServer((request) => {
    if (isCut) request.socket.destroy();
  }).listen(0, '127.0.0.1');
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

test('an edit that was never sent was not made', async () => {
  await expect(call('http://127.0.0.1:9', 'POST')).rejects.toThrow(/cannot be reached: /);
});
