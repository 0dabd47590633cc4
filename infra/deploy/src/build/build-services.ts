import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { externalPackages } from '@bergauf/build/services/external-packages';
import { runProgram } from '@bergauf/launcher/system/run-program';
import { bundleChangedServices } from '@bergauf/launcher/system/service-bundles';
import type { ServiceName } from '@bergauf/launcher/system/services';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { copyPackages, importedPackages } from './copy-packages.ts';
import { layouts, programOf, toolOf } from './layout.ts';

const inWorkspace = (file: string): string => path.join(workspaceRoot, file);

/**
 * Writes services in deployable form: for each a folder with its bundle, its operators' tools, the files that it
 * reads, and the packages that are not in the bundle. A folder can be moved and needs only Node. The browser files of
 * shell and checkout must have been built before.
 * @param out parent of the services' folders
 * @throws one sentence if a service's folder exists and is not empty
 */
export async function buildServices(names: readonly ServiceName[], out: string): Promise<void> {
  await requireEmptyFolders(names, out);
  const bundles = await bundleChangedServices();
  await bundleTools(names);
  await Promise.all(names.map((name) => writeService(name, bundles[name], path.join(out, name))));
}

/** @throws one sentence if a service's folder exists and is not empty */
export async function requireEmptyFolders(names: readonly ServiceName[], out: string): Promise<void> {
  for (const name of names) {
    const present = await readdir(path.join(out, name)).catch(() => []);
    if (present.length > 0) throw new Error(`The folder ${path.join(out, name)} is not empty.`);
  }
}

/** Tools are at the same depth as the services' bundles, so that both find files beside sources. */
async function bundleTools(names: readonly ServiceName[]): Promise<void> {
  const pairs = names.flatMap((name) =>
    layouts[name].tools.map(({ name: tool, entry }) => `${entry}=${toolOf(name, tool)}`),
  );
  if (pairs.length === 0) return;
  await runProgram(process.execPath, [
    'infra/build/src/programs/run.mjs',
    'infra/build/src/services/main.ts',
    ...pairs,
  ]);
}

async function writeService(name: ServiceName, bundle: string, out: string): Promise<void> {
  const { folder, files, packages, tools } = layouts[name];
  const programs: [from: string, to: string][] = [
    [bundle, programOf(name)],
    ...tools.map(({ name: tool }): [string, string] => [inWorkspace(toolOf(name, tool)), toolOf(name, tool)]),
  ];
  for (const [from, to] of programs) {
    await mkdir(path.dirname(path.join(out, to)), { recursive: true });
    await cp(from, path.join(out, to));
  }
  for (const file of files) await cp(inWorkspace(file), path.join(out, file), { recursive: true });
  const sources = await Promise.all(programs.map(([from]) => readFile(from, 'utf8')));
  const imported = importedPackages(sources.join('\n'), externalPackages);
  await copyPackages([...imported, ...packages], inWorkspace(folder), workspaceRoot, out);
  await writeFile(path.join(out, 'package.json'), '{ "type": "module", "private": true }\n');
}
