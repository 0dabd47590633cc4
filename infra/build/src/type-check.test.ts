import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(new URL(name, root), 'utf8'));

it('the type check includes every workspace by its folder or its parent folder', async () => {
  const { workspaces } = (await readJson('package.json')) as { workspaces: string[] };
  // A pattern such as `mf-*` names files, and no folder; `mf-*/**/*` names the files in such folders.
  const { include } = (await readJson('tsconfig.json')) as { include: string[] };
  const isIncluded = (workspace: string): boolean =>
    include.includes(workspace.replace('/*', '')) || include.includes(`${workspace}/**/*`);
  expect(workspaces.filter((workspace) => !isIncluded(workspace))).toEqual([]);
});
