import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { publicKeyOf } from '@bergauf/service-kit/signed-claims';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { type ReleasesPaths, releasesPaths } from '../state-folder.ts';
import { previewKey } from './preview-key.ts';

async function stateFolder(): Promise<ReleasesPaths> {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.root);
  return paths;
}

test('the key is created once, even by two calls at once, and is readable by its owner only', async () => {
  const paths = await stateFolder();
  const [first, second] = await Promise.all([previewKey(paths), previewKey(paths)]);
  expect(publicKeyOf(first)).toContain('PUBLIC KEY');
  expect([second, await previewKey(paths), await readFile(paths.previewKey, 'utf8')]).toEqual([first, first, first]);
  expect((await stat(paths.previewKey)).mode & 0o077).toBe(0);
});

test('an empty file, left by a full disk, is replaced by a new key', async () => {
  const paths = await stateFolder();
  const before = await previewKey(paths);
  await writeFile(paths.previewKey, '');
  const key = await previewKey(paths);
  expect(publicKeyOf(key)).not.toBe(publicKeyOf(before));
  expect(await previewKey(paths)).toBe(key);
});
