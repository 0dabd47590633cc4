import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceRoot } from '../system/workspace.ts';

/*
 * The import rules are in biome.json (decision 0025), where a later override replaces an earlier one. This test breaks each rule in
 * a temporary copy of the folder layout, to see that it is in force.
 */

const configuration = ['biome.json', 'infra/launcher/src/import-rules/types-only.grit'];

/** A `*` in the file's name is replaced by the case's number. */
type Case = [file: string, statement: string];

const forbidden: Case[] = [
  ['mf-header/src/*.ts', "import { x } from '../../mf-catalog/src/x.ts';"],
  ['mf-header/src/*.ts', "import type { X } from '../../mf-catalog/src/x.ts';"],
  ['mf-header/src/*.ts', "import x from 'mf-catalog/x';"],
  ['mf-header/src/deep/*.ts', "import { x } from '../../../infra/build/x.ts';"],
  ['mf-header/src/*.ts', "import { x } from '@bergauf/api/x';"],
  ['mf-header/src/*.ts', "export const x = () => import('@bergauf/api/x');"],
  ['mf-header/src/*.ts', "export * from 'node:fs';"],
  ['mf-header/src/*.ts', "import { x } from '../../shell/src/x.ts';"],
  ['mf-header/src/*.ts', "import { x } from '../../shared-contracts/src/x.ts';"],
  ['mf-header/src/*.tsx', "import x from 'zustand';"],
  ['mf-header/src/*.ts', "import x from 'react-dom';"],
  ['mf-header/src/*.ts', "import x from 'vitest';"],
  ['mf-header/src/*.test.ts', "import { x } from '../../shell/src/x.ts';"],
  ['mf-header/src/*.test.ts', "import { x } from '../../mf-catalog/src/x.ts';"],
  ['mf-header/src/*.test.ts', "import { x } from '@bergauf/api/x';"],
  ['mf-header/src/*.ts', "import { x } from '@bergauf/test-kit/x';"],
  ['shared-contracts/src/*.ts', "import { x } from '@bergauf/api/x';"],
  ['shared-contracts/src/*.ts', "import x from 'clsx';"],
  ['shared-contracts/src/*.ts', "import { x } from '../../shell/src/x.ts';"],
  ['shared-contracts/src/*.ts', "import x from 'vitest';"],
  ['shell/src/client/*.ts', "import { x } from '../server/x.ts';"],
  ['shell/src/client/deep/*.ts', "import type { X } from '../../server/deep/x.ts';"],
  ['shell/src/server/*.ts', "import { x } from '../client/x.ts';"],
  ['shell/src/app/*.ts', "import { x } from '../server/x.ts';"],
  ['shell/src/app/*.ts', "import { x } from '../client/x.ts';"],
  ['shell/src/server/worker/*.ts', "import { x } from '../release-sync/x.ts';"],
  ['shell/src/server/worker/*.ts', "import type { X } from '../render-pool/x.ts';"],
  ['shell/src/server/worker/*.ts', "import { x } from '../../client/x.ts';"],
  ['shell/src/server/render-pool/*.ts', "import { x } from '../release-sync/x.ts';"],
  ['shell/src/server/release-set/*.ts', "import { x } from '../release-sync/x.ts';"],
  ['shell/src/server/release-sync/*.ts', "import { x } from '../pages/x.ts';"],
  ['shell/src/server/pages/*.ts', "import { x } from '../request/x.ts';"],
  ['shell/src/server/response/*.ts', "import { x } from '../request/x.ts';"],
  ['shell/src/server/document/*.ts', "import { x } from '../worker/x.ts';"],
  ['infra/api/src/*.ts', "import { x } from '../../../mf-header/src/x.ts';"],
  ['infra/api/src/*.ts', "import x from 'mf-header/x';"],
  ['infra/api/src/cart/*.ts', "import { x } from '@bergauf/demo-catalogue/x';"],
  ['infra/api/src/cart/*.ts', "import { x } from '../../../demo-catalogue/src/x.ts';"],
  ['infra/api/src/*.ts', "import x from 'mf-cart-wishlist/x';"],
  ['infra/demo-catalogue/src/*.ts', "import { x } from '@bergauf/api/x';"],
  ['infra/demo-catalogue/src/*.ts', "import { x } from '../../api/src/x.ts';"],
  ['infra/catalogue-format/src/*.ts', "import { x } from '@bergauf/api/x';"],
  ['infra/catalogue-format/src/*.ts', "import { x } from '@bergauf/demo-catalogue/x';"],
  ['e2e/src/*.ts', "import { x } from '@bergauf/api/x';"],
  ['e2e/src/*.ts', "import { x } from '../../shell/src/x.ts';"],
];

