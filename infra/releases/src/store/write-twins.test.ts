import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { writeTwins } from './write-twins.ts';

test('two files at a time are compressed, of all releases together: the other threads read files meanwhile', async () => {
  const folder = await temporaryFolder();
  const waiting: (() => void)[] = [];
  const read = (): Promise<Buffer> => new Promise((resolve) => waiting.push(() => resolve(Buffer.from('text'))));
  const release = (name: string) =>
    writeTwins(
      join(folder, name),
      ['client/a.js', 'client/b.js', 'client/c.js', 'server/d.js'].map((file) => ({ file, read })),
    );
  let isWritten = false;
  const writing = Promise.all([release('one'), release('two')]).finally(() => {
    isWritten = true;
  });
  let [reads, most] = [0, 0];
  while (!isWritten) {
    // All compressions that may start have started.
    await new Promise(setImmediate);
    most = Math.max(most, waiting.length);
    const resolve = waiting.shift();
    if (resolve) reads += 1;
    resolve?.();
  }
  await writing;
  expect([most, reads]).toEqual([2, 12]);
  expect((await readdir(join(folder, 'two'), { recursive: true })).sort()).toEqual([
    'client',
    ...['a', 'b', 'c'].flatMap((name) => [`client/${name}.js.br`, `client/${name}.js.gz`]),
  ]);
});

test('a file that cannot be read is a failure, once all others are written', async () => {
  const folder = await temporaryFolder();
  const read = async (): Promise<Buffer> => Buffer.from('text');
  const lost = async (): Promise<Buffer> => Promise.reject(new Error('the file is gone'));
  const files = [
    { file: 'client/a.js', read: lost },
    { file: 'client/b.js', read },
    { file: 'client/c.js', read },
  ];
  await expect(writeTwins(folder, files)).rejects.toThrow('the file is gone');
  expect((await readdir(join(folder, 'client'))).sort()).toEqual(
    ['b', 'c'].flatMap((name) => [`${name}.js.br`, `${name}.js.gz`]),
  );
});
