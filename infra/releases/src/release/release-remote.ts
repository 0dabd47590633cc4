import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf } from '@bergauf/service-kit/error-message';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../refusal.ts';
import { isRemoteName, noRemoteName } from '../remote-name.ts';
import { releasesPaths } from '../state-folder.ts';
import { type BuiltRelease, readBuild, storeBuild } from '../store/store-release.ts';
import { removeStaleTemporaryFolders, temporaryFolderName } from '../store/temporary-folders.ts';
import { checkVersion } from '../store/version.ts';
import { readBuildReport } from './build-report.ts';
import { checkExposeTypes } from './check-expose-types.ts';
import { type RspackBuild, runRspack } from './run-rspack.ts';

export type ReleaseRemoteOptions = {
  /** The remote's folder, with its package.json and rspack configuration. */
  dir: string;
  /** Default: the version in the remote's package.json. */
  version?: string | undefined;
  /** BERGAUF_HOME. */
  home: string;
  /** Version of `shared-contracts`; the release accepts compatible versions (`^`). */
  contractVersion: string;
  /** False skips the compressed files. Default true. */
  precompress?: boolean;
  signal?: AbortSignal | undefined;
  /**
   * `rules`: the build fails if the frontend breaks a rule of all frontends. `all`: the types of its exposed modules are checked as well,
   * which takes as long as the build. Default `rules`.
   */
  checks?: 'none' | 'rules' | 'all';
  /** Builds it. Default: `rspack build` in a separate process. @throws Refusal */
  build?: ((build: RspackBuild) => Promise<void>) | undefined;
  /** Stores the build. Default: into the state folder. */
  store?: ((build: BuiltRelease) => Promise<StoredBuild>) | undefined;
};

/**
 * What the store reports. `oversized`: why a rollout would be refused for its size; `objections`: which running shells cannot show the
 * release because their contracts differ.
 */
export type StoredBuild = { isNew: boolean; oversized?: readonly string[]; objections?: readonly string[] };

export type RemoteRelease = {
  name: string;
  version: string;
  manifest: ReleaseManifest;
  /** False if an identical release was stored before. */
  isNew: boolean;
  oversized: readonly string[];
  objections: readonly string[];
};

const validator = Compile(Type.Object({ name: Type.String(), version: Type.String() }));

/** Name and version in a remote's package.json. */
export async function readRemotePackage(dir: string): Promise<{ name: string; version: string }> {
  const file = join(resolve(dir), 'package.json');
  let found: unknown;
  try {
    found = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${messageOf(error)}.`);
  }
  if (!validator.Check(found)) throw new Refusal(`${file} needs a name and a version.`);
  if (!isRemoteName(found.name)) throw new Refusal(noRemoteName(found.name));
  return found;
}

/**
 * Builds a remote for browser and server and stores the result. Shoppers do not see it before it is
 * promoted.
 *
 * @throws Refusal if the build fails, its result is not valid, or the version is stored with other content
 */
export async function releaseRemote(options: ReleaseRemoteOptions): Promise<RemoteRelease> {
  const { home, contractVersion, precompress = true, checks = 'rules', build = runRspack, signal } = options;
  const dir = resolve(options.dir);
  const remote = await readRemotePackage(dir);
  const version = options.version ?? remote.version;
  checkVersion(version);
  const { builds, store: folder } = releasesPaths(home);
  const storeInFolder = (built: BuiltRelease): Promise<StoredBuild> =>
    storeBuild({ store: folder, build: built, precompress });

  await removeStaleTemporaryFolders(builds);
  const buildDir = join(builds, temporaryFolderName());
  await mkdir(buildDir, { recursive: true });
  try {
    await build({ dir, version, buildDir, skipRules: checks === 'none', signal });
    const report = await readBuildReport(buildDir, remote.name, version);
    if (checks === 'all') await checkExposeTypes(dir, report);
    const about = { ...report, contractRange: `^${contractVersion}` };
    const built = await readBuild(buildDir, about);
    const { isNew, oversized = [], objections = [] } = await (options.store ?? storeInFolder)(built);
    return { name: remote.name, version, manifest: built.manifest, isNew, oversized, objections };
  } finally {
    await rm(buildDir, { recursive: true, force: true }).catch(() => undefined);
  }
}
