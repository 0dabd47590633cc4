import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileOf, type RecordKind, recordKinds } from '../record-kinds.ts';
import { copyOfExample, exampleFolder, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';
import { readCatalogue } from './read-catalogue.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

describe('the example', () => {
  it('has no faults and a record of every kind, which are read in the order of the kinds', async () => {
    const order: RecordKind[] = [];
    const { faultCount, counts } = await readCatalogue(exampleFolder, async (kind) => {
      if (order.at(-1) !== kind) order.push(kind);
    });
    expect(faultCount).toBe(0);
    expect(order).toEqual(recordKinds);
    expect(counts).toMatchObject({ products: 3, stores: 1, home: 1 });
  });

  it('reports its progress up to the last byte', async () => {
    const seen: number[] = [];
    let total = 0;
    await readCatalogue(
      exampleFolder,
      async () => undefined,
      ({ bytes, totalBytes }) => {
        seen.push(bytes);
        total = totalBytes;
      },
    );
    expect(seen.at(-1)).toBe(total);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});
describe('a folder', () => {
  it.each(['brands', 'categories', 'colours', 'sizes', 'products'] as const)('without %s is refused', async (kind) => {
    await rm(path.join(copy.folder, fileOf(kind)));
    expect(await faultsIn(copy.folder)).toContain(`${fileOf(kind)}: is missing`);
  });

  it.each(['brands', 'products'] as const)('whose file of %s is empty is refused', async (kind) => {
    for (const content of ['', '\n\n']) {
      await copy.edit(fileOf(kind), () => content);
      expect(await faultsIn(copy.folder)).toContain(`${fileOf(kind)}: has no records`);
    }
  });

  it('without texts and stores is a catalogue', async () => {
    for (const kind of [
      'articles',
      'article-categories',
      'flyers',
      'stores',
      'opening-exceptions',
      'menu',
      'home',
    ] as const) {
      await rm(path.join(copy.folder, fileOf(kind)));
    }
    expect(await faultsIn(copy.folder)).toEqual([]);
  });

  it('without catalogue.json, or with one of another format or version, is no catalogue', async () => {
    await copy.edit('catalogue.json', (text) => text.replace('"version": 1', '"version": 2'));
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json version: 2 is not supported; this release reads 1']);
    await copy.edit('catalogue.json', () => '{"format": "else"}');
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json format: must be "bergauf-catalogue"']);
    await rm(path.join(copy.folder, 'catalogue.json'));
    expect(await faultsIn(copy.folder)).toEqual(['catalogue.json: is missing: the folder holds no catalogue']);
  });
});
