// @module-tag rotated
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import { Flyer, type Picture, Product } from 'shared-contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { openPglite } from '../../database/open-pglite.ts';
import { type MediaStore, openMediaStore } from '../../media/media-store.ts';
import { createApiServer } from '../../server.ts';
import { madePhotograph } from '../../testing/media/made-pictures.ts';
import { filesIn } from '../../testing/media/test-store.ts';
import { dataOf } from '../../testing/test-api.ts';
import { testApiOptionsOn } from '../../testing/test-api-options.ts';
import { differencesFrom } from '../differences.ts';
import { exportCatalogue } from '../export/export-catalogue.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { importTableNames, type StepProgress } from '../import-tables.ts';

let home: string;
let media: { readonly folder: string; readonly renderingBytes: number };
let store: MediaStore;
let copy: FolderCopy;
let database: Database;
let data: { readonly folder: string };
let isOpen = false;

const day = '2026-03-02';

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'bergauf-import-pictures-'));
  data = { folder: path.join(home, 'api') };
  // One database for all tests: opening one is most of what a test of this file costs.
  database = await openPglite(data);
  isOpen = true;
  await migrate(database);
  copy = await copyOfExample();
  const photograph = await madePhotograph({ width: 700, height: 875 }, '#ffffff').jpeg().toBuffer();
  await writeFile(path.join(copy.folder, 'pictures', 'kar.jpg'), photograph);
  await copy.editRecord('products', 1, (product) => {
    product.variants[0]?.pictures?.unshift({ file: 'pictures/kar.jpg' });
  });
}, 180_000);
afterAll(async () => {
  if (isOpen) await database.close();
  await copy?.remove();
  await rm(home, { recursive: true });
}, 60_000);

/** An empty catalogue and media store. */
beforeEach(async () => {
  media = { folder: path.join(await mkdtemp(path.join(home, 'shop-')), 'media'), renderingBytes: 50_000_000 };
  store = await openMediaStore(media, () => undefined);
  await database.transaction(({ script }) => script(`truncate ${importTableNames.join(', ')} cascade`));
}, 60_000);

/** Imports the folder. @returns the number of pictures that were decoded; null if the folder has faults */
async function imported(folder: string): Promise<number | null> {
  let count: number | null = null;
  const onPictures = (inspected: number) => {
    count = inspected;
  };
  await importCatalogue(database, folder, store, { day, onPictures });
  return count;
}

const originals = () => filesIn(path.join(media.folder, 'originals')).catch(() => []);

