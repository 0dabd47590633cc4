import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { readWorkspaces } from './changed-folders.ts';

/** Files of unit tests in all workspaces, from the root. */
export const unitTestFiles = (): string[] =>
  readWorkspaces()
    .map(({ folder }) => `${folder}/src`)
    .filter((folder) => existsSync(path.join(workspaceRoot, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.test\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
