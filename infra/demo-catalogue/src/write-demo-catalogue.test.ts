// @module-tag rotated
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultText } from '@bergauf/catalogue-format/faults/fault';
import { readCatalogue } from '@bergauf/catalogue-format/folder/read-catalogue';
import { recordKinds } from '@bergauf/catalogue-format/record-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDemoCatalogue } from './write-demo-catalogue.ts';

const options = { products: 600, seed: 3, day: '2026-03-02' };
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-demo-'));
  await writeDemoCatalogue(path.join(home, 'a'), options);
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('is a catalogue without faults with records of every kind: editors’ texts are checked here', async () => {
  const { faults, counts } = await readCatalogue(path.join(home, 'a'), async () => undefined);
  expect(faults.map(faultText)).toEqual([]);
  expect(Object.keys(counts)).toEqual(recordKinds);
  expect(counts).toMatchObject({ products: 600, articles: 42, pages: 26, flyers: 6, stores: 60, home: 1 });
});

it('is the same for the same options', async () => {
  await writeDemoCatalogue(path.join(home, 'b'), options);
  const files = (await readdir(path.join(home, 'a'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(home, 'a'), path.join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect(await readFile(path.join(home, 'b', file), 'utf8'), file).toBe(
      await readFile(path.join(home, 'a', file), 'utf8'),
    );
  }
});
