// @module-tag rotated
import { todayInVienna } from '@bergauf/catalogue-format/austrian-holidays';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { isObject, type JsonObject } from '../http/openapi/name-schemas.ts';
import { soakLength } from '../testing/soak.ts';
import { errorOf, openTestApi, startTestApi } from '../testing/test-api.ts';
import { adminCaller, adminToken, historyOf } from './testing/admin-caller.ts';

let server: FastifyInstance;
let orm: Orm;
let put: ReturnType<typeof adminCaller>['put'];
let results: ReturnType<typeof adminCaller>['results'];
let statuses: ReturnType<typeof adminCaller>['statuses'];
let list: ReturnType<typeof adminCaller>['list'];
let pageOf: ReturnType<typeof adminCaller>['pageOf'];
beforeAll(async () => {
  ({ server, orm } = await openTestApi({ adminToken, docs: true }));
  ({ put, results, statuses, list, pageOf } = adminCaller(server));
}, 120_000);
afterAll(() => server.close());

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

/** Milliseconds. The promise of two seconds is held by `two-processes`; here other tests may use both cores. */
const followsWithinMs = 15_000;

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

  it('must be set for the routes to exist', async () => {
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

  it('of roles never exceed the recommended one, and follow the selling price where they equal it', async () => {
    const [product] = await fullPriced(1);
    if (product === undefined) throw new Error('missing product');
    const { id, rrp } = product;
    const roles = async () => {
      const [row] = await selectRows(orm, sql`select rrp, vk, premium, staff, pro from products where id = ${id}`);
      return row;
    };
    await orm.execute(sql`update products set premium = vk, staff = vk - 1000, pro = vk - 2000 where id = ${id}`);
    for (const role of ['premium', 'staff', 'pro'] as const) {
      const [refused] = await results('prices', [{ id, [role]: rrp + 1 }]);
      expect(refused).toMatchObject({ status: 'failed', reason: `${role}: ${rrp + 1} is above rrp, ${rrp}.` });
    }
    const [below] = await results('prices', [{ id, vk: rrp - 3000, rrp: rrp - 2500 }]);
    expect(below).toMatchObject({ status: 'failed', reason: `staff: ${rrp - 1000} is above rrp, ${rrp - 2500}.` });
    const reduce = [{ id, vk: rrp - 500 }];
    expect([await statuses('prices', reduce), await statuses('prices', reduce)]).toEqual([['changed'], ['unchanged']]);
    expect(await roles()).toEqual({ rrp, vk: rrp - 500, premium: rrp - 500, staff: rrp - 1000, pro: rrp - 2000 });
    expect(await statuses('prices', [{ id, vk: rrp, premium: rrp - 100 }])).toEqual(['changed']);
    expect(await roles()).toEqual({ rrp, vk: rrp, premium: rrp - 100, staff: rrp - 1000, pro: rrp - 2000 });
  });

  it('of a role are at most the selling price, while it is reduced, in lists and pages', async () => {
    const [tile] = (await list('path=/schuhe/&limit=1')).products;
    if (tile === undefined) throw new Error('missing product');
    const { id, prices } = tile;
    const { vk } = prices.cents;
    await orm.execute(sql`update products set staff = ${vk - 1000}, pro = ${vk - 3000} where id = ${id}`);
    for (const [selling, staff] of [
      [vk - 2000, vk - 2000],
      [vk, vk - 1000],
    ] as const) {
      await results('prices', [{ id, vk: selling }]);
      const paid = { vk: selling, staff, pro: vk - 3000 };
      await vi.waitFor(async () => {
        const listed = (await list('path=/schuhe/&limit=96')).products.find((product) => product.id === id);
        expect(listed?.prices.cents).toMatchObject(paid);
        expect((await pageOf(tile.url)).prices.cents).toMatchObject(paid);
      }, followsWithinMs);
    }
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
    const [begun] = await historyOf(orm, id);
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
    // The lowest price of a day counts.
    expect(await price('2027-03-03', rrp - 900)).toBe(rrp - 300);
    expect(await price('2027-03-03', rrp - 300)).toBe(rrp - 900);
    expect(await price('2027-03-04', rrp - 100)).toBe(rrp - 900);
    expect(await historyOf(orm, id)).toEqual([
      begun,
      { day: '2027-01-10', vk: rrp - 500 },
      { day: '2027-01-20', vk: rrp - 1000 },
      { day: '2027-02-01', vk: rrp },
      { day: '2027-02-10', vk: rrp - 300 },
      { day: '2027-03-03', vk: rrp - 300, lowest: rrp - 900 },
      { day: '2027-03-04', vk: rrp - 100 },
    ]);
  });

  it('begin the history of a product that has none with the day in Vienna on which it was added', async () => {
    const [product] = await fullPriced(1);
    if (product === undefined) throw new Error('missing product');
    const { id, rrp } = product;
    await orm.execute(sql`delete from price_history where product_id = ${id}`);
    await orm.execute(sql`update products set added_at = '2024-03-01T23:30:00Z' where id = ${id}`);
    expect(await statuses('prices', [{ id, vk: rrp - 500 }])).toEqual(['changed']);
    expect(await historyOf(orm, id)).toEqual([
      { day: '2024-03-02', vk: rrp },
      { day: todayInVienna(), vk: rrp - 500 },
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
    }, followsWithinMs);
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
    }, followsWithinMs);
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
    const tooMany = Array.from({ length: 10_001 }, (_, id) => ({ id, quantity: 1 }));
    for (const lines of [tooMany, []]) {
      const { message, errors } = errorOf(await put('stock', lines), 422);
      expect([message, errors]).toEqual(['The body needs "lines", a list of 1 to 10000 lines.', {}]);
    }
    errorOf(await put('stock', [{ id: 1, quantity: 1, note: 'x'.repeat(2 ** 20) }]), 413);
    errorOf(await put('products', [{ id: 1, note: 'x'.repeat(8 * 2 ** 20) }]), 413);
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
