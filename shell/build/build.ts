import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from '@bergauf/build/host';
import { rspack } from '@rspack/core';
import { writeAssetManifest } from './asset-manifest.ts';
import { subsetArchivo } from './subset-font.ts';

const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Builds the shell for browser and server into `dist`. */
export async function buildShell(outDir: string = path.join(shell, 'dist')): Promise<void> {
  await mkdir(path.join(shell, 'assets'), { recursive: true });
  await writeFile(path.join(shell, 'assets', 'archivo.woff2'), await subsetArchivo());
  await rm(outDir, { recursive: true, force: true });
  const common = { name: 'shell', context: shell, outDir, publicPath: '/_shell/assets/' };
  const compiler = rspack([
    host({ ...common, side: 'client', entry: './src/client/main.tsx' }),
    host({ ...common, side: 'server', entry: './src/server/worker/main.ts' }),
  ]);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
  await writeAssetManifest(path.join(outDir, 'client'), common.publicPath);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildShell();
