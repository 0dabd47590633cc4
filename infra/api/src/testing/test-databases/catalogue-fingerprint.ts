import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testMedia } from '../media/test-media.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));
const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/**
 * Hash of everything that determines a database with the test catalogue: another schema, catalogue, or release of a library that generates
 * it changes it.
 */
export async function catalogueFingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const demo = folderOf('@bergauf/demo-catalogue');
  // `dist` where these are published packages.
  const code = basename(source);
  const folders = [
    ...['database', 'catalogue-import', 'media'].map((folder) => join(source, folder)),
    ...[join(folderOf('@bergauf/catalogue-format'), code), join(demo, code), join(demo, 'texts')],
  ];
  // The first two packages export only their code, so their folder is found through it.
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
  // A migration counts as applied by its name.
  for (const file of [...files, ...libraries]) hash.update(basename(file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whether the pictures that the test catalogue refers to are in the tests' media store. */
export const hasPictures = async (): Promise<boolean> =>
  (await stat(join(testMedia().folder, 'originals')).catch(() => null)) !== null;
