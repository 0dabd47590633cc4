import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';

/** A workspace's folder, its package's name, and what the package depends on. */
export type Workspace = { folder: string; name: string; dependencies: readonly string[] };

type PackageJson = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

export const readWorkspaces = (): Workspace[] =>
  [...readdirSync(workspaceRoot), ...readdirSync(path.join(workspaceRoot, 'infra')).map((name) => `infra/${name}`)]
    .filter((folder) => existsSync(path.join(workspaceRoot, folder, 'package.json')))
    .map((folder) => {
      const file = readFileSync(path.join(workspaceRoot, folder, 'package.json'), 'utf8');
      const { name, dependencies, devDependencies } = JSON.parse(file) as PackageJson;
      return { folder, name, dependencies: Object.keys({ ...dependencies, ...devDependencies }) };
    });

/**
 * The folders of workspaces with a changed file, and of those that depend on them.
 * @returns `all` when a file outside of every workspace has changed, such as the lock file; prose and CI's script do not count
 */
export function foldersToTest(files: readonly string[], workspaces: readonly Workspace[]): readonly string[] | 'all' {
  const folderOf = (file: string): string | undefined =>
    workspaces.find(({ folder }) => file.startsWith(`${folder}/`))?.folder;
  const counted = files.filter((file) => !/^(docs|\.ci)\/|\.md$/.test(file));
  if (counted.some((file) => folderOf(file) === undefined)) return 'all';
  const found = new Set(counted.map(folderOf));
  for (const name of found) {
    const changed = workspaces.find(({ folder }) => folder === name);
    // A set that grows while it is read is read to its end.
    for (const { folder, dependencies } of workspaces)
      if (changed && dependencies.includes(changed.name)) found.add(folder);
  }
  return [...found].filter((folder) => folder !== undefined).sort();
}

/** Files that decide how others are linted: the settings, what they exclude, and rules of our own. */
const lintSettings = /(^|\/)(biome\.json|\.gitignore)$|\.grit$|^package-lock\.json$/;

/**
 * What the linter is given: the changed files that are still there, from the root. Reading these takes a third of the processor time of
 * all.
 * @returns the root where nothing has changed, or the linter's own settings
 */
export function filesToLint(files: readonly string[]): readonly string[] {
  const present = files.filter((file) => existsSync(path.join(workspaceRoot, file)));
  return present.length === 0 || files.some((file) => lintSettings.test(file)) ? ['.'] : present;
}

/**
 * The files that differ from the branch that this one follows, committed or not; without such a branch, from the commit before the last one.
 * Without a history there is none.
 */
export function changedFiles(): string[] {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = firstOf([() => git('merge-base', 'HEAD', '@{upstream}'), () => git('rev-parse', 'HEAD~1')]);
  if (base === undefined) return [];
  const lines = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return lines.split('\n').filter((line) => line !== '');
}

function firstOf(attempts: readonly (() => string)[]): string | undefined {
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch {
      // The next one.
    }
  }
  return undefined;
}
