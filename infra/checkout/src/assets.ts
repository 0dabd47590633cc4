import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

export type AssetFile = { url: string; integrity: string };
/** What every page loads, and the files themselves: they are few, and a later build takes them off the disk. */
export type Assets = {
  readonly scripts: readonly AssetFile[];
  readonly styles: readonly AssetFile[];
  readonly font: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
};

/** Before anything is built, as in unit tests: pages are bare HTML then, and work. */
export const noAssets: Assets = { scripts: [], styles: [], font: null, files: new Map() };

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads what `npm run build -w infra/checkout` has made. @throws where it has made nothing */
export async function loadAssets(folder: string): Promise<Assets> {
  const manifest = await readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => {
    throw new Error('The checkout is not built: npm run build -w infra/checkout');
  });
  const names = await readdir(folder);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const));
  return { ...(JSON.parse(manifest) as Omit<Assets, 'files'>), files: new Map(files) };
}

/** Their names carry a hash of their content: what has been fetched once is never asked for again. */
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
