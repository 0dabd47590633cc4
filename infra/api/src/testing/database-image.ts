import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../database/open-pglite.ts';
import { importDemo } from './import-demo.ts';
import { testMedia } from './media/test-media.ts';

const source = fileURLToPath(new URL('../', import.meta.url));
const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Hash of everything that goes into the image: another schema, catalogue, or release of a library that makes it gives another name. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const demo = folderOf('@bergauf/demo-catalogue');
  // `dist` where these are published packages.
  const code = basename(source);
  const folders = [
    ...['database', 'catalogue-import', 'media'].map((folder) => join(source, folder)),
    ...[join(folderOf('@bergauf/catalogue-format'), code), join(demo, code), join(demo, 'texts')],
  ];
  // Those of the first two export their code only.
  const libraries = [
    ...['@electric-sql/pglite', 'sharp'].map((name) => join(dirname(require.resolve(name)), '../package.json')),
    ...['sanitize-html', 'saxes'].map((name) => require.resolve(`${name}/package.json`)),
  ];
  const names = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const files = names
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...files, ...libraries]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function makeImage(): Promise<Buffer> {
  const database = await openPglite({ memory: true });
  await importDemo(database);
  const image = await database.dump();
  await database.close();
  return Buffer.from(await image.arrayBuffer());
}

/** Null without the pictures that the image refers to. */
async function readImage(file: string): Promise<Buffer | null> {
  const pictures = await stat(join(testMedia().folder, 'originals')).catch(() => null);
  return pictures && readFile(file).catch(() => null);
}

/** True for the one process that makes the image; the claim of a crashed process expires. */
async function claim(file: string): Promise<boolean> {
  try {
    await mkdir(file);
    return true;
  } catch {
    const made = await stat(file).catch(() => null);
    if (made === null || Date.now() - made.mtimeMs < 120_000) return false;
    await rm(file, { recursive: true, force: true });
    return claim(file);
  }
}

/**
 * A migrated and seeded database as a dump. Making one takes seconds, loading it a fraction, so it is made once, kept in the
 * system's folder for temporary files and shared by all test files and runs.
 */
export async function databaseImage(): Promise<Blob> {
  const file = join(tmpdir(), `bergauf-api-${await fingerprint()}.tar`);
  for (;;) {
    const stored = await readImage(file);
    if (stored !== null) return new Blob([new Uint8Array(stored)]);
    if (await claim(`${file}.claim`)) break;
    await setTimeout(200);
  }
  try {
    const image = await makeImage();
    // Written to another file and renamed, so that no process reads a partial image.
    await writeFile(`${file}.draft`, image);
    await rename(`${file}.draft`, file);
    return new Blob([new Uint8Array(image)]);
  } finally {
    await rm(`${file}.claim`, { recursive: true, force: true });
  }
}
