import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '@bergauf/service-kit/durable-write';
import { integrityOf } from '@bergauf/service-kit/integrity';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import { isMissing, Refusal } from '../refusal.ts';
import { checkManifest, manifestBytes, manifestFile } from './manifest.ts';
import { listFiles } from './release-files.ts';
import { removeStaleTemporaryFolders, temporaryFolderName } from './temporary-folders.ts';
import { verifyRelease } from './verify-release.ts';
import { writeTwins } from './write-twins.ts';

export type StoreBuildOptions = {
  /** `<BERGAUF_HOME>/releases/store`. */
  store: string;
  build: BuiltRelease;
  /** False leaves the compressed twins out, for development builds. Default true. */
  precompress?: boolean;
};

export type StoredRelease = {
  manifest: ReleaseManifest;
  folder: string;
  /** False when the very same release was stored before. */
  isNew: boolean;
};

/**
 * Stores a built release, which never changes later. All files are written to a draft folder, synced to the disk, and
 * renamed into place, so a release exists completely or not at all.
 *
 * @throws Refusal if that version is stored with other content
 */
export function storeBuild({
  store,
  build: { manifest, contents },
  precompress = true,
}: StoreBuildOptions): Promise<StoredRelease> {
  return storeThroughTemporaryFolder(store, manifest, (draft) => writeDraft(draft, contents, precompress));
}

/**
 * Stores a release whose files are written to a draft folder first. The draft gets the manifest and is renamed into place; if anything
 * fails before that, the draft is removed.
 *
 * @param write writes the files of the manifest, and their twins
 * @throws Refusal if that version is stored with other content
 */
export async function storeThroughTemporaryFolder(
  store: string,
  manifest: ReleaseManifest,
  write: (draft: string) => Promise<void>,
): Promise<StoredRelease> {
  const folder = join(store, manifest.name, manifest.version);
  if (await isStored(folder, manifest)) return { manifest, folder, isNew: false };

  await removeStaleTemporaryFolders(join(store, manifest.name));
  const draft = join(store, manifest.name, temporaryFolderName());
  await mkdir(draft, { recursive: true });
  try {
    await write(draft);
    await writeDurably(join(draft, manifestFile), manifestBytes(manifest));
    await syncFolder(draft);
    try {
      await rename(draft, folder);
    } catch (error) {
      // Another process may have stored the version meanwhile: a rename never replaces a folder with files.
      if (await isStored(folder, manifest)) return { manifest, folder, isNew: false };
      throw error;
    }
    await syncFolder(join(store, manifest.name));
  } finally {
    // Its failure must not hide the first error; the next release removes the draft.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
  return { manifest, folder, isNew: true };
}

/** A built release that is not stored yet. */
export type BuiltRelease = {
  manifest: ReleaseManifest;
  /** Content of each file of the manifest. */
  contents: ReadonlyMap<string, Buffer>;
};

/** Reads and hashes a build. @param from holds the built `client/` and `server/`; other files in it are left out */
export async function readBuild(from: string, about: Omit<ReleaseManifest, 'files'>): Promise<BuiltRelease> {
  const contents = new Map<string, Buffer>();
  for (const part of ['client', 'server']) {
    for (const file of await listFiles(join(from, part)).catch(none)) {
      contents.set(`${part}/${file}`, await readFile(join(from, part, file)));
    }
  }
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, integrityOf(content, 'sha256')]));
  return { manifest: checkManifest({ ...about, files }), contents };
}

async function writeDraft(draft: string, contents: ReadonlyMap<string, Buffer>, precompress: boolean): Promise<void> {
  const files = [...contents];
  const withTwins = precompress ? files.map(([file, content]) => ({ file, read: async () => content })) : [];
  const written = await Promise.allSettled([
    ...files.map(([file, content]) => writeDurably(join(draft, file), content)),
    writeTwins(draft, withTwins),
  ]);
  // Waits for all: a file written after the draft was removed would create the folder again.
  const failed = written.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  const folders = new Set([...contents.keys()].map((file) => join(draft, file, '..')));
  await Promise.all([...folders].map(syncFolder));
}

/** Whether this release is in the store with the same content and undamaged. */
async function isStored(folder: string, manifest: ReleaseManifest): Promise<boolean> {
  const stored = await verifyRelease(folder);
  if (!stored) return false;
  if (stored.manifestIntegrity === integrityOf(manifestBytes(manifest))) return true;
  throw new Refusal(
    `${manifest.name} ${manifest.version} is already stored with other content; a release never changes, so choose another version.`,
  );
}

function none(error: unknown): string[] {
  if (isMissing(error)) return [];
  throw error;
}
