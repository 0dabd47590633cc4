import { createCatalogueFolder } from '@bergauf/catalogue-format/folder/write-catalogue';
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { today } from './catalogue-day.ts';
import { type DemoOptions, defaultDemoOptions } from './demo-options.ts';
import { generateProducts } from './generator/generate.ts';
import { openingExceptions } from './opening-exceptions.ts';
import { productRecord, scaleOf } from './records/product-records.ts';
import {
  additionRecords,
  brandRecords,
  categoryRecords,
  colourRecords,
  sizeRecords,
  sportRecords,
} from './records/reference-records.ts';
import { accessoriesRecords, setRecords, teamRecords } from './records/relation-records.ts';
import { createProductPool, type ProductPool } from './relations/product-pool.ts';
import { readHome, readTeams, readTexts } from './texts.ts';
import { noteDesign, type UsedDesigns, writePictures, writeProductPictures } from './write-pictures.ts';

/** Before the colon of the manifest's source: a later demo replaces an earlier one. */
const producer = 'Bergauf demo';

function* productRecords(
  options: Required<DemoOptions>,
  pool: ProductPool,
  used: UsedDesigns,
): Generator<ProductRecord, void, undefined> {
  for (const product of generateProducts(options)) {
    pool.add(product);
    noteDesign(used, scaleOf(product));
    yield productRecord(product, options.day);
  }
}

/**
 * Writes the demo's catalogue into a new folder. Equal options give equal folders. Only a few numbers of each product stay in
 * memory.
 */
export async function writeDemoCatalogue(folder: string, asked: Partial<DemoOptions> = {}): Promise<void> {
  const options = { ...defaultDemoOptions, day: today(new Date()), ...asked };
  const pool = createProductPool();
  const used: UsedDesigns = new Map();
  const folderWriter = await createCatalogueFolder(folder);
  const { write } = folderWriter;
  await write('brands', brandRecords());
  await write('categories', categoryRecords());
  await write('sports', sportRecords());
  await write('colours', colourRecords());
  await write('sizes', sizeRecords());
  await write('additions', additionRecords());
  await write('products', productRecords(options, pool, used));
  await write('sets', setRecords(pool));
  await write('accessories', accessoriesRecords(pool));
  const teams = await readTeams();
  await write('teams', teamRecords(teams, pool, options.day));
  const stores = await readTexts('stores');
  await write('stores', stores);
  await write('opening-exceptions', openingExceptions(options.day, stores));
  for (const kind of [
    'pages',
    'store-services',
    'places',
    'article-categories',
    'articles',
    'flyers',
    'menu',
  ] as const) {
    await write(kind, (await readTexts(kind)) as never[]);
  }
  await write('home', [await readHome()]);
  writePictures(folderWriter, teams);
  writeProductPictures(folderWriter, used);
  const { products, seed, day } = options;
  await folderWriter.finish({ source: `${producer}: ${products} products, seed ${seed}`, day });
}
