import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../system/workspace.ts';
import { longFiles, rankOf } from './test-order.ts';
import { unitTestFiles } from './unit-test-files.ts';

it('the long files exist, and come in their order before every other, those with a DOM after every other', () => {
  expect(longFiles.filter((file) => !existsSync(path.join(workspaceRoot, file)))).toEqual([]);
  const files = ['shell/src/cookies.dom.test.tsx', 'shell/src/readme.test.ts', ...longFiles.toReversed()];
  const sorted = files.toSorted((a, b) => rankOf({ moduleId: a }) - rankOf({ moduleId: b }));
  expect(sorted).toEqual([...longFiles, 'shell/src/readme.test.ts', 'shell/src/cookies.dom.test.tsx']);
});

it('the name of every file with a DOM says so', () => {
  const environment = /^\/\/ @vitest-environment/m;
  const hasDom = (file: string): boolean => environment.test(readFileSync(path.join(workspaceRoot, file), 'utf8'));
  const isNamed = (file: string): boolean => file.includes('.dom.test.');
  expect(unitTestFiles().filter((file) => hasDom(file) !== isNamed(file))).toEqual([]);
});
