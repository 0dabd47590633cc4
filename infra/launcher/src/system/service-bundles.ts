import { access, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Builder, createBuilder } from '@bergauf/build/builder';
import { type ProgramName, programs, sharedByServices } from './services.ts';
import { createSourceHash, type SourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace.ts';

const names = Object.keys(programs) as ProgramName[];

/** File of each program's bundle, once it exists. */
export type Bundles = Readonly<Record<ProgramName, Promise<string>>>;

/** Programs that are bundled together. The demo catalogue's comes first: it is written while services are bundled or started. */
const groups: readonly (readonly ProgramName[])[] = [['demo-catalogue'], ['api', 'releases', 'checkout', 'shell']];

/**
 * Bundles the programs whose sources have changed. A bundle is named by the hash of its sources, so an existing file is up to date.
 */
export function startBundling(builder: Builder, say: (line: string) => void, sourceHash: SourceHash): Bundles {
  const bundles = groups.flatMap((group) => {
    const files = bundleGroup(group, builder, say, sourceHash);
    return group.map((name) => {
      const file = files.then((found) => found[name]);
      // Each consumer of the promise reports the failure.
      file.catch(() => undefined);
      return [name, file] as const;
    });
  });
  return Object.fromEntries(bundles) as Bundles;
}

/** As `startBundling`, but resolves when all bundles exist. @returns the file of every program's bundle */
export async function bundleChangedServices(): Promise<Record<ProgramName, string>> {
  const builder = createBuilder();
  try {
    const bundles = startBundling(builder, () => {}, createSourceHash());
    const files = await Promise.all(names.map(async (name) => [name, await bundles[name]] as const));
    return Object.fromEntries(files) as Record<ProgramName, string>;
  } finally {
    await builder.close();
  }
}

async function bundleGroup(
  group: readonly ProgramName[],
  builder: Builder,
  say: (line: string) => void,
  sourceHash: SourceHash,
): Promise<Record<string, string>> {
  const found = await Promise.all(
    group.map(async (name) => {
      const file = await bundleOf(name, sourceHash);
      return { name, file, isPresent: await exists(file) };
    }),
  );
  const missing = found.filter(({ isPresent }) => !isPresent);
  if (missing.length > 0) {
    say(`bundling ${missing.map(({ name }) => name).join(', ')}`);
    const bundles = missing.map(({ name, file }) => ({ entry: path.join(workspaceRoot, programs[name].entry), file }));
    await builder.build({ kind: 'services', bundles });
    await Promise.all(missing.map(({ file }) => removeOthers(file)));
  }
  return Object.fromEntries(found.map(({ name, file }) => [name, file]));
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

/** Removes bundles of older sources. A service running from one has already read it. */
async function removeOthers(file: string): Promise<void> {
  const others = (await readdir(path.dirname(file))).filter(
    (name) => name.endsWith('.mjs') && name !== path.basename(file),
  );
  await Promise.all(others.map((name) => rm(path.join(path.dirname(file), name), { force: true })));
}
