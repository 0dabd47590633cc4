import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { serveShellAssets } from './asset-routes.ts';

it.each([
  ['br', 'br'],
  ['identity', undefined],
])('a file that was compressed by the build varies by encoding for caches (%s)', async (accepted, sent) => {
  const dist = await mkdtemp(path.join(tmpdir(), 'bergauf-assets-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(path.join(dist, 'client'));
  for (const name of ['main.1a2b.js', 'main.1a2b.js.br']) await writeFile(path.join(dist, 'client', name), name);
  const server = Fastify();
  onTestFinished(() => server.close());
  await serveShellAssets(server, dist);
  const url = '/_shell/assets/main.1a2b.js';
  const { statusCode, headers } = await server.inject({ url, headers: { 'accept-encoding': accepted } });
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, sent, 'accept-encoding']);
});
