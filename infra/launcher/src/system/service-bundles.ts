import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';
import { type ProgramName, programs, sharedByServices } from './services.ts';
import { createSourceHash, type SourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace.ts';

const names = Object.keys(programs) as ProgramName[];

/**
 * Bundles the programs whose sources have changed. A bundle is named by the hash of its sources, so an existing file is up to date.
 * @returns the file of every program's bundle
 */
export async function bundleChangedServices(
  say: (line: string) => void = () => {},
  sourceHash: SourceHash = createSourceHash(),
): Promise<Record<ProgramName, string>> {
  const found = await Promise.all(names.map(async (name) => [name, await bundleOf(name, sourceHash)] as const));
  const bundles = Object.fromEntries(found) as Record<ProgramName, string>;
  const present = await Promise.all(names.map((name) => exists(bundles[name])));
  const missing = names.filter((_, index) => !present[index]);
  if (missing.length > 0) {
    say(`bundling ${missing.join(', ')}`);
    const pairs = missing.map((name) => `${programs[name].entry}=${bundles[name]}`);
    await runProgram(process.execPath, ['--import', 'tsx', 'infra/build/src/services/main.ts', ...pairs]);
    await Promise.all(missing.map((name) => removeOthers(bundles[name])));
  }
  return bundles;
}

async function bundleOf(name: ProgramName, sourceHash: SourceHash): Promise<string> {
  const { entry, sources } = programs[name];
  const hash = await sourceHash([...sharedByServices, ...sources]);
  return path.join(workspaceRoot, entry.slice(0, entry.indexOf('/src/')), 'dist/service', `${hash}.mjs`);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Removes bundles of older sources. A service that runs from one has read it already. */
async function removeOthers(file: string): Promise<void> {
  const others = (await readdir(path.dirname(file))).filter(
    (name) => name.endsWith('.mjs') && name !== path.basename(file),
  );
  await Promise.all(others.map((name) => rm(path.join(path.dirname(file), name), { force: true })));
}
