import { readFile, writeFile } from 'node:fs/promises';
import { newSigningKey } from '@bergauf/service-kit/signed-claims';
import { isMissing } from '../refusal.ts';
import type { ReleasesPaths } from '../state-folder.ts';

/**
 * The key that the registry signs previews with, as PEM text; made on the first call. Its file is readable by its owner only. Without the
 * file another key is made, and links of before end.
 */
export async function previewKey({ previewKey: path }: ReleasesPaths): Promise<string> {
  const known = await read(path);
  if (known) return known;
  // Of two at once the first one stays.
  await writeFile(path, newSigningKey(), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await read(path)) ?? '';
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
