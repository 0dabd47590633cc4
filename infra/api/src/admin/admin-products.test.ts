// @module-tag rotated
import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Wishlist } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, type Orm, selectRows } from '../database/database.ts';
import { storedProduct } from '../testing/stored-product.ts';
import { caller, dataOf, findOption, openTestApi } from '../testing/test-api.ts';
import { adminCaller, adminToken, historyOf } from './testing/admin-caller.ts';

let server: FastifyInstance;
let database: Database;
let orm: Orm;
let results: ReturnType<typeof adminCaller>['results'];
let statuses: ReturnType<typeof adminCaller>['statuses'];
let list: ReturnType<typeof adminCaller>['list'];
let pageOf: ReturnType<typeof adminCaller>['pageOf'];
beforeAll(async () => {
  ({ server, database, orm } = await openTestApi({ adminToken, docs: true }));
  ({ results, statuses, list, pageOf } = adminCaller(server));
}, 120_000);
afterAll(() => server.close());

/** A stored product as a line, with other ids. */
async function copyOf(path: string, id: number): Promise<ProductRecord> {
  const { id: from } = await pageOf(path);
  const product = await storedProduct(database, from);
  if (product === undefined) throw new Error('missing product');
  return {
    ...product,
    id,
    priceHistory: [],
    names: { at: 'Gletscherwolle', en: 'Glacier wool' },
    searchWords: 'Edelweissgarn',
    variants: product.variants.map((variant, position) => ({
      ...variant,
      id: id * 10 + position,
      path: `/p/gletscherwolle-${id}-${position}/`,
      pictures: [],
      options: variant.options.map((option, size) => ({ ...option, id: id * 100 + position * 20 + size, quantity: 7 })),
    })),
  };
}

