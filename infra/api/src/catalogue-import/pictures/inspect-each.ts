import type { CheckPictures } from '@bergauf/catalogue-format/folder/read-catalogue';
import pLimit from 'p-limit';
import { inspectPicture } from '../../media/inspection/inspect-picture.ts';
import { readPicture } from './picture-file.ts';
import { picturesAtOnce } from './stage-pictures.ts';

/** Decodes every picture of a folder once, without a database and a store to compare with. */
export function inspectEach(folder: string): CheckPictures {
  const seen = new Set<string>();
  const limit = pLimit(picturesAtOnce);
  const faultOf = async (file: string): Promise<string | null> => {
    const found = readPicture(folder, file);
    const result = found.ok ? await inspectPicture(found.source, file) : found;
    if (result.ok) return null;
    return 'reason' in result ? result.reason : result.refusal;
  };
  return async (files) => {
    const unseen = files.filter((file) => !seen.has(file));
    for (const file of unseen) seen.add(file);
    const looked = await Promise.all(unseen.map(async (file) => [file, await limit(() => faultOf(file))] as const));
    return new Map(looked.flatMap(([file, fault]) => (fault === null ? [] : [[file, fault]])));
  };
}
