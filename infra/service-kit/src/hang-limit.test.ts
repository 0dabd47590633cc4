import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { hangLimitFrom } from './hang-limit.ts';

const program = fileURLToPath(new URL('./testing/turning.ts', import.meta.url));

/** Exit status and output of a program with a hang limit that blocks the event loop `spells` times. */
function endOf(limitMs: number, spells: number, spellMs: number, options: readonly string[] = []) {
  const args = [...options, '--import', 'tsx', program, ...[limitMs, spells, spellMs].map(String)];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: 20_000, killSignal: 'SIGTERM' }, (error, stdout, stderr) =>
      resolve({ signal: error?.signal ?? null, stdout, stderr }),
    );
  });
}

it('kills a process whose event loop is blocked, and logs the reason', async () => {
  const day = 24 * 60 * 60 * 1000;
  expect(await endOf(1_000, 1, day)).toEqual({
    signal: 'SIGKILL',
    stdout: '',
    stderr: expect.stringMatching(
      /^\{"level":60,.*"msg":"the event loop has not turned for 1 s \(HANG_LIMIT_SECONDS\).*\}\n$/,
    ),
  });
});

it('does not kill a process that is busy for longer but responds in between, nor one without a limit', async () => {
  const alive = { signal: null, stdout: 'ended by itself', stderr: '' };
  // The timer that records a turn of the event loop is due in each turn.
  expect(await endOf(2_000, 12, 250)).toEqual(alive);
  expect(await endOf(0, 1, 1_500)).toEqual(alive);
});

it('a process whose watch thread fails goes on, and logs that nothing watches it any more', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-hang-limit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const preload = path.join(folder, 'fail-in-watch-thread.cjs');
  await writeFile(preload, `if (require('node:worker_threads').workerData?.limitMs) throw Error('no memory');`);
  expect(await endOf(1_000, 30, 50, ['--require', preload])).toEqual({
    signal: null,
    stdout: 'ended by itself',
    stderr: expect.stringMatching(/^\{"level":50,.*"msg":"nothing watches .*\(HANG_LIMIT_SECONDS\): no memory"\}\n$/),
  });
});

it('is a number of seconds, and off by default', () => {
  expect(hangLimitFrom({})).toBe(0);
  expect(hangLimitFrom({ HANG_LIMIT_SECONDS: '30' })).toBe(30_000);
  expect(() => hangLimitFrom({ HANG_LIMIT_SECONDS: 'soon' })).toThrow(
    'HANG_LIMIT_SECONDS must be a whole number from 0 to 3600, but is "soon".',
  );
});
