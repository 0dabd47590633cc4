import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFrontend } from '@bergauf/launcher/new-frontend/new-frontend';
import { remoteFolders, workspaceRoot } from '@bergauf/launcher/system/workspace';
import { frontendTests } from '@bergauf/test-kit/vitest';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow, importObjections } from './undeclared-imports.ts';

type Description = Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>;
const describe = (folder: string): Description =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Description;

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-frontend-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Checks what a frontend needs in a repository of its own. */
function expectIndependent(folder: string): void {
  const { dependencies, devDependencies, scripts } = describe(folder);
  const files = filesBelow(folder, /\.(tsx?|mjs|js)$/);
  expect(files).toEqual(expect.arrayContaining(['rspack.config.ts', 'vitest.config.ts']));
  expect(files.length).toBeGreaterThan(8);
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  expect(importObjections({ folder, files, declared })).toEqual([]);
  const names = ['build', 'canary', 'check', 'dev', 'preview', 'promote', 'release', 'test'];
  expect(Object.keys(scripts).sort()).toEqual(names);
  expect(Object.values(scripts).join(' ')).not.toContain('..');
}

it.each(remoteFolders)('%s imports what it declares, nothing outside of its folder, and has its own scripts', (name) =>
  expectIndependent(path.join(workspaceRoot, name)),
);

it('tests of frontends have no tag that only the workspace knows', () => {
  const known = frontendTests().test?.tags?.map(({ name }) => name) ?? [];
  const used = remoteFolders.flatMap((name) => {
    const folder = path.join(workspaceRoot, name);
    return filesBelow(folder, /\.test\.tsx?$/).flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/@module-tag (\S+)|\btags: '([^']+)'/g)].map(
        ([, ofFile, ofTest]) => ofFile ?? ofTest,
      ),
    );
  });
  expect(used.length).toBeGreaterThan(0);
  expect(known).toEqual(expect.arrayContaining(used));
});

it('so does a frontend that `npm run new` makes', async () => {
  const root = await temporaryFolder();
  const contract = 'shared-contracts/src/remote/fragment-map.ts';
  for (const part of [
    'infra/launcher/frontend-template',
    'shared-contracts/package.json',
    contract,
    'package-lock.json',
  ])
    await cp(path.join(workspaceRoot, part), path.join(root, part), { recursive: true });
  await mkdir(path.join(root, 'node_modules'));
  await createFrontend(root, { name: 'mf-reviews' });
  expectIndependent(path.join(root, 'mf-reviews'));
});

it('imports of any form are found', async () => {
  const folder = await temporaryFolder();
  const lines = [
    "import a, { type B } from 'a/deep';",
    "import type {\n  C,\n} from '@scope/c/x';",
    "import 'd';",
    "export * from 'e';",
    "export const f = () => import('f');",
    "import fs from 'node:fs';",
    "import declared from 'declared/x';",
    "import { g } from '../g.ts';",
    "import { h } from './h.ts';",
  ];
  await writeFile(path.join(folder, 'x.ts'), lines.join('\n'));
  expect(importObjections({ folder, files: ['x.ts'], declared: new Set(['declared']) })).toEqual([
    ...['a/deep', '@scope/c/x', 'd', 'e', 'f'].map(
      (name) => `x.ts imports ${name}, which its package.json does not declare.`,
    ),
    'x.ts imports ../g.ts, which is outside of its folder.',
  ]);
});