it('a broken picture is a fault with its place, and nothing is stored', async () => {
  const broken = path.join(copy.folder, 'pictures', 'broken.svg');
  await writeFile(broken, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>');
  const line = copy.editRecord('products', 2, (product) => {
    Object.assign(product.variants[0] ?? {}, { pictures: [{ file: 'pictures/broken.svg' }] });
  });
  await line;
  try {
    const result = await importCatalogue(database, copy.folder, store, { day });
    expect(result.ok).toBe(false);
    expect(result.read.faults).toEqual([
      {
        file: 'products.jsonl',
        line: 2,
        field: 'variants[0].pictures[0].file',
        reason: expect.stringMatching(/^pictures\/broken\.svg .+\.$/),
      },
    ]);
    expect(await originals()).toEqual([]);
  } finally {
    await copy.editRecord('products', 2, (product) => {
      Object.assign(product.variants[0] ?? {}, { pictures: [] });
    });
  }
});

it('a broken picture of many products is decoded and reported once', async () => {
  const many = await copyOfExample();
  try {
    await writeFile(
      path.join(many.folder, 'pictures', 'broken.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    );
    await many.edit('products.jsonl', (text) => {
      const product: ProductRecord = JSON.parse(text.split('\n')[1] ?? '');
      const alike = Array.from({ length: 450 }, (_, at) => ({
        ...product,
        id: 5_000 + at,
        variants: [
          {
            id: 5_000 + at,
            colour: 'rot',
            pictures: [{ file: 'pictures/broken.svg' }],
            options: [{ id: 5_000 + at, size: '115 cm', quantity: 1 }],
          },
        ],
      }));
      return text + alike.map((one) => `${JSON.stringify(one)}\n`).join('');
    });
    const { read } = await importCatalogue(database, many.folder, store, { day });
    expect(read.faults.map(({ line, field }) => [line, field])).toEqual([[4, 'variants[0].pictures[0].file']]);
  } finally {
    await many.remove();
  }
});

it('a second import decodes changed pictures only, and those that the store has lost', async () => {
  expect(await imported(copy.folder)).toBe(4);
  expect(await originals()).toHaveLength(4);
  expect(await imported(copy.folder)).toBe(0);
  const changed = await madePhotograph({ width: 700, height: 875 }, '#eeeeee').jpeg().toBuffer();
  await writeFile(path.join(copy.folder, 'pictures', 'kar.jpg'), changed);
  expect(await imported(copy.folder)).toBe(1);
  const [first = ''] = await originals();
  await rm(first);
  expect(await imported(copy.folder)).toBe(1);
  expect(await originals()).toHaveLength(5);
});

it('the progress after reading goes on to the last picture and the last table, of imports and comparisons', async () => {
  const steps: StepProgress[] = [];
  const onStep = (progress: StepProgress) => void steps.push(progress);
  /** Each step with its first and last progress. */
  const seen = () => {
    const all = steps.splice(0);
    return [...new Set(all.map(({ step }) => step))].map((step) => {
      const own = all.filter((progress) => progress.step === step);
      expect(own.map(({ done }) => done)).toEqual(own.map(({ done }) => done).toSorted((a, b) => a - b));
      const [first, last] = [own[0], own.at(-1)];
      return `${step} ${first?.done} to ${last?.done} of ${last?.total}`;
    });
  };
  const tables = importTableNames.length;
  await importCatalogue(database, copy.folder, store, { day, onStep });
  expect(seen()).toEqual(['pictures 0 to 4 of 4', `writing 0 to ${tables} of ${tables}`]);
  await importCatalogue(database, copy.folder, store, { day, onStep });
  expect(seen()).toEqual([`writing 0 to ${tables} of ${tables}`]);
  await differencesFrom(database, copy.folder, store, day, { onStep });
  expect(seen()).toEqual([`comparing 0 to ${tables} of ${tables}`]);
});

it('an export has the files of the pictures and imports to no difference', async () => {
  await imported(copy.folder);
  const folder = path.join(home, 'exported');
  expect(await exportCatalogue(database, folder, store)).toEqual([]);
  expect((await filesIn(path.join(folder, 'pictures'))).map((file) => path.basename(file))).toEqual([
    'kar.jpg',
    'norrak.svg',
    'schuh.svg',
    'stock.png',
  ]);
  const result = await differencesFrom(database, folder, store, day);
  if (!result.ok) throw new Error(JSON.stringify(result.read.faults));
  const different = result.tables.filter(({ inserted, updated, deleted }) => inserted + updated + deleted > 0);
  expect(different).toEqual([]);
});

it('a photograph and a drawing in tones are shown by the API and served', async () => {
  expect(await imported(copy.folder)).toBe(4);
  // The last test: the API opens the folder of the database.
  await database.close();
  isOpen = false;
  const server = await createApiServer({ ...testApiOptionsOn(data), media });
  try {
    const response = await server.inject('/api/v1/product/?path=/p/norrak-kar-3-trailschuh-blau-10011/');
    const { pictures, brand, colours } = dataOf(response, Product);
    const [photograph, drawing] = pictures as [Picture, Picture];
    expect(photograph).toMatchObject({ width: 700, height: 875, alt: 'Norrak Kar 3 Trailschuh in Blau' });
    for (const url of [
      photograph.url,
      ...(photograph.srcset?.avif.split(', ') ?? []).map((one) => one.split(' ')[0]),
    ]) {
      expect((await server.inject(url ?? '')).headers['content-type']).toMatch(/^image\/(avif|webp)$/);
    }
    expect(drawing).toMatchObject({ width: 800, height: 1000, alt: 'Kar 3 in Blau von der Seite' });
    expect((await server.inject(drawing.url)).body).toContain('#2f68a8');
    const red = colours.find(({ name }) => name === 'Rot')?.picture.url ?? '';
    expect((await server.inject(red)).body).toContain('#b8402f');
    expect((await server.inject(brand.logo)).body).toMatch(/^<svg /);
    const flyer = dataOf(await server.inject('/api/v1/flyers/fruehling/'), Flyer);
    const [cover = '', offers = ''] = await Promise.all(
      flyer.pages.map(async ({ picture }) => (await server.inject(picture.url)).body),
    );
    // The cover has a drawing in its own colours, the offers have the photograph.
    expect(cover.toLowerCase()).toContain('#2f68a8');
    expect(cover).not.toContain('<image');
    expect(offers).toContain('href="data:image/webp;base64,');
  } finally {
    await server.close();
  }
}, 60_000);
