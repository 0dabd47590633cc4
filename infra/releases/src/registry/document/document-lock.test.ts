import { existsSync, utimesSync } from 'node:fs';
import fs, { chmod, mkdir, rename, rmdir, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../fixtures/sample-release.ts';
import { releasesPaths } from '../../state-folder.ts';
import { underLock } from './document-lock.ts';

/** Advances the monotonic clock by two seconds whenever it is read. */
function clockThatRuns(onRead = (): void => {}): void {
  let now = process.hrtime.bigint();
  const clock = vi.spyOn(process.hrtime, 'bigint').mockImplementation(() => {
    onRead();
    now += 2_000_000_000n;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
}

/** A state folder in which an earlier edit was made: it has another time of change than of creation. */
async function usedFolder() {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.folder, { recursive: true });
  await vi.waitFor(async () => {
    await chmod(paths.folder, 0o755);
    const { birthtimeNs, ctimeNs } = await stat(paths.folder, { bigint: true });
    expect(ctimeNs).not.toBe(birthtimeNs);
  });
  return paths;
}

test('a failing stat of the document leaves no lock', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.folder, { recursive: true });
  await symlink(paths.discovery, paths.discovery);
  await expect(underLock(paths, async () => undefined)).rejects.toThrow('ELOOP');
  expect(existsSync(paths.lock)).toBe(false);
});

test('a lock that can no longer be read is released, and the edit counts', async () => {
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
  clockThatRuns();
  expect(await underLock(paths, async () => 'edited')).toBe('edited');
  expect(existsSync(paths.lock)).toBe(false);
});

test('a lock with a time in the future that is renewed, by a process of a machine whose clock is ahead, is not taken over', async () => {
  const paths = releasesPaths(await temporaryFolder());
  await mkdir(paths.lock, { recursive: true });
  let seconds = Math.floor(Date.now() / 1000) + 3_600;
  clockThatRuns(() => {
    seconds += 2;
    utimesSync(paths.lock, seconds, seconds);
  });
  await expect(underLock(paths, async () => 'edited')).rejects.toThrow('does not end');
  expect((await stat(paths.lock)).mtimeMs).toBe(seconds * 1000);
});

test('a lock that was taken over is lost, though the new one has the inode of the old one', async () => {
  const paths = await usedFolder();
  await underLock(paths, async ({ requireHeld }) => {
    await requireHeld();
    await rmdir(paths.lock);
    await mkdir(paths.lock);
    await expect(requireHeld()).rejects.toThrow('The lock on the discovery document was lost');
  });
  // Its new owner releases it.
  expect(existsSync(paths.lock)).toBe(true);
});

test('a lock is lost if another process has written the document, though the lock looks the same', async () => {
  const paths = await usedFolder();
  await writeFile(paths.discovery, '{}');
  await underLock(paths, async ({ requireHeld }) => {
    await requireHeld();
    await writeFile(`${paths.discovery}.new`, '{}');
    await rename(`${paths.discovery}.new`, paths.discovery);
    await expect(requireHeld()).rejects.toThrow('The lock on the discovery document was lost');
  });
});

test('a renewed lock is still held where the time of creation that the system reports is that of the last change', async () => {
  const paths = await usedFolder();
  const { stat: real } = fs;
  onTestFinished(() => {
    fs.stat = real;
    syncBuiltinESMExports();
  });
  // As Node on Linux without statx.
  fs.stat = new Proxy(real, {
    apply: async (_target, _this, [path, options]: Parameters<typeof real>) => {
      const found = await real(path, options);
      if ('ctimeNs' in found) found.birthtimeNs = found.ctimeNs;
      return found;
    },
  });
  syncBuiltinESMExports();
  await underLock(paths, async ({ requireHeld }) => {
    const { ctimeNs } = await stat(paths.lock, { bigint: true });
    await vi.waitFor(async () => {
      await chmod(paths.lock, 0o755);
      expect((await stat(paths.lock, { bigint: true })).birthtimeNs).toBeGreaterThan(ctimeNs);
    });
    await requireHeld();
  });
  expect(existsSync(paths.lock)).toBe(false);
});

test('an edit whose turn comes after 30 seconds is refused, an urgent one is made', async () => {
  vi.useFakeTimers({ toFake: ['hrtime'] });
  onTestFinished(() => void vi.useRealTimers());
  const paths = releasesPaths(await temporaryFolder());
  const made: string[] = [];
  let end = (): void => {};
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  const edit = (name: string, isUrgent = false) => underLock(paths, async () => void made.push(name), { isUrgent });
  const first = underLock(paths, () => slow);
  const others = Promise.allSettled([edit('late'), edit('urgent', true)]);
  while (!existsSync(paths.lock)) await nextTurn();
  vi.advanceTimersByTime(30_001);
  const inTime = edit('in time');
  end();
  await Promise.all([first, inTime]);
  expect(await others).toMatchObject([{ status: 'rejected', reason: { isTemporary: true } }, { status: 'fulfilled' }]);
  expect(made).toEqual(['urgent', 'in time']);
});

test('edits get the lock in the order in which they asked for it, urgent ones first', async () => {
  const paths = releasesPaths(await temporaryFolder());
  const order: string[] = [];
  const edit = (name: string, isUrgent = false) => underLock(paths, async () => void order.push(name), { isUrgent });
  await Promise.all([edit('first'), ...['a', 'b', 'c', 'd', 'e'].map((name) => edit(name)), edit('urgent', true)]);
  expect(order).toEqual(['first', 'urgent', 'a', 'b', 'c', 'd', 'e']);
});
