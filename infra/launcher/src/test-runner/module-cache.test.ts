import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { moduleCacheFolder } from './module-cache.ts';

it('is the same folder until the lock file changes; then it is a new one, and the old one is removed', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'bergauf-module-cache-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lock = path.join(root, 'package-lock.json');
  writeFileSync(lock, '{}');
  const before = moduleCacheFolder(root);
  writeFileSync(path.join(before, 'module'), '');
  expect([moduleCacheFolder(root), existsSync(path.join(before, 'module'))]).toEqual([before, true]);
  writeFileSync(lock, '{ "lockfileVersion": 3 }');
  const after = moduleCacheFolder(root);
  expect([existsSync(before), existsSync(after)]).toEqual([false, true]);
});
