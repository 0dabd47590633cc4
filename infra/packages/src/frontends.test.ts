import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteFolders, workspaceRoot } from '@bergauf/launcher/system/workspace';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow, importObjections } from './undeclared-imports.ts';

type Description = Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>;
const describe = (folder: string): Description =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Description;

it.each(remoteFolders)('%s imports what it declares, and nothing outside of its folder', (name) => {
  const folder = path.join(workspaceRoot, name);
  const { dependencies, devDependencies } = describe(folder);
  const files = filesBelow(folder, /\.(tsx?|mjs|js)$/);
  expect(files.length).toBeGreaterThan(50);
  const declared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  expect(importObjections({ folder, files, declared })).toEqual([]);
});

it.each(remoteFolders)('%s has scripts that work outside of the workspace', (name) => {
  const { scripts } = describe(path.join(workspaceRoot, name));
  expect(Object.keys(scripts).sort()).toEqual(
    ['build', 'canary', 'check', 'dev', 'preview', 'promote', 'release', 'test'].sort(),
  );
  expect(Object.values(scripts).join(' ')).not.toContain('..');
});

it('imports of any form are found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
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
