import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the npm workspaces. */
export const workspaceRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** The frontends of a workspace: folders `mf-*` with a build; the folder's name is the frontend's. */
export const remoteFoldersIn = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => /^mf-[a-z-]+$/.test(name) && existsSync(path.join(root, name, 'rspack.config.ts')))
    .sort();

export const remoteFolders: readonly string[] = remoteFoldersIn(workspaceRoot);
