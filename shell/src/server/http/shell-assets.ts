import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../worker/render-task.ts';

export async function readShellAssets(distDir: string): Promise<ShellAssets> {
  return JSON.parse(await readFile(path.join(distDir, 'client', 'assets.json'), 'utf8')) as ShellAssets;
}

/** The shell's built files: hashed names, so they never change. */
export async function serveShellAssets(server: FastifyInstance, distDir: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: path.join(distDir, 'client'),
    prefix: '/_shell/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  });
}
