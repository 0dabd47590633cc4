import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { CheckPictures } from '@bergauf/catalogue-format/folder/read-catalogue';
import { pictureFault } from '@bergauf/catalogue-format/pictures/picture-type';
import { inspectPicture } from '../../media/inspection/inspect-picture.ts';

/** Decodes every picture of a folder once, without a database and a store to compare with. */
export function inspectEach(folder: string): CheckPictures {
  const seen = new Set<string>();
  return async (files) => {
    const wrong = new Map<string, string>();
    for (const file of files) {
      if (seen.has(file)) continue;
      seen.add(file);
      const fault = await pictureFault(path.join(folder, file));
      if (fault !== null) {
        wrong.set(file, `"${file}": ${fault}`);
        continue;
      }
      const result = await inspectPicture(createReadStream(path.join(folder, file)), file);
      if (!result.ok) wrong.set(file, result.refusal);
    }
    return wrong;
  };
}
