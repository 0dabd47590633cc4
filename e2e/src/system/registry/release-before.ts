import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { releaseRemote } from '@bergauf/releases/release/release-remote';
import { type ApiOfFolder, migrateHome, startApi } from '../services/api-of-folder.ts';
import { linkOrCopy } from '../services/workspace-copy.ts';
import { registry } from './releases.ts';
import { startReleasesService } from './releases-service.ts';

const run = promisify(execFile);
const git = async (...args: readonly string[]): Promise<string> =>
  (await run('git', args, { cwd: workspaceRoot })).stdout.trim();

/** Programs of the previous release, built from its sources. */
export type ReleaseBefore = {
  /** Version of the product API's schemas. */
  version: string;
  /**
   * Builds the product API and starts it on a database with the current schema, as after the next release was rolled back. It imports the
   * example of the catalogue format in its earlier form.
   */
  startApi(env: Readonly<Record<string, string>>): Promise<ApiOfFolder>;
  /** Builds all frontends and starts a registry in which they have the traffic. */
  startRegistry(): Promise<{ origin: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
};

const records = 'infra/conformance/releases';

/** The versions of the product API's schemas, the newest first. */
async function versions(): Promise<string[]> {
  const names = (await readdir(path.join(workspaceRoot, records))).map((name) => name.replace(/\.json$/, ''));
  return names.sort(new Intl.Collator('en', { numeric: true }).compare).reverse();
}

/** The last commit before the newest version was recorded; null without a history. */
async function commitBefore(newest: string): Promise<string | null> {
  const added = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${records}/${newest}.json`);
  // The version is not committed yet.
  if (added === '') return git('rev-parse', 'HEAD');
  return git('rev-parse', '--verify', `${added}^`).catch(() => null);
}

/**
 * Takes the sources of the previous release from the Git history: those before the newest version of the API's schemas. They are built with
 * the current dependencies.
 * @returns null in a clone without that history
 */
export async function takeReleaseBefore(): Promise<ReleaseBefore | null> {
  const [newest = '', version = ''] = await versions();
  const commit = await commitBefore(newest);
  if (commit === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-before-'));
  try {
    const archive = path.join(folder, 'sources.tar');
    await git('archive', '--format=tar', '-o', archive, commit);
    await run('tar', ['-xf', archive, '-C', folder]);
    await linkOrCopy(path.join(workspaceRoot, 'node_modules'), path.join(folder, 'node_modules'));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    version,
    startApi: (env) => startApiBefore(folder, env),
    startRegistry: () => startRegistryBefore(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function startApiBefore(folder: string, env: Readonly<Record<string, string>>): Promise<ApiOfFolder> {
  const program = path.join(folder, 'infra/api/dist/service/before.mjs');
  const bundler = [path.join(folder, 'infra/build/src/services/main.ts'), `infra/api/src/main.ts=${program}`];
  await run(process.execPath, ['--import', 'tsx', ...bundler], { cwd: folder });
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-api-'));
  const catalogue = path.join(home, 'catalogue');
  await migrateHome(home);
  await cp(path.join(folder, 'infra/catalogue-format/example'), catalogue, { recursive: true });
  return startApi(home, { API_IMPORT_AT_START: catalogue, ...env }, program);
}

async function startRegistryBefore(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-registry-'));
  const { version: contractVersion } = JSON.parse(
    await readFile(path.join(folder, 'shared-contracts/package.json'), 'utf8'),
  ) as { version: string };
  const operator = registry(home);
  const remove = () => rm(home, { recursive: true, force: true });
  for (const name of (await readdir(folder)).filter((one) => one.startsWith('mf-'))) {
    const dir = path.join(folder, name);
    const { version } = await releaseRemote({ dir, home, contractVersion, checks: 'none', precompress: false });
    await operator.promote(name, version);
  }
  const service = await startReleasesService(home, { LOG_LEVEL: 'warn' }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    origin: service.origin,
    async stop() {
      await service.stop();
      await remove();
    },
  };
}
