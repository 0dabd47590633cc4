import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../document/document-tags.ts';

export async function readShellAssets(distDir: string): Promise<ShellAssets> {
  return JSON.parse(await readFile(path.join(distDir, 'client', 'assets.json'), 'utf8')) as ShellAssets;
}

const day = 24 * 60 * 60;

/** The shell's built files, whose hashed names never change, and the few that must have a fixed name. */
export async function serveShellAssets(server: FastifyInstance, distDir: string): Promise<void> {
  for (const name of ['favicon.svg', 'robots.txt']) {
    const body = await readFile(new URL(`../../../public/${name}`, import.meta.url));
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8';
    server.get(`/${name}`, async (_request, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type(type).send(body),
    );
  }
  await server.register(fastifyStatic, {
    root: path.join(distDir, 'client'),
    prefix: '/_shell/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  });
}
