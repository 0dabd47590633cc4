import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from '../refusal.ts';

/**
 * Whether a path below the store may be served: not through a symbolic link, which could lead out of the store. Stored releases
 * contain no links. A path that does not exist is allowed; the file server responds with 404.
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
