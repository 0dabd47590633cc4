import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { isMissing } from '../refusal.ts';
import { isRemoteName } from '../remote-name.ts';
import { releasesPaths } from '../state-folder.ts';
import { isVersion } from './version.ts';

/** Names of the remotes that have a release in the store, sorted. */
export async function storedNames(home: string): Promise<string[]> {
  // Volumes contain other folders, such as lost+found.
  return (await folders(releasesPaths(home).store)).filter((name) => isRemoteName(name));
}

/** Versions of a remote in the store, newest first. */
export async function storedVersions(home: string, name: string): Promise<string[]> {
  const versions = await folders(join(releasesPaths(home).store, name));
  return versions.filter(isVersion).sort(semver.rcompare);
}

/** Hidden folders are drafts of releases being stored. */
async function folders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
