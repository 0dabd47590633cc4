import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

/** Packages, out of the candidates, that a JavaScript file imports. */
export function importedPackages(source: string, candidates: readonly string[]): string[] {
  return candidates.filter((name) => source.includes(`"${name}"`) || source.includes(`"${name}/`));
}

/** The folder of a package as Node resolves it from `from`; null: it is not installed. */
function findPackage(name: string, from: string, root: string): string | null {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === root) return null;
  }
}

/**
 * Copies packages with their dependencies, from the folder where `npm ci` has installed them, to the same path below another root.
 * Optional dependencies that are not installed, such as those for other platforms, are left out.
 * @throws if a required one is not installed
 */
export async function copyPackages(names: readonly string[], from: string, root: string, out: string): Promise<void> {
  const copied = new Set<string>();
  const visit = async (name: string, user: string, isOptional: boolean): Promise<void> => {
    const folder = findPackage(name, user, root);
    if (folder === null) {
      if (isOptional) return;
      throw new Error(`The package ${name} is not installed: run npm ci.`);
    }
    if (copied.has(folder)) return;
    copied.add(folder);
    await cp(folder, path.join(out, path.relative(root, folder)), {
      recursive: true,
      dereference: true,
      // Nested packages are copied separately if they are needed.
      filter: (file) => !path.relative(folder, file).split(path.sep).includes('node_modules'),
    });
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      await visit(needed, folder, needed in optionalDependencies);
  };
  for (const name of names) await visit(name, from, false);
}
