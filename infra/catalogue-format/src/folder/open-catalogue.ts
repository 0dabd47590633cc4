import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export type OpenedCatalogue = { readonly folder: string; close(): Promise<void> };

/** Names that a file of a catalogue has. Others in an archive are left out, above all `..` and absolute paths. */
const name = /^(?:\.\/)?((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*)$/;

async function unpack(archive: string, folder: string): Promise<void> {
  const isPacked = /\.t?gz$/.test(archive);
  const entries = extract();
  const source = createReadStream(archive);
  const reading = isPacked ? pipeline(source, createGunzip(), entries) : pipeline(source, entries);
  const writing = (async () => {
    for await (const entry of entries) {
      const file = name.exec(entry.header.name)?.[1];
      if (entry.header.type !== 'file' || file === undefined) {
        entry.resume();
        continue;
      }
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(entry, createWriteStream(target));
    }
  })();
  await Promise.all([reading, writing]);
}

/**
 * A catalogue folder, or an archive of one (`.tar`, `.tar.gz`, `.tgz`), which is unpacked into a temporary folder until `close`.
 * The records may also be in one folder inside the archive.
 * @throws one sentence if there is neither
 */
export async function openCatalogue(source: string): Promise<OpenedCatalogue> {
  const found = await stat(source).catch(() => null);
  if (found === null) throw new Error(`There is no ${source}.`);
  if (found.isDirectory()) return { folder: source, close: async () => undefined };
  if (!/\.(tar|tar\.gz|tgz)$/.test(source))
    throw new Error(`${source} is no folder and no .tar, .tar.gz or .tgz file.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-catalogue-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await unpack(source, folder);
    return { folder: await rootOf(folder), close };
  } catch (cause) {
    await close();
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
