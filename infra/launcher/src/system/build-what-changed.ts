import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChangedFrontend } from './release-frontends.ts';
import { runProgram } from './run-program.ts';
import type { Say } from './say.ts';
import { createSourceHash, type SourceHash } from './source-hash.ts';
import { remoteFolders, workspaceRoot } from './workspace.ts';

/** What every bundle of shell and frontends depends on besides its own folder. */
const common = ['shared-contracts/src', 'shared-contracts/package.json', 'infra/build/src', 'package-lock.json'];
const shellSources = ['shell/src', 'shell/build', 'shell/package.json', 'shell/rspack.config.ts'];

/**
 * Builds the shell and releases the frontends, each only when its sources have changed since it was last built.
 * @throws one sentence, before anything is built, when there is something to release and the registry's state is broken
 */
export async function buildWhatChanged(
  home: string,
  say: Say,
  sourceHash: SourceHash = createSourceHash(),
): Promise<void> {
  const records = path.join(home, 'builds');
  const changed = await changedFrontends(records, sourceHash);
  // The registry and what it needs take longer to load than everything else of the launcher: only where they have work to do.
  const releases = changed.length > 0 ? await import('./release-frontends.ts') : null;
  await releases?.requireSoundRegistry(home);
  await buildShell(records, say, sourceHash);
  await releases?.releaseFrontends(home, changed, say);
}

async function changedFrontends(records: string, sourceHash: SourceHash): Promise<ChangedFrontend[]> {
  const all = await Promise.all(
    remoteFolders.map(async (name) => {
      const hash = await sourceHash([...common, name]);
      const record = path.join(records, `${name}.txt`);
      const isBuilt = (await readText(record)) === hash;
      return { name, hash, isBuilt, done: () => writeFile(record, hash) };
    }),
  );
  return all.filter(({ isBuilt }) => !isBuilt);
}

async function buildShell(records: string, say: Say, sourceHash: SourceHash): Promise<void> {
  const hash = await sourceHash([...common, ...shellSources]);
  const record = path.join(records, 'shell.txt');
  const built = await access(path.join(workspaceRoot, 'shell/dist/server/main.cjs')).then(
    () => true,
    () => false,
  );
  if (built && (await readText(record)) === hash) return;
  say('building the shell');
  await runProgram('npm', ['run', 'build', '-w', 'shell']);
  await writeFile(record, hash);
}

async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
