import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeTemporaryFolder, removeAbandonedFolders } from './temporary-folder.ts';
import { defaultLimits, type UnpackLimits, unpack } from './unpack.ts';

export type OpenedCatalogue = {
  readonly folder: string;
  /** Files of the archive that were left out: see `unpack`. */
  readonly leftOut: readonly string[];
  close(): void;
};

/**
 * A catalogue folder, or an archive of one (`.tar`, `.tar.gz`, `.tgz`, `.zip`), which is unpacked into a temporary folder until `close`.
 * The records may also be in one folder inside the archive.
 * @throws one sentence if there is neither
 */
export async function openCatalogue(source: string, limits: UnpackLimits = defaultLimits): Promise<OpenedCatalogue> {
  const found = await stat(source).catch(() => null);
  if (found === null) throw new Error(`There is no ${source}.`);
  await removeAbandonedFolders();
  if (found.isDirectory()) return { folder: source, leftOut: [], close: () => undefined };
  if (!/\.(tar|tar\.gz|tgz|zip)$/i.test(source))
    throw new Error(`${source} is no folder and no .tar, .tar.gz, .tgz or .zip file.`);
  const { folder, remove } = makeTemporaryFolder('catalogue');
  try {
    const leftOut = await unpack(source, folder, limits);
    return { folder: await rootOf(folder), leftOut, close: remove };
  } catch (cause) {
    remove();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${source} cannot be unpacked: ${reason}`, { cause });
  }
}

/** The folder with `catalogue.json`: the archive's own, or the only one in it. */
async function rootOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? path.join(folder, only.name) : folder;
}
