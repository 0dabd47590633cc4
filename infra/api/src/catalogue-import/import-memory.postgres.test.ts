// @module-tag rotated
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openMediaStore } from '../media/media-store.ts';
import { openEmptyPostgres } from '../testing/empty-data.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { collectGarbage } from '../warm-up.ts';
import { importCatalogue } from './import-catalogue.ts';

const products = 6_000;
/** After so many, everything that an import needs once is in memory. */
const warm = 1_000;
/** Products from one measurement to the next. */
const betweenSamples = 250;
/** Characters of a product's text: 40 MB in all that must not stay. */
const textLength = 8_000;

let database: Database;
let copy: FolderCopy;
beforeAll(async () => {
  ({ database } = await openEmptyPostgres());
  copy = await copyOfExample();
  await copy.edit('products.jsonl', (text) => {
    const example = JSON.parse(text.slice(0, text.indexOf('\n')));
    const [variant] = example.variants;
    const more = Array.from({ length: products }, (_, index) => {
      const id = 10_000 + index;
      const options = [0, 1].map((size) => ({ id: 2_000_000 + index * 2 + size, size: `${40 + size}`, quantity: 3 }));
      const { path: _ofExample, ...ofProduct } = variant;
      return JSON.stringify({
        ...example,
        id,
        descriptions: { at: `${id} `.repeat(textLength / 6) },
        variants: [{ ...ofProduct, id: 100_000 + index, options }],
      });
    });
    return `${text.trimEnd()}\n${more.join('\n')}\n`;
  });
}, 120_000);
afterAll(async () => {
  await database.close();
  await copy.remove();
});

/** Bytes that are in use after everything that can go has gone. */
function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('an import keeps nothing of the products that it has read: its memory does not grow with their number', async () => {
  const samples: number[] = [];
  const store = await openMediaStore(testMedia(), () => undefined);
  const { read } = await importCatalogue(database, copy.folder, store, {
    onProgress({ kind, records }) {
      if (kind === 'products' && records >= warm + samples.length * betweenSamples) samples.push(bytesInUse());
    },
  });
  expect(read.faults).toEqual([]);
  expect(read.counts.products).toBeGreaterThan(products);
  expect(samples.length).toBeGreaterThan(15);
  // What waits to be sent comes and goes: the least of each third is without it.
  const third = Math.floor(samples.length / 3);
  const growth = Math.min(...samples.slice(-third)) - Math.min(...samples.slice(0, third));
  // Ids and hashes of addresses: a hundred bytes for each. From one third to the other a text of each would be 27 MB.
  expect(growth / ((products - warm) * (2 / 3))).toBeLessThan(textLength / 4);
}, 120_000);