const typesOnly: Case[] = [
  ['mf-header/src/*.ts', "import { x } from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "import { x } from 'shared-contracts/discovery';"],
  ['mf-header/src/*.ts', "import { type X, x } from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "import * as x from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "import 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "export { x } from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "export * from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "export const x = () => import('shared-contracts/entities');"],
];

const circular: Case[] = [
  ['infra/circle/a.ts', "import { x } from './b.ts';"],
  ['infra/circle/b.ts', "import { x } from './a.ts';"],
  ['infra/circle-of-types/a.ts', "import type { X } from './b.ts';"],
  ['infra/circle-of-types/b.ts', "import type { X } from './c.ts';"],
  ['infra/circle-of-types/c.ts', "import type { X } from './a.ts';"],
];

const allowed: Case[] = [
  ['mf-header/src/*.ts', "import x from 'react';"],
  ['mf-header/src/*.ts', "import x from 'clsx/lite';"],
  ['mf-header/src/*.ts', "import x from 'shared-contracts/app';"],
  ['mf-header/src/*.ts', "import { x } from './deep/x.ts';"],
  ['mf-header/src/*.ts', "import type { X } from 'shared-contracts/entities';"],
  ['mf-header/src/*.ts', "export type { X } from 'shared-contracts/entities';"],
  ['mf-header/src/*.test.ts', "import x from 'vitest';"],
  ['mf-header/src/testing/*.ts', "import { x } from '@bergauf/test-kit/x';"],
  ['shared-contracts/src/*.ts', "import x from 'typebox';"],
  ['shared-contracts/src/*.test.ts', "import x from 'vitest';"],
  ['shell/src/server/*.ts', "import { x } from '../app/x.ts';"],
  ['infra/api/src/cart/*.test.ts', "import { x } from '@bergauf/demo-catalogue/x';"],
  ['infra/api/src/testing/*.ts', "import { x } from '@bergauf/demo-catalogue/x';"],
  ['infra/demo-catalogue/src/*.ts', "import { x } from '@bergauf/catalogue-format/x';"],
  ['shell/src/server/render-pool/*.ts', "import { x } from '../worker/x.ts';"],
  ['shell/src/server/release-sync/*.ts', "import { x } from '../release-set/x.ts';"],
  ['e2e/src/*.ts', "import { x } from '@bergauf/launcher/system/x';"],
];

type Report = { diagnostics: { category: string; location: { path: string } }[] };

const numbered = [...forbidden, ...typesOnly, ...circular, ...allowed].map(
  ([file, statement], index) => [file.replace('*', `case-${index}`), statement] as const,
);
const brokenRules = new Map<string, string>();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bergauf-import-rules-'));
  for (const file of configuration) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(workspaceRoot, file), path.join(folder, file));
  }
  for (const [file, statement] of numbered) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${statement}\n`);
  }
  const rules = ['style/noRestrictedImports', 'suspicious/noImportCycles', 'plugin'].map((rule) => `--only=${rule}`);
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const biome = path.join(workspaceRoot, 'node_modules/.bin/biome');
  const { stdout } = spawnSync(biome, ['lint', ...rules, ...options, '.'], { cwd: folder, encoding: 'utf8' });
  for (const { category, location } of (JSON.parse(stdout) as Report).diagnostics)
    brokenRules.set(location.path, category);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rule that the case breaks; null for none. */
function brokenRule(searched: Case): string | null {
  const index = [...forbidden, ...typesOnly, ...circular, ...allowed].indexOf(searched);
  return brokenRules.get(numbered[index]?.[0] ?? '') ?? null;
}

it.each(forbidden.map((row) => [...row, row] as const))('%s must not say %s', (_file, _statement, row) => {
  expect(brokenRule(row)).toBe('lint/style/noRestrictedImports');
});

it.each(typesOnly.map((row) => [...row, row] as const))('%s must import types only: %s', (_file, _statement, row) => {
  expect(brokenRule(row)).toBe('plugin');
});

it.each(circular.map((row) => [...row, row] as const))('%s is part of a cycle: %s', (_file, _statement, row) => {
  expect(brokenRule(row)).toBe('lint/suspicious/noImportCycles');
});

it.each(allowed.map((row) => [...row, row] as const))('%s may say %s', (_file, _statement, row) => {
  expect(brokenRule(row)).toBeNull();
});
