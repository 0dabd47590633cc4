// @module-tag rotated
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './published-sources.ts';

it.each([[['--help']], [['some-folder', 'another']]])('%j packs nothing', (words) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'infra/packages/src/main.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, 'Name a folder or nothing: npm run packages [-- <folder>]\n']);
  expect(words.filter((word) => existsSync(path.join(root, word)))).toEqual([]);
});
