import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { workspaceRoot } from '../system/workspace.ts';
import { longFiles, rankOf } from './long-files-first.ts';

it('the long files exist, and come in their order before every other', () => {
  expect(longFiles.filter((file) => !existsSync(path.join(workspaceRoot, file)))).toEqual([]);
  const files = ['shell/src/readme.test.ts', ...longFiles.toReversed()];
  const specifications = files.map((file) => ({ moduleId: path.join(workspaceRoot, file) }) as TestSpecification);
  const sorted = specifications.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ moduleId }) => moduleId);
  expect(sorted.map((file) => path.relative(workspaceRoot, file))).toEqual([...longFiles, 'shell/src/readme.test.ts']);
});
