import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const made = fileURLToPath(new URL('../../dist/programs/', import.meta.url));
const weekMs = 7 * 86_400_000;

/**
 * Bundles a program of TypeScript with the workspace's sources that it imports. Making and importing the bundle takes a fifth of the processor
 * time of a loader that is asked for every module (decision 0102). Packages stay outside; what is imported dynamically stays in files of its
 * own.
 * @param {string} file absolute
 * @returns {Promise<string>} the URL to import
 */
export async function bundleProgram(file) {
  const bundle = await rolldown({
    input: { program: file },
    platform: 'node',
    logLevel: 'silent',
    external: (name, _importer, isResolved) => isResolved && /[\\/]node_modules[\\/]/.test(name),
    plugins: [addressesOfSources],
  });
  const dir = path.join(made, 'program');
  const { output } = await bundle.generate({ dir, format: 'esm', sourcemap: 'inline', entryFileNames: '[name].mjs' });
  await bundle.close();
  const hash = createHash('sha256');
  const files = output.map((part) => ({ name: part.fileName, text: 'code' in part ? part.code : part.source }));
  for (const { text } of files) hash.update(text);
  const folder = path.join(made, `${path.basename(file, '.ts')}-${hash.digest('hex').slice(0, 16)}`);
  if (!(await isReusable(folder))) await write(folder, files);
  return pathToFileURL(path.join(folder, 'program.mjs')).href;
}

// A pattern that does not match itself: this file may be part of a bundle.
const address = /\bimport\.meta\.(url|dirname)\b/g;

/** What lies beside a source is not beside the bundle. */
const addressesOfSources = {
  name: 'addresses of sources',
  transform: {
    filter: { code: address },
    /** @param {string} code @param {string} file */
    handler: (code, file) =>
      code.replaceAll(address, (_all, name) =>
        JSON.stringify(name === 'url' ? pathToFileURL(file).href : path.dirname(file)),
      ),
  },
};

/** @param {string} folder @param {readonly { name: string, text: string | Uint8Array }[]} files */
async function write(folder, files) {
  const draft = path.join(made, `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  for (const { name, text } of files) await writeFile(path.join(draft, name), text);
  // Renamed when complete: another process may look for it at this moment, or have made it.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOld();
}

/** What was used in the last week stays: a program that still runs may load a file of its own. */
async function removeOld() {
  for (const name of await readdir(made)) {
    const folder = path.join(made, name);
    const found = await stat(folder).catch(() => null);
    if (found && found.mtimeMs < Date.now() - weekMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Whether the bundle is there, which counts as used now.
 * @param {string} folder
 */
const isReusable = (folder) =>
  utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
