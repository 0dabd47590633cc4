import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PackedPackages } from './pack.ts';
import type { PackageDescription } from './package-description.ts';

const run = promisify(execFile);

type Frontend = PackageDescription & { devDependencies?: Record<string, string>; overrides?: Record<string, string> };

const readDescription = async (folder: string): Promise<Frontend> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Frontend;

/** Copies a frontend into a folder outside of the workspace, where it uses the packed files as packages. */
export async function copyOutFrontend(frontend: string, folder: string, packed: PackedPackages): Promise<void> {
  const isSource = (file: string): boolean => !/[\\/](node_modules|dist)$/.test(file);
  await cp(frontend, folder, { recursive: true, filter: isSource });
  const found = await readDescription(folder);
  const fromFiles = (versions: Record<string, string> = {}): Record<string, string> =>
    Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, packed[name] ? `file:${packed[name]}` : version]),
    );
  const direct = { ...found.dependencies, ...found.devDependencies };
  const description: Frontend = {
    ...found,
    dependencies: fromFiles(found.dependencies),
    devDependencies: fromFiles(found.devDependencies),
    // Indirect dependencies, which a registry would provide.
    overrides: fromFiles(Object.fromEntries(Object.entries(packed).filter(([name]) => !Object.hasOwn(direct, name)))),
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(description, null, 2));
}

/** Installs as a team does. Other packages come from npm's cache or the npm registry. */
export async function installWithNpm(folder: string): Promise<void> {
  // Without the settings of the npm that runs the tests: the workspace's settings are not the team's.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder, env });
}

/**
 * Installs without npm, which would take half a minute of CPU time: packed packages are unpacked, other packages are links to those of the
 * workspace. Each package finds only what it declares, as with pnpm.
 */
export async function installLinked(workspace: string, folder: string, packed: PackedPackages): Promise<void> {
  const store = `${folder}-packages`;
  const placeOf = (name: string): string => path.join(store, name.replace('/', '+'), 'node_modules', name);
  const linkAll = async (names: readonly string[], modules: string, from: string): Promise<void> => {
    for (const name of names) {
      const target = packed[name] ? placeOf(name) : await installedAt(name, from);
      if (target !== null) await link(target, path.join(modules, name));
    }
  };
  for (const [name, file] of Object.entries(packed)) {
    await mkdir(placeOf(name), { recursive: true });
    await run('tar', ['-xzf', file, '--strip-components=1', '-C', placeOf(name)]);
    const { dependencies, peerDependencies } = await readDescription(placeOf(name));
    const linked = path.join(workspace, 'node_modules', name);
    const modules = path.join(store, name.replace('/', '+'), 'node_modules');
    await linkAll(Object.keys({ ...dependencies, ...peerDependencies }), modules, await realpath(linked));
  }
  const found = await readDescription(folder);
  const names = Object.keys({ ...found.dependencies, ...found.devDependencies });
  const modules = path.join(folder, 'node_modules');
  await linkAll(names, modules, workspace);
  for (const name of names) {
    const { bin = {} } = await readDescription(path.join(modules, name));
    const programs = typeof bin === 'string' ? { [name]: bin } : bin;
    for (const [program, file] of Object.entries(programs))
      await link(path.join(modules, name, file), path.join(modules, '.bin', program));
  }
}

/** The folder of an installed package, resolved from `from`; null for a types package that is not installed. */
async function installedAt(name: string, from: string): Promise<string | null> {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    const found = await realpath(path.join(place, name)).catch(() => null);
    if (found !== null) return found;
  }
  return null;
}

async function link(target: string, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await symlink(target, file);
}
