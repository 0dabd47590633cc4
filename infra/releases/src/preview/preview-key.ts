import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import { newSigningKey } from '@bergauf/service-kit/signed-claims';
import { isMissing } from '../refusal.ts';
import { underLock } from '../registry/document/document-lock.ts';
import type { ReleasesPaths } from '../state-folder.ts';

/**
 * The key that the registry signs previews with, as PEM text; made on the first call. Its file is readable by its owner only. Without the
 * file another key is made, and links of before end.
 */
export async function previewKey(paths: ReleasesPaths): Promise<string> {
  return (await read(paths)) ?? makeKey(paths);
}

/** Of two at once the first one's key stays. */
const makeKey = (paths: ReleasesPaths): Promise<string> =>
  underLock(paths, async ({ requireHeld }) => {
    const known = await read(paths);
    if (known !== null) return known;
    const key = newSigningKey();
    await replaceDurably(paths.previewKey, key, requireHeld, 0o600);
    return key;
  });

/** Null where there is none. An empty file is what a full disk has left of one. */
async function read({ previewKey: path }: ReleasesPaths): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')) || null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
