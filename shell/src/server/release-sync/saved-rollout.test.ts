import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { createRolloutStorage } from './saved-rollout.ts';

let folder: string;
let file: string;
const release = releaseForTests('mf-header');
const memory = {
  document: documentForTests({ 'mf-header': [release] }),
  lastGood: new Map([['mf-header', release]] as const),
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-saved-'));
  file = path.join(folder, 'shell', 'rollout.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('loads the saved rollout, and leaves no other file', async () => {
  const saved = createRolloutStorage(file);
  expect(await saved.load()).toBeNull();
  await saved.save(memory);
  await saved.save(memory);
  expect(await createRolloutStorage(file).load()).toEqual(memory);
  expect(await readdir(path.dirname(file))).toEqual(['rollout.json']);
});

it.each(['', '{', 'null', '{"document":{},"lastGood":{}}'])(
  'the saved rollout is ignored when the file contains %j',
  async (text) => {
    const saved = createRolloutStorage(file);
    await saved.save(memory);
    await writeFile(file, text);
    expect(await saved.load()).toBeNull();
  },
);
