// @module-tag rotated
import { copyOfExample } from '@bergauf/catalogue-format/testing/example-folder';
import type { FastifyInstance } from 'fastify';
import { Listing, Product, ProductTile, SearchLimited } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApi } from '../testing/test-api.ts';
import { testApiOptionsOn } from '../testing/test-api-options.ts';

// Ids may be as high as the format promises: ten digits.

const largest = 2_147_483_647;
let server: FastifyInstance;
beforeAll(async () => {
  const copy = await copyOfExample();
  for (const file of ['accessories.jsonl', 'sets.jsonl']) await copy.edit(file, () => '');
  // The filter value of a brand is a million and its id.
  await copy.editRecord('brands', 2, (brand) => ({ ...brand, id: largest - 1_000_000 }));
  await copy.editRecord('products', 3, (product) => {
    const [variant] = product.variants;
    return { ...product, id: largest, variants: [{ ...variant, id: largest }] };
  });
  await copy.editRecord('products', 2, (product) => {
    const [variant] = product.variants;
    return { ...product, variants: [{ ...variant, id: 7 }] };
  });
  server = await startTestApi({ ...testApiOptionsOn({ memory: true }), catalogue: copy.folder });
  await copy.remove();
}, 120_000);
afterAll(() => server.close());

const get = (url: string) => server.inject(url);
const idsOf = (products: readonly { readonly id: number }[]) => products.map(({ id }) => id);
const listed = async (query: string) => idsOf(dataOf(await get(`/api/v1/search/?${query}`), Listing).products);

describe('a product with the largest id', () => {
  it('has a tile and a preview, beside ids that no product can have', async () => {
    const tiles = dataOf(await get(`/api/v1/products/?ids=${largest},2147483648,9999999999`), Type.Array(ProductTile));
    expect(idsOf(tiles)).toEqual([largest]);
    const limited = await get(`/search-limited/?productIds=${largest},9999999999`);
    expect(idsOf(dataOf(limited, SearchLimited).search)).toEqual([largest]);
    const none = await get('/search-limited/?productIds=9999999999');
    expect(dataOf(none, SearchLimited).search).toEqual([]);
  });

  it('is listed by a filter value with the largest id', async () => {
    expect(await listed(`filters=${largest}`)).toEqual([1002, largest]);
    expect(await listed('filters=9999999999')).toHaveLength(3);
  });

  it('has a picture for shared links', async () => {
    const [tile] = dataOf(await get(`/api/v1/products/?ids=${largest}`), Type.Array(ProductTile));
    const { shareImage = '' } = dataOf(await get(`/api/v1/product/?path=${tile?.url}`), Product);
    expect(shareImage).toContain(`product-${largest}-`);
    expect((await get(shareImage)).statusCode).toBe(200);
    errorOf(await get('/pictures/card/product-9999999999-at-000000000000.png'), 404);
  });
});

describe('a search by the number of an article', () => {
  it.each([
    [String(largest), [largest]],
    ['7', [1002]],
    ['9999999999', []],
    // A size.
    ['tourenstock 7', [1002, largest]],
  ])('%s', async (number, found) => {
    expect(await listed(`q=${encodeURIComponent(number)}`)).toEqual(found);
  });
});
