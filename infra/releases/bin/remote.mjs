#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * npm links this file as a command. The program is TypeScript: it runs from a bundle, which is made when its sources have changed
 * (decision 0063). From its sources every command would load for two seconds of processor time. What few commands need, such as the
 * service, is in files beside it: reading and compiling 3 MB takes longer than `list` (decision 0098).
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = ['infra/releases/src', 'infra/service-kit/src', 'shared-contracts/src', 'package-lock.json'];

/** Differs after every save of a source. Reading the files for a hash of their content would take longer than a command. */
function stampOf(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return `${path} ${found.size} ${found.mtimeMs}`;
  return readdirSync(path)
    .sort()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => stampOf(join(path, name)))
    .join('\n');
}

function bundle() {
  const hash = createHash('sha256').update(sources.map((path) => stampOf(join(root, path))).join('\n'));
  const folder = join(root, 'infra/releases/dist/cli', hash.digest('hex').slice(0, 16));
  const file = join(folder, 'remote.mjs');
  if (existsSync(file)) return file;
  const entry = `infra/releases/src/cli/main.ts=${file}`;
  const bundler = ['infra/build/src/programs/run.mjs', 'infra/build/src/services/main.ts', '--split', entry];
  const { status } = spawnSync(process.execPath, bundler, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0 || !existsSync(file)) return null;
  removeOld(dirname(folder));
  return file;
}

/** Removes bundles of before. Those of the last day stay: a `dev` that still runs may load a file of its own. */
function removeOld(folder) {
  const yesterday = Date.now() - 86_400_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < yesterday) rmSync(path, { recursive: true, force: true });
  }
}

// In a frontend's own repository the package has its program compiled (decision 0076).
const compiled = new URL('../dist/cli/main.js', import.meta.url);
const isPublished = existsSync(compiled);
const file = isPublished ? fileURLToPath(compiled) : bundle();
if (file) await import(pathToFileURL(file).href);
else {
  // As on a full disk, where the kill switch must work.
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../src/cli/main.ts', import.meta.url);
}
