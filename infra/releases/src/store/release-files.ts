import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isCompressible } from '@bergauf/service-kit/precompress';
import { Refusal } from '../refusal.ts';

/** Whether a file of a release is stored with compressed twins: the browser's text files. */
export const hasTwins = (file: string): boolean => file.startsWith('client/') && isCompressible(file);

/**
 * All files below a folder, as sorted paths with `/`. Anything that is neither file nor folder is refused: a link in a
 * release could point out of the store.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const found: string[] = [];
  const visit = async (inside: string): Promise<void> => {
    for (const entry of await readdir(join(folder, inside), { withFileTypes: true })) {
      const path = inside ? `${inside}/${entry.name}` : entry.name;
      if (entry.isDirectory()) await visit(path);
      else if (entry.isFile()) found.push(path);
      else throw new Refusal(`${join(folder, path)} is neither a file nor a folder and cannot be released.`);
    }
  };
  await visit('');
  return found.sort();
}
