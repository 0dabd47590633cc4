import { stat } from 'node:fs/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filesIn, temporaryFolder } from '../../testing/media/test-store.ts';
import { openRenderingFiles } from './rendering-files.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;
const bound = 100_000;
const bytes = (fill: number, length = 4000) => Buffer.alloc(length, fill);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(folder)).map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

it('stay within their bound; those used last are kept, also across a restart', async () => {
  const folder = await temporaryFolder();
  let files = await openRenderingFiles(folder, bound);
  for (let index = 0; index < 40; index++) {
    if (index === 25) files = await openRenderingFiles(folder, bound);
    later(hour);
    await files.write(`${index}`, bytes(index));
    expect(await files.read('0')).toEqual(bytes(0));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(bound);
  }
  expect(await files.read('1')).toBeNull();
  expect(await files.read('38')).toEqual(bytes(38));
  expect(await bytesIn(folder)).toBeGreaterThan(bound * 0.8);
});

it('stay within their bound when two processes write them', async () => {
  const folder = await temporaryFolder();
  const both = [await openRenderingFiles(folder, bound), await openRenderingFiles(folder, bound)];
  for (let index = 0; index < 40; index++) {
    later(1000);
    await Promise.all(both.map((files, process) => files.write(`${process}-${index}`, bytes(index, 2000))));
    expect(await bytesIn(folder)).toBeLessThanOrEqual(bound);
  }
});

it('are within a smaller bound after a restart', async () => {
  const folder = await temporaryFolder();
  const files = await openRenderingFiles(folder, bound);
  for (let index = 0; index < 20; index++) await files.write(`${index}`, bytes(index));
  await openRenderingFiles(folder, bound / 2);
  expect(await bytesIn(folder)).toBeLessThanOrEqual(bound / 2);
});

it('are read whole or not at all while they are written', async () => {
  const files = await openRenderingFiles(await temporaryFolder(), 100_000_000);
  const large = bytes(7, 2_000_000);
  let isWriting = true;
  const writing = (async () => {
    for (let time = 0; time < 20; time++) await files.write('a', large);
    isWriting = false;
  })();
  const lengths = new Set<number | undefined>();
  while (isWriting) lengths.add((await files.read('a'))?.length);
  await writing;
  lengths.delete(undefined);
  expect([...lengths]).toEqual([large.length]);
});
