import { readFile } from 'node:fs/promises';
import { replaceDurably } from '@bergauf/service-kit/durable-write';
import { newSigningKey } from '@bergauf/service-kit/signed-claims';
import { isMissing } from '../refusal.ts';
import { underLock } from '../registry/document/document-lock.ts';
import type { ReleasesPaths } from '../state-folder.ts';

/**
 * The key with which the registry signs previews, as PEM text; created on the first call. Its file is readable by its owner only. If the
 * file is lost, a new key is created, and earlier links become invalid.
 */
export async function previewKey(paths: ReleasesPaths): Promise<string> {
  return (await read(paths)) ?? makeKey(paths);
}

/** If two processes create a key at once, the first one wins. */
const makeKey = (paths: ReleasesPaths): Promise<string> =>
  underLock(paths, async ({ requireHeld }) => {
    const known = await read(paths);
    if (known !== null) return known;
    const key = newSigningKey();
    await replaceDurably(paths.previewKey, key, requireHeld, 0o600);
    return key;
  });

/** Null if there is none. A full disk may have left an empty file. */
async function read({ previewKey: path }: ReleasesPaths): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')) || null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
