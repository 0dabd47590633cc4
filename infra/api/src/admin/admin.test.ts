import type { ProductRecord } from '@bergauf/catalogue-format/records/product-record';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Cart, Listing, Product, Wishlist } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, type Orm, selectRows } from '../database/database.ts';
import { isObject, type JsonObject } from '../http/openapi/name-schemas.ts';
import { soakLength } from '../testing/soak.ts';
import { storedProduct } from '../testing/stored-product.ts';
import { caller, dataOf, errorOf, findOption, openTestApi, startTestApi } from '../testing/test-api.ts';
import { LineResult } from './admin-lines.ts';

const adminToken = 'a-token-of-thirty-two-characters!';

let server: FastifyInstance;
let database: Database;
let orm: Orm;
beforeAll(async () => {
  ({ server, database, orm } = await openTestApi({ adminToken, docs: true }));
}, 120_000);
afterAll(() => server.close());

const Results = Type.Object({ lines: Type.Array(LineResult) });

function put(path: string, lines: readonly unknown[], authorization = `Bearer ${adminToken}`) {
  return server.inject({ method: 'PUT', url: `/api/admin/${path}`, headers: { authorization }, payload: { lines } });
}

const results = async (path: string, lines: readonly unknown[]) => dataOf(await put(path, lines), Results).lines;
const statuses = async (path: string, lines: readonly unknown[]) =>
  (await results(path, lines)).map(({ status }) => status);

const list = async (query: string) => dataOf(await server.inject(`/api/v1/search/?${query}`), Listing);
const pageOf = async (path: string) => dataOf(await server.inject(`/api/v1/product/?path=${path}`), Product);

type PriceRow = { id: number; vk: number; rrp: number; lowest: number | null };
const pricesOf = (ids: readonly number[]) =>
  selectRows<PriceRow>(
    orm,
    sql`select id, vk, rrp, lowest_30_days as lowest from products where id = any(${sql.param([...ids])}::int[]) order by id`,
  );

/** Products that cost what is recommended. */
async function fullPriced(count: number): Promise<PriceRow[]> {
  const rows = await selectRows<PriceRow>(
    orm,
    sql`select id, vk, rrp, lowest_30_days as lowest from products
      where vk = rrp and vk > 5000 and (select count(*) from price_history h where h.product_id = products.id) = 1
        and added_at < now() - interval '90 days' order by id limit ${count}`,
  );
  expect(rows.length).toBe(count);
  return rows;
}

const historyOf = (id: number) =>
  selectRows<{ day: string; vk: number }>(
    orm,
    sql`select from_date::text as day, vk from price_history where product_id = ${id} order by from_date`,
  );

describe('the token', () => {
  it('is required, and compared as a whole', async () => {
    const line = [{ id: 1, vk: 100 }];
    for (const given of [
      '',
      'Bearer',
      `Bearer ${adminToken}x`,
      `Bearer ${adminToken.slice(1)}`,
      `Basic ${adminToken}`,
    ]) {
      const response = await put('prices', line, given);
      expect(errorOf(response, 401).error).toBe('invalid admin token');
      expect(response.headers['www-authenticate']).toBe('Bearer');
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  it('is what makes the routes exist', async () => {
    const without = await startTestApi();
    try {
      const response = await without.inject({ method: 'PUT', url: '/api/admin/stock', payload: { lines: [] } });
      errorOf(response, 404);
    } finally {
      await without.close();
    }
  });
});

describe('prices', () => {
  it('change by line, fail by line, and change nothing the second time', async () => {
    const [one, two] = await fullPriced(2);
    if (one === undefined || two === undefined) throw new Error('missing products');
    const lines = [
      { id: one.id, vk: one.vk - 1000, premium: one.vk - 1500 },
      { id: 99_999_999, vk: 500 },
      { id: two.id, vk: two.rrp + 1 },
      { id: two.id, vk: -3 },
      'no line',
      { id: two.id, vk: two.vk - 700 },
    ];
    const sent = await results('prices', lines);
    expect(sent.map(({ line, id, status }) => [line, id, status])).toEqual([
      [1, one.id, 'changed'],
      [2, 99_999_999, 'failed'],
      [3, two.id, 'failed'],
      [4, two.id, 'failed'],
      [5, null, 'failed'],
      [6, two.id, 'changed'],
    ]);
    expect(sent[1]?.reason).toContain('no product');
    expect(sent[2]?.reason).toContain('rrp');
    expect(sent[3]?.reason).toMatch(/^vk: /);
    expect((await pricesOf([one.id, two.id])).map(({ vk }) => vk).sort()).toEqual([one.vk - 1000, two.vk - 700].sort());
    expect(await statuses('prices', lines)).toEqual(['unchanged', 'failed', 'failed', 'failed', 'failed', 'unchanged']);
  });

  it('let a later line for the same product win', async () => {
    const [product] = await fullPriced(1);
    if (product === undefined) throw new Error('missing product');
    const lines = [900, 800, 700].map((vk) => ({ id: product.id, vk }));
    expect(await statuses('prices', lines)).toEqual(['changed', 'changed', 'changed']);
    expect((await pricesOf([product.id]))[0]?.vk).toBe(700);
  });

  it('keep the history by days, and with it the lowest price of the last 30 days', async () => {
    const [product] = await fullPriced(1);
    if (product === undefined) throw new Error('missing product');
    const { id, rrp } = product;
    const [begun] = await historyOf(id);
    const price = async (day: string, vk: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) });
      try {
        expect(await statuses('prices', [{ id, vk }])).toEqual(['changed']);
      } finally {
        vi.useRealTimers();
      }
      return (await pricesOf([id]))[0]?.lowest;
    };
    expect(await price('2027-01-10', rrp - 500)).toBe(rrp);
    expect(await price('2027-01-20', rrp - 1000)).toBe(rrp - 500);
    // The full price shows no reduction.
    expect(await price('2027-02-01', rrp)).toBe(null);
    expect(await price('2027-02-10', rrp - 300)).toBe(rrp - 1000);
    // The reductions of January ended 30 days before.
    expect(await price('2027-03-03', rrp - 200)).toBe(rrp - 300);
    // A second change on one day, and back.
    expect(await price('2027-03-03', rrp - 900)).toBe(rrp - 300);
    expect(await price('2027-03-03', rrp - 300)).toBe(rrp - 1000);
    expect(await historyOf(id)).toEqual([
      begun,
      { day: '2027-01-10', vk: rrp - 500 },
      { day: '2027-01-20', vk: rrp - 1000 },
      { day: '2027-02-01', vk: rrp },
      { day: '2027-02-10', vk: rrp - 300 },
    ]);
  });

  it('reach lists and product pages', async () => {
    const tile = (await list('path=/schuhe/&limit=24')).products.find(({ prices }) => prices.vkFull === prices.rrpFull);
    if (tile === undefined) throw new Error('missing tile');
    await pageOf(tile.url);
    expect(await statuses('prices', [{ id: tile.id, vk: 1234 }])).toEqual(['changed']);
    await vi.waitFor(async () => {
      const listed = (await list('path=/schuhe/&limit=96')).products.find(({ id }) => id === tile.id);
      expect(listed?.prices.vkFull).toContain('12,34');
      expect((await pageOf(tile.url)).prices.vkFull).toContain('12,34');
    }, 2_000);
  });
});

