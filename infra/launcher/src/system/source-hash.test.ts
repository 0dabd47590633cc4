import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createSourceHash } from './source-hash.ts';
import { workspaceRoot } from './workspace.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-sources-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await write('src/page.ts', 'export {};');
  await write('src/styles/page.css', 'a {}');
  await write('package.json', '{}');
});

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

/** The hash of the sources as they are now: each hash of one `createSourceHash` is of the same moment. */
const hashNow = (targets = ['src', 'package.json']): Promise<string> =>
  createSourceHash()(targets.map((target) => path.relative(workspaceRoot, path.join(folder, target))));

it.each<[string, () => Promise<void>]>([
  ['is changed', () => write('src/page.ts', 'export { };')],
  ['in a folder of the folder is changed', () => write('src/styles/page.css', 'b {}')],
  ['that is named itself is changed', () => write('package.json', '{ }')],
  ['is added', () => write('src/list.tsx', '')],
  ['is removed', () => rm(path.join(folder, 'src/styles'), { recursive: true })],
  ['gets another name', () => rename(path.join(folder, 'src/page.ts'), path.join(folder, 'src/list.ts'))],
])('sources have another hash when a file %s, and the one of before when it is undone', async (_what, change) => {
  const before = await hashNow();
  await change();
  expect(await hashNow()).not.toBe(before);
  await rm(path.join(folder, 'src'), { recursive: true });
  await write('src/styles/page.css', 'a {}');
  await write('src/page.ts', 'export {};');
  await write('package.json', '{}');
  expect(await hashNow()).toBe(before);
});

it('tests, documentation and what was built are no sources', async () => {
  const before = await hashNow();
  for (const file of ['page.test.ts', 'page.test.tsx', 'README.md', 'dist/page.js', 'node_modules/x/index.js']) {
    await write(`src/${file}`, file);
    expect(await hashNow(), file).toBe(before);
  }
});

it('a folder that does not exist is an error, not a hash', async () => {
  await expect(hashNow(['sources'])).rejects.toThrow('ENOENT');
});
