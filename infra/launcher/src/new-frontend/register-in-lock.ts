import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Lock = { packages: Record<string, object> };

/**
 * Adds a workspace to package-lock.json as npm would. Other workspaces have the same dependencies, so nothing is resolved and no
 * package registry is contacted.
 */
export async function registerInLock(root: string, name: string): Promise<void> {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
  const { version, license, dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(root, name, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const [root_, ...others] = Object.entries(lock.packages);
  if (!root_) throw new Error('package-lock.json has no packages');
  const added: [string, object][] = [
    [name, { version, license, dependencies, devDependencies }],
    [`node_modules/${name}`, { resolved: name, link: true }],
  ];
  const known = others.filter(([key]) => !added.some(([other]) => other === key));
  const sorted = [...known, ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries([root_, ...sorted]);
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
}