describe('stock', () => {
  it('changes by option, and reaches the pieces on a product page', async () => {
    const [tile] = (await list('path=/bekleidung/&limit=1')).products;
    const page = await pageOf(tile?.url ?? '');
    const option = page.options.find(({ quantity }) => quantity > 0);
    if (option === undefined) throw new Error('missing option');
    const quantity = option.quantity + 1_111;
    const lines = [{ id: option.id, quantity }, { id: 99_999_999, quantity: 1 }, { id: option.id }];
    const sent = await results('stock', lines);
    expect(sent.map(({ status }) => status)).toEqual(['changed', 'failed', 'failed']);
    expect(sent[2]?.reason).toContain('quantity');
    expect(await statuses('stock', lines)).toEqual(['unchanged', 'failed', 'failed']);
    await vi.waitFor(async () => {
      const { options } = await pageOf(tile?.url ?? '');
      expect(options.find(({ id }) => id === option.id)?.quantity).toBe(quantity);
    }, 2_000);
  });
});

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
    expect(await found('gletscherwolle')).toEqual([]);
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

  it('make suggestions of a category that was rare, and take them back', async () => {
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

  it('are stored once by requests that arrive at once', async () => {
    const [tile] = (await list('path=/bekleidung/&limit=1')).products;
    const product = await copyOf(tile?.url ?? '', 700_030);
    const sent = await Promise.all([1, 2, 3, 4].map(() => statuses('products', [product])));
    expect(sent.flat()).not.toContain('failed');
    expect(await historyOf(700_030)).toHaveLength(1);
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

  it('have a fault named that only the product itself shows', async () => {
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

describe('requests', () => {
  it('report every line, whatever it is', async () => {
    // Names that could change prototypes are refused with the whole body.
    const value = fc.jsonValue({ maxDepth: 3 }).filter((json) => !/__proto__|constructor/.test(JSON.stringify(json)));
    const hostile = fc.record(
      { id: fc.oneof(value, fc.nat()), vk: value, quantity: value, names: value, variants: value, removed: value },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('prices', 'stock', 'products'),
        fc.array(fc.oneof(value, hostile), { minLength: 1, maxLength: 20 }),
        async (path, lines) => {
          const sent = await results(path, lines);
          expect(sent.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
          for (const { status, reason } of sent) expect(reason !== undefined).toBe(status === 'failed');
        },
      ),
      { numRuns: soakLength({ short: 60, full: 2_000 }) },
    );
  });

  it('are bounded in lines and bytes', async () => {
    errorOf(
      await put(
        'stock',
        Array.from({ length: 10_001 }, (_, id) => ({ id, quantity: 1 })),
      ),
      422,
    );
    errorOf(await put('stock', []), 422);
    errorOf(await put('stock', [{ id: 1, quantity: 1, note: 'x'.repeat(2 ** 20) }]), 413);
  });

  it('are described in the document, with their own security', async () => {
    const document = (await server.inject('/openapi.json')).json() as JsonObject;
    for (const path of ['/api/admin/prices', '/api/admin/stock', '/api/admin/products']) {
      const { paths } = document as { paths: JsonObject };
      const methods = paths[path];
      const operation = isObject(methods) ? methods['put'] : undefined;
      expect(operation, path).toMatchObject({ summary: expect.any(String), security: [{ adminToken: [] }] });
      expect(JSON.stringify(operation)).toContain('Line');
    }
  });
});
