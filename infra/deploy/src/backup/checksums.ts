import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A file of a backup, with its path in the backup. */
export type BackedUpFile = { path: string; bytes: number; sha256: string };

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files of a folder, sorted by path. */
export async function filesWithChecksums(folder: string): Promise<BackedUpFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const files: BackedUpFile[] = [];
  for (const name of paths) {
    const file = path.join(folder, name);
    files.push({ path: name, bytes: (await stat(file)).size, sha256: await checksumOf(file) });
  }
  return files;
}

/** One sentence about the first difference; null if there is none. */
export function differenceOf(wanted: readonly BackedUpFile[], found: readonly BackedUpFile[]): string | null {
  const present = new Map(found.map((file) => [file.path, file]));
  for (const file of wanted) {
    const other = present.get(file.path);
    if (!other) return `${file.path} is missing.`;
    if (other.bytes !== file.bytes) return `${file.path} has ${other.bytes} bytes instead of ${file.bytes}.`;
    if (other.sha256 !== file.sha256) return `${file.path} was changed.`;
    present.delete(file.path);
  }
  const [extra] = present.keys();
  return extra === undefined ? null : `${extra} is not part of it.`;
}
