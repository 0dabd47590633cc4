import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOfExample, csvExampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { editionOf } from './edition.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample(csvExampleFolder);
});
afterEach(() => copy.remove());

it('is the same for a copy of the folder, whatever the times of its files and what lies beside them', async () => {
  await utimes(path.join(copy.folder, 'brands.jsonl'), 1, 1);
  await writeFile(path.join(copy.folder, 'export.log'), 'done');
  expect(await editionOf(copy.folder)).toBe(await editionOf(csvExampleFolder));
});

it.each(['catalogue.json', 'brands.jsonl', 'artikel.csv', 'preise.csv', 'mapping.json', 'pictures/schuh.svg'])(
  'is another one after a change of %s that keeps its size, and without it',
  async (file) => {
    const before = await editionOf(copy.folder);
    await copy.edit(file, (text) => text.replace(/[2-8]/, '9').replace(/[a-z]/, 'z'));
    const after = await editionOf(copy.folder);
    await rm(path.join(copy.folder, file));
    expect(new Set([before, after, await editionOf(copy.folder)]).size).toBe(3);
  },
);
