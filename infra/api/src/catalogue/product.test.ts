import type { SeedProduct } from '@bergauf/demo-catalogue/demo-product';
import { generateCatalogue } from '@bergauf/demo-catalogue/generator/generate';
import { testDemoOptions } from '@bergauf/demo-catalogue/testing/test-options';
import type { FastifyInstance } from 'fastify';
import { Listing, Product, ProductTile } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestApi } from '../testing/test-api.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await startTestApi();
}, 120_000);
afterAll(() => server.close());

const catalogue = generateCatalogue(testDemoOptions);

function made(fits: (product: SeedProduct) => boolean): SeedProduct {
  const found = catalogue.find(fits);
  if (found === undefined) throw new Error('The test catalogue has no such product');
  return found;
}

async function page(path: string, locale = 'at'): Promise<Product> {
  return dataOf(await server.inject(`/api/v1/product/?path=${path}&locale=${locale}`), Product);
}

const pageOf = (product: SeedProduct, variant = 0) => page(product.variants[variant]?.path ?? '');

describe('a product page', () => {
  it('names the state of what is refurbished, which no store has', async () => {
    const shown = await pageOf(made(({ saleType }) => saleType === 'refurbished'));
    expect(shown.saleType).toBe('refurbished');
    expect(shown.condition?.length).toBeGreaterThan(10);
    expect(shown.storePickup).toBe(false);
    const regular = await pageOf(made(({ saleType }) => saleType === 'regular'));
    expect([regular.saleType, regular.condition, regular.storePickup]).toEqual([null, null, true]);
  });

  it('calls a size in English what it is called there, on the page and on tiles', async () => {
    const product = made(({ variants }) => variants.some(({ options }) => options[0]?.title === 'Einheitsgröße'));
    const path = product.variants[0]?.path ?? '';
    const titles = async (locale: string) => (await page(path, locale)).options.map(({ title }) => title);
    expect(await titles('at')).toEqual(['Einheitsgröße']);
    expect(await titles('en')).toEqual(['One size']);
    const tiles = async (locale: string) => {
      const response = await server.inject(`/api/v1/products/?ids=${product.id}&locale=${locale}`);
      return dataOf(response, Type.Array(ProductTile)).flatMap(({ sizes }) => sizes);
    };
    expect(new Set(await tiles('en'))).not.toContain('Einheitsgröße');
    expect(await tiles('en')).toHaveLength((await tiles('at')).length);
  });

  it('names the lowest price of 30 days exactly where a reduction is announced', async () => {
    const reduced = made(({ lowest30Days }) => lowest30Days !== null);
    expect((await pageOf(reduced)).lowestPrice30Days?.cents).toBe(reduced.lowest30Days);
    expect((await pageOf(made(({ vk, rrp }) => vk === rrp))).lowestPrice30Days).toBeNull();
  });

  it('knows its sports, how its sizes are measured, and whether it can be mounted', async () => {
    const shown = await pageOf(made(({ isSki, sizeSystem }) => isSki && sizeSystem === 'ski-length'));
    expect(shown.sizeSystem).toBe('ski-length');
    expect(shown.sports[0]?.url).toMatch(/^\/sport\/[a-z-]+\/$/);
    for (const { url } of shown.sports) {
      const list = dataOf(await server.inject(`/api/v1/search/?path=${url}&limit=96`), Listing);
      expect(list.total, url).toBeGreaterThan(0);
    }
    const mounted = made(({ mounting }) => mounting);
    expect((await pageOf(mounted)).mounting).toBe(true);
  });

  it('earns a point for each euro of the price that is paid', async () => {
    const product = made(({ vk }) => vk > 10_000);
    expect((await pageOf(product)).loyaltyPoints).toEqual({
      vk: Math.floor(product.vk / 100),
      premium: Math.floor(product.premium / 100),
      staff: Math.floor(product.staff / 100),
      pro: Math.floor(product.pro / 100),
    });
  });

  it('promises bikes later than shirts, and by freight', async () => {
    const bike = (await pageOf(made(({ isBike }) => isBike))).delivery;
    const small = (await pageOf(made(({ isHeavy, isBike }) => !isHeavy && !isBike))).delivery;
    expect([bike.isFreight, small.isFreight]).toEqual([true, false]);
    expect(bike.minDays).toBeGreaterThan(small.maxDays);
    expect(bike.price.cents).toBeGreaterThan(0);
  });

  it('offers sets whose pieces together cost less than alone and can be bought', async () => {
    const pages = await Promise.all(
      catalogue.filter(({ isSki, isBike }) => isSki || isBike).map((product) => pageOf(product)),
    );
    const sets = pages.flatMap((shown) => shown.sets.map((set) => ({ shown, set })));
    expect(sets.length).toBeGreaterThan(0);
    for (const { shown, set } of sets) {
      const alone = [shown, ...set.items.map(({ product }) => product)].map(({ prices }) => prices.cents.vk);
      expect(alone.reduce((sum, cents) => sum + cents, 0) - set.prices.cents.vk).toBe(set.saving.cents);
      expect(set.saving.cents).toBeGreaterThan(0);
      const pieces = [set.productPrices, ...set.items.map(({ prices }) => prices)];
      expect(pieces.reduce((sum, { cents }) => sum + cents.vk, 0)).toBe(set.prices.cents.vk);
      for (const { options } of set.items) expect(options.some(({ stock }) => stock)).toBe(true);
    }
  });

  it('offers a few accessories to take right along: in stock, no dearer than the product, and in none of its sets', async () => {
    const some = catalogue.filter(({ isSki, isBike }, index) => isSki || isBike || index % 10 === 0);
    const pages = await Promise.all(some.map((product) => pageOf(product)));
    const offers = pages.flatMap((shown) => shown.companions.map((companion) => ({ shown, companion })));
    expect(offers.length).toBeGreaterThan(0);
    for (const { shown, companion } of offers) {
      const { product, options } = companion;
      expect(shown.accessories).toContainEqual(product);
      expect(options.some(({ stock }) => stock)).toBe(true);
      expect(product.prices.cents.vk).toBeLessThanOrEqual(shown.prices.cents.vk);
      expect(shown.sets.flatMap(({ items }) => items.map((item) => item.product.id))).not.toContain(product.id);
    }
    expect(Math.max(...pages.map(({ companions }) => companions.length))).toBe(3);
  });

  it('offers something to buy instead of a colour that is sold out', async () => {
    const isGone = (variant: SeedProduct['variants'][number]) =>
      variant.options.every(({ quantity }) => quantity === 0);
    const gone = made(({ variants }) => variants.some(isGone));
    const shown = await pageOf(gone, gone.variants.findIndex(isGone));
    expect(shown.options.every(({ stock }) => !stock)).toBe(true);
    for (const { id, soldOut } of shown.alternatives) expect([id === shown.id, soldOut]).toEqual([false, false]);
    const inStock = await pageOf(made(({ variants: [first] }) => first !== undefined && !isGone(first)));
    expect(inStock.alternatives).toEqual([]);
  });

  it('is in English on request', async () => {
    const product = made(({ names }) => names.en !== undefined && names.en !== names.at);
    const path = product.variants[0]?.path ?? '';
    const [at, en] = [await page(path), await page(path, 'en')];
    expect([at.nameWithoutBrand, en.nameWithoutBrand]).toEqual([product.names.at, product.names.en]);
    expect(en.description).not.toBe(at.description);
    expect(en.breadcrumb[0]?.name).toBe('Home');
    expect(en.url).toBe(at.url);
  });

  it.each(['/p/%F0%9F%9A%B4/', '/p/A/', `/p/${'x'.repeat(290)}/`])('%s is none', async (path) => {
    expect((await server.inject(`/api/v1/product/?path=${path}`)).statusCode).toBe(404);
  });
});
