import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logFileOf, openServiceLog } from './service-log.ts';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-logs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const line = (text: string): Buffer => Buffer.from(`${text}\n`);

it('a service log appends to the previous run, and its tail is of this run', async () => {
  const folder = await emptyFolder();
  for (const run of ['first', 'second']) {
    const log = openServiceLog({ folder, name: 'api' });
    log.write(line(run));
    expect(log.tail()).toBe(`${run}\n`);
    await log.close();
  }
  expect(await readFile(logFileOf(folder, 'api'), 'utf8')).toBe('first\nsecond\n');
});

it('keeps the newest lines in files of bounded size, over several runs', async () => {
  const folder = await emptyFolder();
  for (let run = 0; run < 10; run += 1) {
    const log = openServiceLog({ folder, name: 'api', size: '10K' });
    for (let number = 0; number < 200; number += 1) log.write(line(`run ${run}, ${String(number).padStart(80, '.')}`));
    await log.close();
    // What is kept in memory does not grow.
    expect(log.tail().length).toBe(16 * 1024);
  }
  const files = (await readdir(folder)).sort();
  expect(files).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  expect(Math.max(...sizes)).toBeLessThan(12 * 1024);
  const text = (await Promise.all(files.reverse().map((file) => readFile(path.join(folder, file), 'utf8')))).join('');
  expect(text.trimEnd().split('\n').at(-1)).toBe(`run 9, ${'199'.padStart(80, '.')}`);
});

it('drops what cannot be written rather than hold the service up, goes on when it can, and says how much is missing', async () => {
  const folder = path.join(await emptyFolder(), 'logs');
  await writeFile(folder, 'where the folder should be');
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pauseMs = 60_000;
  const log = openServiceLog({ folder, name: 'api', pauseMs });
  for (let number = 0; number < 20; number += 1) {
    log.write(line('lost'));
    await sleep(5);
  }
  expect(log.tail()).toContain('lost');

  await rm(folder);
  await mkdir(folder);
  const missing = await vi.waitFor(async () => {
    vi.setSystemTime(Date.now() + pauseMs);
    log.write(line('kept'));
    const text = await readFile(logFileOf(folder, 'api'), 'utf8');
    return /"msg":"(\d+) bytes of the log were dropped"\}\nkept\n/.exec(text)?.[1] ?? expect.fail(text);
  });
  expect(Number(missing)).toBeGreaterThanOrEqual(20 * line('lost').length);
  log.write(line('last'));
  await log.close();
  // It is said once.
  expect(await readFile(logFileOf(folder, 'api'), 'utf8')).toMatch(/^[^\n]*dropped"\}\n(kept\n)+last\n$/);
});
