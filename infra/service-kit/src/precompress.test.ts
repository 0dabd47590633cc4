import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { hasIntegrity, integrityOf } from './integrity.ts';
import { precompress, precompressedEncodings } from './precompress.ts';

afterEach(() => vi.unstubAllEnvs());

it('writes twins of text files that hold the same content', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-precompress-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const text = 'globalThis.sample = "sample";\n'.repeat(40);
  for (const file of ['main.js', 'font.woff2']) await writeFile(path.join(folder, file), text);
  await precompress(folder, ['main.js', 'font.woff2']);
  expect((await readdir(folder)).sort()).toEqual(['font.woff2', 'main.js', 'main.js.br', 'main.js.gz']);
  for (const { suffix, decode } of precompressedEncodings) {
    const twin = await readFile(path.join(folder, `main.js${suffix}`));
    expect(twin.length).toBeLessThan(text.length / 4);
    expect((await decode(twin, text.length)).toString()).toBe(text);
  }
});

it('decodes no more bytes than the original has: a small twin may decompress to a gigabyte', async () => {
  const bomb = Buffer.alloc(2 ** 20);
  for (const { encode, decode } of precompressedEncodings) {
    const twin = await encode(bomb);
    await expect(decode(twin, bomb.length - 1)).rejects.toThrow(RangeError);
    await expect(decode(twin, 0)).rejects.toThrow(RangeError);
    expect(await decode(twin, bomb.length)).toHaveLength(bomb.length);
    expect(await decode(await encode(Buffer.alloc(0)), 0)).toHaveLength(0);
  }
});

it('compresses less, and faster, for tests', async () => {
  const text = Buffer.from(
    Array.from({ length: 4000 }, (_, line) => `const value${line} = ${line * 7919};\n`).join(''),
  );
  const sizes = async (): Promise<number[]> =>
    Promise.all(precompressedEncodings.map(async ({ encode }) => (await encode(text)).length));
  vi.stubEnv('BERGAUF_COMPRESSION', '');
  const best = await sizes();
  vi.stubEnv('BERGAUF_COMPRESSION', 'fast');
  const fast = await sizes();
  vi.stubEnv('BERGAUF_COMPRESSION', 'slow');
  await expect(sizes()).rejects.toThrow('BERGAUF_COMPRESSION');
  for (const [index, size] of best.entries()) expect(size).toBeLessThan(fast[index] ?? 0);
});

it('gives the integrity that browsers check, of bytes and of text alike', () => {
  const integrity = 'sha384-WeF0h3dEjGnea4ANejO7+5/xtGPkQ1TDVTvNucZm+pASWjx5+QOXvfX2oT3oKGhP';
  expect(integrityOf('hello')).toBe(integrity);
  expect(integrityOf(Buffer.from('hello'))).toBe(integrity);
  const shorter = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=';
  expect(integrityOf('hello', 'sha256')).toBe(shorter);
  for (const known of [integrity, shorter]) {
    expect(hasIntegrity('hello', known)).toBe(true);
    expect(hasIntegrity('hallo', known)).toBe(false);
  }
});
