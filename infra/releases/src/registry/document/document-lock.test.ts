import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/sample-release.ts';
import { releasesPaths } from '../../state-folder.ts';
import { underLock } from './document-lock.ts';

test('a document that the file system cannot look up leaves no lock', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.folder, { recursive: true });
  await symlink(paths.discovery, paths.discovery);
  await expect(underLock(paths, async () => undefined)).rejects.toThrow('ELOOP');
  expect(existsSync(paths.lock)).toBe(false);
});

test('a lock that the file system cannot look up any more is released, and the edit counts', async () => {
  const home = await temporaryFolder();
  const paths = releasesPaths(home);
  const { lock } = paths;
  const edited = await underLock(paths, async () => {
    await symlink(`${lock}-loop`, `${lock}-loop`);
    paths.lock = `${lock}-loop`;
    return 'edited';
  });
  expect([edited, existsSync(lock)]).toEqual(['edited', false]);
});
