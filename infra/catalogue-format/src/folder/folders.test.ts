import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordKinds } from '../record-kinds.ts';
import { exampleFolder } from '../testing/example-folder.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readLines } from './read-lines.ts';
import { createCatalogueFolder } from './write-catalogue.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-folders-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('a written folder', () => {
  it('holds what was written', async () => {
    const folder = path.join(home, 'new');
    const writer = await createCatalogueFolder(folder);
    const read = new Map<string, unknown[]>(recordKinds.map((kind) => [kind, []]));
    await readCatalogue(exampleFolder, async (kind, records) => void read.get(kind)?.push(...records));
    for (const kind of recordKinds) await writer.write(kind, (read.get(kind) ?? []) as never[]);
    for (const name of ['norrak.svg', 'schuh.svg', 'stock.png']) {
      await writer.picture(`pictures/${name}`, await readFile(path.join(exampleFolder, 'pictures', name)));
    }
    expect((await readCatalogue(folder, async () => undefined)).faults).toMatchObject([{ file: 'catalogue.json' }]);
    await writer.finish();
    const again = new Map<string, unknown[]>(recordKinds.map((kind) => [kind, []]));
    const { faultCount } = await readCatalogue(folder, async (kind, records) => void again.get(kind)?.push(...records));
    expect(faultCount).toBe(0);
    expect(again).toEqual(read);
  });

  it('is complete as soon as it has a manifest: an API that waits for it never reads the beginning of one', async () => {
    const file = path.join(home, 'catalogue.json');
    const { finish } = await createCatalogueFolder(home);
    let hasFinished = false;
    const sizes = new Set<number>();
    const reading = (async () => {
      while (!hasFinished)
        await stat(file).then(
          ({ size }) => sizes.add(size),
          () => undefined,
        );
    })();
    // So long that writing it takes several calls.
    await finish({ source: 'x'.repeat(50_000_000) });
    await stat(file).then(({ size }) => sizes.add(size));
    hasFinished = true;
    await reading;
    expect(sizes.size).toBe(1);
  });

  it('is a new one: nothing is written into a folder that holds something', async () => {
    await writeFile(path.join(home, 'notes.txt'), '');
    await expect(createCatalogueFolder(home)).rejects.toThrow(`The folder ${home} is not empty.`);
  });

  it('says why a file cannot be written, also when that turns out between two records', async () => {
    const { write } = await createCatalogueFolder(home);
    await mkdir(path.join(home, 'brands.jsonl'));
    async function* brands() {
      yield { id: 1, slug: 'norrak', name: 'Norrak' };
      // Longer than the file takes to be opened, which fails.
      for (let times = 0; times < 100; times++) await stat(home);
    }
    await expect(write('brands', brands())).rejects.toThrow('EISDIR');
  });
});

describe('lines', () => {
  it('are numbered as in the file, whatever the chunks, and empty ones are left out', async () => {
    const file = path.join(home, 'lines');
    const long = 'ä'.repeat(700_000);
    await writeFile(file, `one\n\n${long}\r\n${long}\nlast`);
    const lines: [number, number][] = [];
    for await (const group of readLines(file))
      for (const { number, text } of group) lines.push([number, text?.trim().length ?? -1]);
    expect(lines).toEqual([
      [1, 3],
      [3, 700_000],
      [4, 700_000],
      [5, 4],
    ]);
  });
});
