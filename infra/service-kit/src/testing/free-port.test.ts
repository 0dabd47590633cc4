// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

it('gives a port to only one of several concurrent calls', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
});

it('gives none from the ephemeral range, which the system assigns itself', async () => {
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
    // Both processes run until both have their ports.
    process.stdin.resume();
  `;
  const children = [1, 2].map(() => spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]));
  const taken = await Promise.all(
    children.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).split(',')),
  );
  for (const { stdin } of children) stdin.end();
  expect(new Set(taken.flat()).size).toBe(800);
});

it('gives a port of an ended process to one process, even if several find it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-reservations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const ended = spawn(process.execPath, ['--version']);
  await once(ended, 'close');
  const count = 1_000;
  for (let port = 0; port < count; port++) writeFileSync(path.join(folder, String(port)), String(ended.pid));
  const program = `
    const { reserve } = await import(${JSON.stringify(import.meta.resolve('./free-port.ts'))});
    console.log('ready');
    process.stdin.once('data', () => {
      const own = [];
      for (let port = 0; port < ${count}; port++) {
        const file = ${JSON.stringify(folder)} + '/' + port;
        // First call removes the old file, second reserves; a third is needed if another process removed it in between.
        if (reserve(file) || reserve(file) || reserve(file)) own.push(port);
      }
      console.log(own.join());
    });
  `;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program];
  const children = Array.from({ length: 3 }, () => spawn(process.execPath, args));
  const output = children.map(({ stdout }) => createInterface(stdout)[Symbol.asyncIterator]());
  for (const lines of output) await lines.next();
  for (const { stdin } of children) stdin.write('begin');
  const taken = await Promise.all(output.map(async (lines) => String((await lines.next()).value).split(',')));
  // They end only when all have their ports, as an ended process's ports are given to others.
  for (const { stdin } of children) stdin.end();
  const ports = taken.flat().filter(Boolean);
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports).toHaveLength(count);
});
