// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('gives a port to one call only, also of several at once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

it('gives none that the system hands out itself, to a connection or to a server that wants any', async () => {
  const server = createServer().listen(0, 'localhost');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  const any = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(any);
});

it('gives no port to two processes', async () => {
  const program = `
    const { freePort } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))});
    const ports = [];
    while (ports.length < 400) ports.push(await freePort());
    console.log(ports.join());
    // Both run until both have their ports.
    process.stdin.resume();
  `;
  const children = [1, 2].map(() => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]));
  const taken = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).split(',')),
  );
  for (const { stdin } of children) stdin.end();
  expect(new Set(taken.flat()).size).toBe(800);
});
