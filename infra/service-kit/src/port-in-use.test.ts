import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { portInUse } from './port-in-use.ts';

function listen(port: number): Promise<{ port: number; close: () => void }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => server.close() });
    });
  });
}

it('names the variable of the port that is in use', async () => {
  const first = await listen(0);
  const error: unknown = await listen(first.port).catch((cause: unknown) => cause);
  first.close();
  expect(portInUse(error, { SHOP_PORT: first.port + 1, SHOP_OPERATOR_PORT: first.port })).toBe(
    `Port ${first.port} is already in use; choose another one with SHOP_OPERATOR_PORT.`,
  );
  expect(portInUse(error, { SHOP_PORT: first.port + 1, SHOP_OPERATOR_PORT: null })).toBeNull();
  expect(portInUse(new Error('Something else.'), { SHOP_PORT: first.port })).toBeNull();
});
