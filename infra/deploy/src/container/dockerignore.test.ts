import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { expect, it } from 'vitest';
import { dockerignore } from './dockerfile.ts';

it('what Git ignores, such as state folders with tokens, does not get into the build of an image', () => {
  const ignored = readFileSync(path.join(workspaceRoot, '.gitignore'), 'utf8').trim().split('\n');
  // Git ignores a name without a folder everywhere, Docker only at the root.
  const wanted = ignored
    .map((line) => line.replace(/\/$/, ''))
    .map((name) => (name.includes('/') ? name : `**/${name}`));
  expect(wanted).toContain('**/.bergauf');
  expect(wanted.filter((pattern) => !dockerignore.split('\n').includes(pattern))).toEqual([]);
});
