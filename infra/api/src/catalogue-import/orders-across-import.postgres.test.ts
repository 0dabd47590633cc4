// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyOfExample, type FolderCopy } from '@bergauf/catalogue-format/testing/example-folder';
import type { FastifyInstance } from 'fastify';
import { Cart, OrderDetails } from 'shared-contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openMediaStore } from '../media/media-store.ts';
import { openEmptyPostgres } from '../testing/empty-data.ts';
import { drawing } from '../testing/media/made-pictures.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { caller, dataOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';
import { importCatalogue } from './import-catalogue.ts';

// Orders are placed, then a catalogue is imported that changes and delists what was ordered, while the API runs.

let database: Database;
let server: FastifyInstance;
let copy: FolderCopy;
beforeAll(async () => {
  const { data, ...opened } = await openEmptyPostgres();
  database = opened.database;
  copy = await copyOfExample();
  await importFolder();
  server = await startTestApi(testApiOptionsOn(data));
}, 120_000);
afterAll(async () => {
  await server.close();
  await database.close();
  await copy.remove();
});

async function importFolder(): Promise<void> {
  const store = await openMediaStore(testMedia(), () => undefined);
  const result = await importCatalogue(database, copy.folder, store);
  expect(result.read.faults).toEqual([]);
}

const address = {
  firstname: 'Eva',
  lastname: 'Gruber',
  street: 'Almweg',
  streetNo: '4',
  postal: '6020',
  city: 'Innsbruck',
  countryId: 'AT',
};

/** A guest who orders a shoe and two poles. */
async function order() {
  const id = { 'x-request-id': randomUUID() };
  const guest = caller(server, id);
  await guest.post('/api/v1/cart/', { productOption: 1_001_101 });
  await guest.post('/api/v1/cart/', { productOption: 1_002_101 });
  const cart = dataOf(await guest.post('/api/v1/cart/', { productOption: 1_002_101 }), Cart);
  const expectedTotal = cart.total.totalCartPrice;
  const payload = { email: 'eva@example.at', deliveryType: 'home', address, expectedTotal };
  const headers = { ...id, 'idempotency-key': randomUUID() };
  const placed = dataOf(await server.inject({ method: 'POST', url: '/api/v1/order/', headers, payload }), OrderDetails);
  return { placed, again: async () => dataOf(await guest.get(`/api/v1/order/${placed.uuid}/`), OrderDetails) };
}

/** What was bought, without what is known of it today. */
const boughtIn = ({ lines }: OrderDetails) => lines.map(({ url: _, optionId: __, isAvailable: ___, ...line }) => line);

it('an order keeps its lines, names, prices and pictures when an import changes and delists what was ordered', async () => {
  const { placed, again } = await order();
  expect(
    boughtIn(placed)
      .map(({ nameWithoutBrand, amount }) => `${amount} ${nameWithoutBrand}`)
      .sort(),
  ).toEqual(['1 Kar 3 Trailschuh', '2 Tourenstock Duo']);
  await writeFile(path.join(copy.folder, 'pictures', 'neu.svg'), drawing('<path d="M0 0h9v9z"/>'));
  await copy.editRecord('products', 1, (product) => ({
    ...product,
    names: { at: 'Kar 4 Trailschuh' },
    prices: { rrp: 20_000, vk: 19_000 },
    priceHistory: [],
    variants: product.variants.map((variant) => ({ ...variant, pictures: [{ file: 'pictures/neu.svg' }] })),
  }));
  await copy.edit('products.jsonl', (text) =>
    text
      .split('\n')
      .filter((line) => !line.includes('"id": 1002,'))
      .join('\n'),
  );
  for (const file of ['sets.jsonl', 'accessories.jsonl']) await copy.edit(file, () => '');
  await importFolder();

  const later = await again();
  expect(boughtIn(later)).toEqual(boughtIn(placed));
  expect(later.total).toEqual(placed.total);
  expect(later.productsPrice).toEqual(placed.productsPrice);
  for (const { picture } of later.lines) expect((await server.inject(picture.url)).statusCode).toBe(200);
  // Only what is still sold can be ordered again.
  const sold = later.lines.map(({ productId, url, isAvailable }) => [productId, [url !== null, isAvailable]]);
  expect(Object.fromEntries(sold)).toEqual({ 1001: [true, true], 1002: [false, false] });
}, 60_000);
