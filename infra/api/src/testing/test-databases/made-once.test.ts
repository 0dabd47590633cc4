import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

let folder: string;
let made: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bergauf-made-once-'));
  made = 0;
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
});

const always = async (): Promise<boolean> => true;

async function make(draft: string): Promise<void> {
  made += 1;
  await writeFile(draft, 'half');
  await writeFile(draft, 'whole');
}

it('is made by one of several that need it at once, and is whole for all of them', async () => {
  const paths = await Promise.all([1, 2, 3].map(() => madeOnce('thing', 'a', always, make)));
  expect(await Promise.all(paths.map((path) => readFile(path, 'utf8')))).toEqual(['whole', 'whole', 'whole']);
  expect(made).toBe(1);
  expect(await readdir(folder)).toHaveLength(1);
});

it('is created again where it is no longer usable', async () => {
  await madeOnce('thing', 'a', always, make);
  const usable = [false, true];
  await madeOnce('thing', 'a', async () => usable.shift() ?? true, make);
  expect(made).toBe(2);
});

it('that could not be made leaves nothing in the way of the next attempt', async () => {
  const failing = madeOnce('thing', 'a', always, async (draft) => {
    await mkdir(draft);
    throw new Error('full disk');
  });
  await expect(failing).rejects.toThrow('full disk');
  expect(await readFile(await madeOnce('thing', 'a', always, make), 'utf8')).toBe('whole');
});

it('does not wait for a process that was killed while it made it', async () => {
  const path = await madeOnce('thing', 'a', always, make);
  await rm(path);
  await mkdir(`${path}.claim`);
  const threeMinutesAgo = new Date(Date.now() - 180_000);
  await utimes(`${path}.claim`, threeMinutesAgo, threeMinutesAgo);
  await madeOnce('thing', 'a', always, make);
  expect(made).toBe(2);
});

it('leaves three of its kind, those that were used last, and all of other kinds', async () => {
  const paths: string[] = [];
  for (const [index, fingerprint] of ['a', 'b', 'c'].entries()) {
    const path = await madeOnce('thing', fingerprint, always, make);
    const minutesAgo = new Date(Date.now() - (10 - index) * 60_000);
    await utimes(path, minutesAgo, minutesAgo);
    paths.push(path);
  }
  await madeOnce('thing', 'a', always, make);
  await madeOnce('other', 'x', always, make);
  await madeOnce('thing', 'd', always, make);
  const isThere = await Promise.all(paths.map(async (path) => (await stat(path).catch(() => null)) !== null));
  expect(isThere).toEqual([true, false, true]);
  expect(await readdir(folder)).toHaveLength(4);
});
