import { existsSync } from 'node:fs';
import { mkdir, rmdir, symlink, utimes } from 'node:fs/promises';
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

test('a lock with a time in the future, of a process that ended before the clock was set back, is taken over', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.lock, { recursive: true });
  const inAnHour = new Date(Date.now() + 3_600_000);
  await utimes(paths.lock, inAnHour, inAnHour);
  expect(await underLock(paths, async () => 'edited')).toBe('edited');
  expect(existsSync(paths.lock)).toBe(false);
});

test('a lock that was taken over is lost, though the new one has the inode of the old one', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await underLock(paths, async ({ requireHeld }) => {
    await requireHeld();
    await rmdir(paths.lock);
    await mkdir(paths.lock);
    await expect(requireHeld()).rejects.toThrow('The lock on the discovery document was lost');
  });
});

test('edits get the lock in the order in which they asked for it, urgent ones first', async () => {
  const paths = releasesPaths(await temporaryFolder());
  const order: string[] = [];
  const edit = (name: string, isUrgent = false) => underLock(paths, async () => void order.push(name), { isUrgent });
  await Promise.all([edit('first'), ...['a', 'b', 'c', 'd', 'e'].map((name) => edit(name)), edit('urgent', true)]);
  expect(order).toEqual(['first', 'urgent', 'a', 'b', 'c', 'd', 'e']);
});
