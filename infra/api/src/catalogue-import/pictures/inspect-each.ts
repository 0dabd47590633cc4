import type { CheckPictures } from '@bergauf/catalogue-format/folder/read-catalogue';
import { inspectPicture } from '../../media/inspection/inspect-picture.ts';
import { readPicture } from './picture-file.ts';

/** Decodes every picture of a folder once, without a database and a store to compare with. */
export function inspectEach(folder: string): CheckPictures {
  const seen = new Set<string>();
  return async (files) => {
    const wrong = new Map<string, string>();
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const found = await readPicture(folder, file);
      const result = found.ok ? await inspectPicture(found.source, file) : found;
      if (!result.ok) wrong.set(file, 'reason' in result ? result.reason : result.refusal);
    }
    return wrong;
  };
}
