import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../refusal.ts';

/**
 * Whether a path below the store may be served: not through a link, which could lead anywhere. A release holds none when it is
 * stored; one that came later is no part of it. What does not exist is left to the file server to say.
 *
 * @param path decoded, with leading slash
 */
export function isServedPath(path: string, store: string): boolean {
  return ['', '.br', '.gz'].every((suffix) => {
    try {
      return realpathSync.native(join(store, path + suffix)) === join(realpathSync.native(store), path + suffix);
    } catch (error) {
      return isMissing(error);
    }
  });
}
