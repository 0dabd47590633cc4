import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

export type AssetFile = { url: string; integrity: string };
/** Files that every page loads, held in memory because a later build removes them from the disk. */
export type Assets = {
  readonly scripts: readonly AssetFile[];
  readonly styles: readonly AssetFile[];
  readonly font: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** For unit tests, which run without a build: pages are HTML without styles and scripts. */
export const noAssets: Assets = { scripts: [], styles: [], font: null, files: new Map() };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads the result of `npm run build -w infra/checkout`. @throws if the checkout is not built */
export async function loadAssets(folder: string): Promise<Assets> {
  const manifest = await readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => {
    throw new Error('The checkout is not built: npm run build -w infra/checkout');
  });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const));
  return { ...(JSON.parse(manifest) as Omit<Assets, 'files'>), files: new Map(files) };
}

/** Serves the files as immutable: their names contain a hash of their content. */
export function serveAssets(server: FastifyInstance, { files }: Assets): void {
  server.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params;
    const type = types[path.extname(name)];
    const plain = files.get(name);
    if (type === undefined || plain === undefined) return reply.callNotFound();
    const accepted = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br']);
    const brotli = accepted && files.get(`${name}.br`);
    if (brotli) reply.header('content-encoding', 'br');
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    return reply.type(type).send(brotli ?? plain);
  });
}
