import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasIntegrity } from '@bergauf/service-kit/integrity';
import { precompressedEncodings } from '@bergauf/service-kit/precompress';
import { isMissing, Refusal } from '../refusal.ts';
import { manifestFile, readManifest, type StoredManifest } from './manifest.ts';
import { hasTwins, listFiles } from './release-files.ts';

type Decode = (content: Buffer) => Promise<Buffer> | Buffer;

/**
 * Reads a stored release and compares every file with the manifest, compressed twins by their content: browsers get
 * the twins, so a damaged one breaks the shop as well.
 *
 * @returns null if there is no such release
 * @throws Refusal naming the first file that is missing, changed or not in the manifest
 */
export async function verifyRelease(folder: string): Promise<StoredManifest | null> {
  let stored: StoredManifest;
  try {
    stored = await readManifest(folder);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  const { name, version, files } = stored.manifest;
  const release = `${name} ${version}`;

  const present = new Set(await listFiles(folder));
  present.delete(manifestFile);
  /** @returns bytes of the file */
  const compare = async (file: string, wanted: string, decode: Decode): Promise<number> => {
    present.delete(file);
    const content = await readFile(join(folder, file));
    // A damaged twin may not even decompress, which counts as a mismatch.
    const isWhole = await Promise.resolve(decode(content)).then(
      (decoded) => hasIntegrity(decoded, wanted),
      () => false,
    );
    if (!isWhole) throw new Refusal(`${release} is damaged: ${file} no longer matches the manifest.`);
    return content.length;
  };

  for (const [file, integrity] of Object.entries(files)) {
    if (!present.has(file)) throw new Refusal(`${release} is damaged: ${file} is missing from the store.`);
    const bytes = await compare(file, integrity, (content) => content);
    if (!hasTwins(file)) continue;
    for (const { suffix, decode } of precompressedEncodings) {
      if (present.has(file + suffix)) await compare(file + suffix, integrity, (twin) => decode(twin, bytes));
    }
  }
  const [unexpected] = present;
  if (unexpected) throw new Refusal(`${release} is damaged: ${unexpected} is in its folder but not in the manifest.`);
  return stored;
}
