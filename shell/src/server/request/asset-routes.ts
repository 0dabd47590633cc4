import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../document/document-tags.ts';
import type { Stylesheet } from '../document/inline-style.ts';

/** The build's list of files. */
type AssetManifest = Omit<ShellAssets, 'styles'> & { styles: Omit<Stylesheet, 'text'>[] };

export async function readShellAssets(distDir: string): Promise<ShellAssets> {
  const folder = path.join(distDir, 'client');
  const assets = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8')) as AssetManifest;
  const styles = assets.styles.map(async (style) => ({
    ...style,
    text: await readFile(path.join(folder, path.basename(style.url)), 'utf8'),
  }));
  return { ...assets, styles: await Promise.all(styles) };
}

const day = 24 * 60 * 60;

/** The shell's built files, whose hashed names never change, and the icon, which must have a fixed name. */
export async function serveShellAssets(server: FastifyInstance, distDir: string): Promise<void> {
  const icon = await readFile(new URL('../../../public/favicon.svg', import.meta.url));
  server.get('/favicon.svg', async (_request, reply) =>
    reply.header('cache-control', `public, max-age=${day}`).type('image/svg+xml').send(icon),
  );
  await server.register(fastifyStatic, {
    root: path.join(distDir, 'client'),
    prefix: '/_shell/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    // A cache must not send the compressed form to a client that does not accept it.
    setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
  });
}
