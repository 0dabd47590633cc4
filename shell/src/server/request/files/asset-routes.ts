import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Stylesheet } from '../../document/inline-style.ts';
import type { AssetFile, ShellAssets } from '../../document/shell-assets.ts';

/** The build's list of files. */
type AssetManifest = Omit<ShellAssets, 'styles' | 'inline'> & {
  styles: Omit<Stylesheet, 'text'>[];
} & Readonly<Record<'start' | 'start-with-overlay' | 'scheme', readonly AssetFile[]>>;

/** @param hasOverlay whether the shop offers the teams' overlay */
export async function readShellAssets(distDir: string, hasOverlay: boolean): Promise<ShellAssets> {
  const folder = path.join(distDir, 'client');
  const textOf = ({ url }: { url: string }): Promise<string> => readFile(path.join(folder, path.basename(url)), 'utf8');
  const script = async ([file]: readonly AssetFile[]): Promise<string> => {
    const text = file ? await textOf(file) : '';
    // The first line tells browsers how to compile a file.
    return text.replace(/^\/\/# .*\n/, '');
  };
  const manifest = JSON.parse(await readFile(path.join(folder, 'assets.json'), 'utf8')) as AssetManifest;
  const { start, 'start-with-overlay': startWithOverlay, scheme, ...assets } = manifest;
  return {
    ...assets,
    overlay: hasOverlay ? assets.overlay : [],
    styles: await Promise.all(assets.styles.map(async (style) => ({ ...style, text: await textOf(style) }))),
    inline: { start: await script(hasOverlay ? startWithOverlay : start), scheme: await script(scheme) },
  };
}

const day = 24 * 60 * 60;

/** The shell's built files, whose hashed names never change, and the icon, which must have a fixed name. */
export async function serveShellAssets(server: FastifyInstance, distDir: string): Promise<void> {
  const icon = await readFile(new URL('../../../../public/favicon.svg', import.meta.url));
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
