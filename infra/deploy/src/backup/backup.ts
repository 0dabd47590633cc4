import { readdirSync, rmSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { channelNames } from '@bergauf/releases/registry/channels';
import { underLock } from '@bergauf/releases/registry/document/document-lock';
import { releasesPaths } from '@bergauf/releases/state-folder';
import { mainChannel } from '@bergauf/service-kit/shell-protocol/channel';
import { filesBelow, parts, writeManifest } from './backup-manifest.ts';
import { databaseFacts, runPostgres } from './postgres-programs.ts';
import { unlessMissing } from './unless-missing.ts';

/** A backup's folder, and the system that it belongs to. */
export type BackupPlaces = {
  folder: string;
  databaseUrl: string;
  /** State folders (BERGAUF_HOME) of the registry, and of the API. */
  registryHome: string;
  apiHome: string;
};

export type BackedUp = {
  tables: number;
  /** Number of the registry's files. */
  registryFiles: number;
  /** Pictures in the backup, and those that the database names. */
  pictures: number;
  namedPictures: number;
};

/** @throws if it cannot be read */
export const isEmptyFolder = async (folder: string): Promise<boolean> =>
  ((await unlessMissing(readdir(folder))) ?? []).length === 0;

/** @throws if this cannot be determined */
export const exists = async (file: string): Promise<boolean> => (await unlessMissing(stat(file))) !== null;

/** Folder of the API's original pictures, unless they are in a bucket. */
export const originalsIn = (apiHome: string): string => path.join(apiHome, 'media', 'originals');

/** Left out of the copy: specific to one machine or process, recreated, or copied separately. */
const leftOut = ['store', 'builds', 'channels', 'service.json', 'reserve', 'local-tokens.json'];

// The change log contains transaction ids, which are meaningless on another server. An API loads the whole catalogue at start.
const dumpOptions = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=catalogue_changes'];

/**
 * Writes a backup of a running system: the database with `pg_dump`, in one snapshot, then the registry, then pictures. Releases and
 * pictures never change once stored, so everything that the documents refer to is in the copy.
 * @param picturesAreInBucket true: they are not expected in the API's state folder
 * @throws one sentence if the folder is not empty or something cannot be read or is missing; the partial backup is removed,
 * even if the process exits meanwhile
 */
export async function backUp(places: BackupPlaces, picturesAreInBucket = false): Promise<BackedUp> {
  const { folder, registryHome } = places;
  if (!(await isEmptyFolder(folder))) throw new Error(`The folder ${folder} is not empty.`);
  if (!(await exists(releasesPaths(registryHome).root))) throw new Error(`There is no registry in ${registryHome}.`);
  // The backup contains names, addresses and orders of shoppers, and tokens.
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const removeParts = (): void => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
  };
  process.once('exit', removeParts);
  try {
    return await writeParts(places, picturesAreInBucket);
  } catch (cause) {
    removeParts();
    throw cause;
  } finally {
    process.off('exit', removeParts);
  }
}

async function writeParts(places: BackupPlaces, picturesAreInBucket: boolean): Promise<BackedUp> {
  const { folder, databaseUrl, registryHome, apiHome } = places;
  const at = new Date().toISOString();
  const { serverVersion, migrations, tables, pictures: namedPictures } = await databaseFacts(databaseUrl);
  const originals = originalsIn(apiHome);
  if (namedPictures > 0 && !picturesAreInBucket && (await isEmptyFolder(originals)))
    throw new Error(
      `The database names ${namedPictures} pictures, but there are none in ${originals}. ` +
        "API_HOME must name the API's state folder, or API_MEDIA_S3_URL the bucket that has them.",
    );
  const hasPictures = await exists(originals);
  const dump = path.join(folder, parts.database);
  await runPostgres('pg_dump', [...dumpOptions, `--file=${dump}`], databaseUrl);
  await copyRegistry(registryHome, path.join(folder, parts.registry));
  if (hasPictures) await cp(originals, path.join(folder, parts.pictures), { recursive: true });
  const { version } = JSON.parse(await readFile(path.join(workspaceRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const manifest = await writeManifest(folder, {
    at,
    versions: { bergauf: version, node: process.version, postgres: serverVersion },
    migrations,
  });
  const [registryFiles, pictures] = [filesBelow(manifest, parts.registry), filesBelow(manifest, parts.pictures)];
  return { tables, registryFiles, pictures, namedPictures };
}

/** Copies the documents of each channel under its edit lock, then the releases that they name. */
async function copyRegistry(home: string, target: string): Promise<void> {
  const paths = releasesPaths(home);
  const copy = (name: string, isLeftOut: (name: string) => boolean): Promise<void> =>
    cp(path.join(paths.root, name), path.join(target, name), {
      recursive: true,
      filter: (file) => !isLeftOut(path.basename(file)),
    });
  await mkdir(target);
  await underLock(paths, async () => {
    for (const name of await readdir(paths.root))
      if (!leftOut.includes(name) && !isUnfinished(name)) await copy(name, isUnfinished);
  });
  for (const channel of (await channelNames(home)).filter((name) => name !== mainChannel)) {
    const own = releasesPaths(home, channel);
    await underLock(own, () => copy(path.relative(paths.root, own.folder), isUnfinished));
  }
  if (await exists(paths.store)) await copyAgain(() => copy('store', isHidden), path.join(target, 'store'));
}

/** Hidden files are drafts of releases. */
const isHidden = (name: string): boolean => name.startsWith('.');

/** Includes locks, the disk reserve, and drafts of documents, which may be renamed while other files are copied. */
const isUnfinished = (name: string): boolean => isHidden(name) || /\.lock$|^reserve$|\.\d+\.[0-9a-f]{8}$/.test(name);

/** Repeats the copy if a release is removed from the store meanwhile. */
async function copyAgain(copy: () => Promise<void>, target: string, times = 3): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if (times === 1 || !(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    await rm(target, { recursive: true, force: true });
    await copyAgain(copy, target, times - 1);
  }
}