describe('products', () => {
  const found = async (words: string) => (await list(`path=/search/&q=${words}`)).products.map(({ id }) => id);

  it('are added, replaced and removed, in search and lists too', async () => {
    const [tile] = (await list('path=/bekleidung/&limit=1')).products;
    const product = await copyOf(tile?.url ?? '', 700_001);
    const lines = [product, { ...product, id: 700_002 }, { ...product, id: 700_003, brand: 'no-such-brand' }];
    const sent = await results('products', lines);
    expect(sent.map(({ status }) => status)).toEqual(['changed', 'failed', 'failed']);
    expect(sent[1]?.reason).toContain('belongs to another product');
    expect(sent[2]?.reason).toContain('no-such-brand');
    expect(await statuses('products', lines)).toEqual(['unchanged', 'failed', 'failed']);
    await vi.waitFor(async () => expect(await found('edelweissgarn')).toEqual([700_001]), 2_000);
    expect(await found('glacier wool')).toEqual([700_001]);
    expect((await pageOf(product.variants[0]?.path ?? '')).nameWithoutBrand).toBe('Gletscherwolle');

    const renamed = { ...product, names: { at: 'Firnseide' }, variants: product.variants.slice(0, 1) };
    expect(await statuses('products', [renamed])).toEqual(['changed']);
    await vi.waitFor(async () => expect(await found('firnseide')).toEqual([700_001]), 2_000);
    // What is found for the last part of the word instead are others.
    expect(await found('gletscherwolle')).not.toContain(700_001);
    const path = product.variants[0]?.path ?? '';
    expect((await pageOf(path)).colours.length).toBe(1);

    expect(await statuses('products', [{ id: 700_001, removed: true }])).toEqual(['changed']);
    expect(await statuses('products', [{ id: 700_001, removed: true }])).toEqual(['unchanged']);
    // Another word is the most similar one now.
    await vi.waitFor(async () => expect(await found('firnseide')).not.toContain(700_001), 2_000);
    expect(await pageOf(path)).toMatchObject({ id: 700_001, delisted: true });
    const [option] = renamed.variants[0]?.options ?? [];
    const [stock] = await results('stock', [{ id: option?.id, quantity: 5 }]);
    expect(stock?.reason).toContain('delisted');
    expect(await results('prices', [{ id: 700_001, vk: 5000 }])).toMatchObject([
      { status: 'failed', reason: 'The product is delisted.' },
    ]);

    expect(await statuses('products', [renamed])).toEqual(['changed']);
    await vi.waitFor(async () => expect(await found('firnseide')).toEqual([700_001]), 2_000);
    expect((await pageOf(path)).delisted).not.toBe(true);
  });

  it('stay in carts and on wishlists when they are removed', async () => {
    const guest = caller(server, { 'x-request-id': '5f1f2c56-52ba-4c59-9a3f-2f2f4a0a7c11' });
    const { product: page, option } = await findOption(server, 3);
    await guest.post('/api/v1/cart/', { productOption: option.id });
    await guest.post('/api/v1/wishlist/', { productId: page.id });
    expect(await statuses('products', [{ id: page.id, removed: true }])).toEqual(['changed']);
    const cart = dataOf(await guest.get('/api/v1/cart/'), Cart);
    expect(cart.products).toMatchObject([{ generalId: page.id, status: 'unavailable' }]);
    await vi.waitFor(async () => {
      const wishes = dataOf(await guest.get('/api/v1/wishlist/'), Wishlist);
      expect(wishes.products).toMatchObject([{ id: page.id, soldOut: true }]);
    }, 2_000);
  });

  it('turn a rare category into a suggestion, and remove that again', async () => {
    const suggested = async () =>
      (await selectRows<{ phrase: string }>(orm, sql`select phrase from suggestions`)).map(({ phrase }) => phrase);
    const [rare] = await selectRows<{ brand: string; category: string; path: string; phrase: string }>(
      orm,
      sql`select b.slug as brand, c.path as category, v.path, b.name || ' ' || (c.names ->> 'at') as phrase
        from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
        join variants v on v.product_id = p.id
        where not c.is_collective and p.delisted_at is null and not exists (
          select from suggestions s where s.phrase = b.name || ' ' || (c.names ->> 'at')) order by v.id limit 1`,
    );
    if (rare === undefined) throw new Error('every combination is common');
    const copies = await Promise.all([710_001, 710_002].map((id) => copyOf(rare.path, id)));
    expect(await suggested()).not.toContain(rare.phrase);
    await statuses('products', copies);
    // Or one was there, and a third is needed.
    await statuses('products', [await copyOf(rare.path, 710_003)]);
    expect(await suggested()).toContain(rare.phrase);
    await statuses(
      'products',
      [710_001, 710_002, 710_003].map((id) => ({ id, removed: true })),
    );
    expect(await suggested()).not.toContain(rare.phrase);
  });

  it('are stored once by concurrent requests', async () => {
    const [tile] = (await list('path=/bekleidung/&limit=1')).products;
    const product = await copyOf(tile?.url ?? '', 700_030);
    const sent = await Promise.all([1, 2, 3, 4].map(() => statuses('products', [product])));
    expect(sent.flat()).not.toContain('failed');
    expect(await historyOf(orm, 700_030)).toHaveLength(1);
    expect((await storedProduct(database, 700_030))?.variants).toEqual(product.variants);
  });

  it('may exchange the paths of their colours', async () => {
    const { products } = await list('path=/bekleidung/&limit=48');
    const tile = products.find(({ colours }) => colours.length > 1);
    const product = await copyOf(tile?.url ?? '', 700_010);
    await statuses('products', [product]);
    const [one, two, ...others] = product.variants;
    if (one === undefined || two === undefined) throw new Error('missing colours');
    const exchanged = [{ ...two, path: one.path }, { ...one, path: two.path }, ...others];
    expect(await statuses('products', [{ ...product, variants: exchanged }])).toEqual(['changed']);
    expect((await storedProduct(database, 700_010))?.variants).toEqual(exchanged);
  });

  it('are refused with a fault that only the product as a whole shows', async () => {
    const [tile] = (await list('path=/bekleidung/&limit=1')).products;
    const product = await copyOf(tile?.url ?? '', 700_020);
    const reasons = (
      await results('products', [
        { ...product, prices: { ...product.prices, vk: product.prices.rrp + 1 } },
        { ...product, condition: { at: 'Wie neu' } },
        { ...product, additions: ['no-such-addition'] },
        { ...product, sports: ['no-such-sport'] },
        { ...product, names: { at: 'a\u0000b' } },
        {
          ...product,
          variants: product.variants.map((one) => ({ ...one, pictures: [{ file: 'pictures/none.jpg' }] })),
        },
        { ...product, colour: 'rot' },
      ])
    ).map(({ reason }) => reason ?? '');
    expect(reasons[0]).toContain('recommended retail price');
    expect(reasons[1]).toContain('condition');
    expect(reasons[2]).toContain('no-such-addition');
    expect(reasons[3]).toContain('sports[0]');
    expect(reasons[4]).toContain('characters');
    expect(reasons[5]).toContain('pictures/none.jpg');
    expect(reasons[6]).toContain('unknown fields: colour');
  });
});
