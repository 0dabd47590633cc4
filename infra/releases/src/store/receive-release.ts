import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '@bergauf/service-kit/durable-write';
import { Refusal } from '../refusal.ts';
import { type ArchiveLimits, receiveArchive } from './archive.ts';
import { type StoredRelease, storeThroughTemporaryFolder } from './store-release.ts';
import { isDevelopmentBuild } from './version.ts';
import { writeTwins } from './write-twins.ts';

export type ReceiveReleaseOptions = {
  /** `<BERGAUF_HOME>/releases/store`. */
  store: string;
  name: string;
  version: string;
  /** A tar archive, see `packRelease`. */
  source: Readable;
  limits?: ArchiveLimits;
};

/**
 * Stores an uploaded release. Each file is written to disk while it arrives; the compressed twins are created here.
 *
 * @throws Refusal if the archive is not a complete release of that name and version, or if the version is stored with other content
 */
export async function receiveRelease({
  store,
  name,
  version,
  source,
  limits,
}: ReceiveReleaseOptions): Promise<StoredRelease> {
  const { manifest, writeTo, close } = await receiveArchive(source, limits);
  try {
    if (manifest.name !== name || manifest.version !== version) {
      throw new Refusal(`The archive is ${manifest.name} ${manifest.version}, not ${name} ${version}.`);
    }
    // Awaited before `finally`, as the archive is read until then.
    return await storeThroughTemporaryFolder(store, manifest, async (draft) => {
      await writeTo(draft);
      const files = Object.keys(manifest.files);
      if (!isDevelopmentBuild(version)) {
        const read = (file: string) => ({ file, read: () => readFile(join(draft, file)) });
        await writeTwins(draft, files.map(read));
      }
      const folders = new Set(files.map((file) => join(draft, file, '..')));
      await Promise.all([...folders].map(syncFolder));
    });
  } finally {
    await close();
  }
}
