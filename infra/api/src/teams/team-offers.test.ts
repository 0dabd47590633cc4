// @module-tag rotated
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Cart, Listing, OrderDetails, Product, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Orm, selectRows } from '../database/database.ts';
import { homeAddress } from '../testing/home-address.ts';
import { caller, dataOf, errorOf, openTestApi } from '../testing/test-api.ts';
import { hasEnded, minimumOf, offerRefusal, offersOf, offersOfLines } from './team-offers.ts';

const terms = { until: '2026-03-20', minimumAmount: 5, printing: { name: 1, number: 1, crest: 1, products: [7, 8] } };

const assortment = new Set([7, 8, 9]);
const offers = new Map([
  ['a', { name: 'A', terms, assortment }],
  ['b', { name: 'B', terms, assortment }],
]);

describe('an offer', () => {
  it.each([
    ['2026-03-20', false],
    ['2026-03-21', true],
    ['2027-01-01', true],
    ['2025-12-31', false],
  ])('until 20 March has ended on %s: %s', (today, expected) => {
    expect(hasEnded(terms, today)).toBe(expected);
  });

  it('without a last day never ends, and without terms there is none', () => {
    expect([hasEnded({ minimumAmount: 5 }, '2099-01-01'), hasEnded(null, '2099-01-01')]).toEqual([false, false]);
  });

  it('has a minimum for what the club has printed, over all lines of the product and the club', () => {
    expect([minimumOf(terms, 7), minimumOf(terms, 9), minimumOf({ minimumAmount: 5 }, 7), minimumOf(null, 7)]).toEqual([
      ...[5, 1, 1, 1],
    ]);
    const available = { status: 'available' } as const;
    const lines = [
      { team: 'a', productId: 7, amount: 2, ...available },
      { team: 'a', productId: 7, amount: 1, ...available },
      { team: 'a', productId: 8, amount: 9, ...available },
      { team: 'a', productId: 9, amount: 1, ...available },
      { team: 'b', productId: 7, amount: 4, ...available },
      { team: 'b', productId: 7, amount: 4, status: 'unavailable' } as const,
      { team: null, productId: 7, amount: 1, ...available },
    ];
    const missing = offersOfLines(lines, offers, '2026-03-20').map((offer) => offer?.missing ?? null);
    expect(missing).toEqual([2, 2, 0, 0, 1, 0, null]);
  });

  it('of each of many teams is read in one pass', () => {
    let reads = 0;
    const slugs = Array.from({ length: 40 }, (_, index) => `team-${index}`);
    const rows = slugs.flatMap((slug) =>
      [7, 8, 9].map((productId) => ({
        get slug() {
          reads += 1;
          return slug;
        },
        name: slug.toUpperCase(),
        terms: null,
        productId,
      })),
    );
    const found = offersOf([...rows, { slug: 'none', name: 'None', terms, productId: null }]);
    expect(reads).toBe(rows.length);
    expect([...found.keys()]).toEqual([...slugs, 'none']);
    expect(found.get('team-39')).toEqual({ name: 'TEAM-39', terms: null, assortment });
    expect(found.get('none')).toEqual({ name: 'None', terms, assortment: new Set() });
  });

  it('of a team that no longer exists has ended', () => {
    const line = { team: 'c', productId: 7, amount: 1, status: 'unavailable' } as const;
    expect(offersOfLines([line], offers)).toMatchObject([{ team: 'c', hasEnded: true, missing: 0 }]);
  });

  it.each([
    ['is sold', { team: 'a', productId: 7, printing: { crest: true } }, null],
    ['is sold without a print', { team: 'a', productId: 9, printing: null }, null],
    ['is not printed', { team: 'a', productId: 9, printing: { crest: true } }, 'not-printed'],
    ['is not in the assortment', { team: 'a', productId: 6, printing: null }, 'not-offered'],
    ['has a team that no longer exists', { team: 'c', productId: 7, printing: null }, 'unknown-team'],
    ['is of the main shop', { team: null, productId: 6, printing: null }, null],
  ])('names why an item %s', (_what, item, expected) => {
    expect(offerRefusal(item, offers, '2026-03-20')).toBe(expected);
    expect(offerRefusal({ ...item, team: item.team && 'b' }, offers, '2026-03-21')).toBe(item.team && 'ended');
  });
});

describe('ordering', () => {
  let server: FastifyInstance;
  let orm: Orm;
  const until = '2026-03-20';
  let kit: {
    slug: string;
    name: string;
    minimum: number;
    option: { id: number };
    other: { id: number };
    title: string;
  };
  const at = (moment: string): void => void vi.setSystemTime(new Date(moment));

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-05T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());
  beforeAll(async () => {
    ({ server, orm } = await openTestApi());
    kit = await findKit();
    await orm.execute(
      sql`update teams set terms = terms || ${JSON.stringify({ until })}::jsonb where slug = ${kit.slug}`,
    );
    await orm.execute(sql`update options set quantity = 90 where id in (${kit.option.id}, ${kit.other.id})`);
  }, 120_000);
  afterAll(() => server.close());

  /** A club and a product that it has printed. */
  async function findKit() {
    for (const { slug, name } of dataOf(await server.inject('/api/v2/team/list/'), Type.Array(TeamSummary))) {
      const listing = dataOf(await server.inject(`/api/v2/team/search/?path=/${slug}/&limit=96`), Listing);
      for (const tile of listing.products) {
        const path = tile.url.slice(slug.length + 1);
        const product = dataOf(await server.inject(`/api/v2/team/${slug}/product/?path=${path}`), Product);
        const minimum = product.teamOffer?.minimumAmount ?? 1;
        const [option, other] = product.options;
        const title = `${product.brandName} ${product.nameWithoutBrand}`;
        if (option && other && minimum > 1) return { slug, name, minimum, option, other, title };
      }
    }
    throw new Error('No club has anything printed');
  }

  const add = (amount: number, headers: Record<string, string> = {}, item: object = {}) =>
    caller(server, headers).post('/api/v2/team/cart/', {
      items: [{ productOption: kit.option.id, amount, ...item }],
      team: kit.slug,
      shopIdentifier: 'at',
      priceType: 'vk',
    });
  const cartWith = async (amount: number, item: object = {}) => {
    const cart = dataOf(await add(amount, {}, item), Cart);
    return { cart, headers: { 'x-request-id': cart.uuid ?? '' } };
  };
  const cartOf = async (headers: Record<string, string>) =>
    dataOf(await caller(server, headers).get('/api/v2/team/cart/'), Cart);
  const order = (headers: Record<string, string>, { total }: Cart, query = '') =>
    server.inject({
      method: 'POST',
      url: `/api/v1/order/${query}`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      payload: {
        shop: 'team',
        deliveryType: 'home',
        address: homeAddress,
        email: `${randomUUID()}@example.at`,
        expectedTotal: total.totalCartPrice,
      },
    });

  it('below the minimum is refused, with how many pieces are missing; at the minimum it is placed', async () => {
    const { cart, headers } = await cartWith(kit.minimum - 2);
    expect(cart.products[0]?.offer).toMatchObject({ minimumAmount: kit.minimum, missing: 2, hasEnded: false });
    const refused = errorOf(await order(headers, cart), 409);
    expect(refused.error).toBe('too few pieces');
    expect(refused.message).toBe(`${kit.name} bestellt ${kit.title} ab ${kit.minimum} Stück. Es fehlen noch 2 Stück.`);
    expect(errorOf(await order(headers, cart, '?locale=en'), 409).message).toContain('2 more pieces are needed');
    const enough = dataOf(await add(2, headers), Cart);
    expect(enough.products[0]?.offer?.missing).toBe(0);
    expect(dataOf(await order(headers, enough), OrderDetails).total.cents).toBe(enough.total.totalCartPrice);
  });

  it('by two shoppers at once sells the last pieces once, and counts the minimum for each order', async () => {
    const pieces = (quantity: number) =>
      orm.execute(sql`update options set quantity = ${quantity} where id = ${kit.option.id}`);
    const both = async () => {
      const carts = [await cartWith(kit.minimum), await cartWith(kit.minimum)];
      return { carts, place: () => Promise.all(carts.map(({ cart, headers }) => order(headers, cart))) };
    };
    await pieces(2 * kit.minimum);
    const enough = await both();
    expect((await enough.place()).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await pieces(2 * kit.minimum);
    const scarce = await both();
    await pieces(kit.minimum);
    const placed = await scarce.place();
    expect(placed.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [left] = await selectRows(orm, sql`select quantity from options where id = ${kit.option.id}`);
    expect(left).toEqual({ quantity: 0 });
    // Together they reach the minimum, but each is an order of its own.
    await pieces(90);
    const [one, other] = [await cartWith(kit.minimum - 1), await cartWith(1)];
    const refused = await Promise.all([order(one.headers, one.cart), order(other.headers, other.cart)]);
    expect(refused.map((response) => errorOf(response, 409).error)).toEqual(['too few pieces', 'too few pieces']);
  });

  it('on the last day in Vienna is possible, and a minute after it is refused with words; the cart says so', async () => {
    const { cart, headers } = await cartWith(kit.minimum);
    // Vienna is an hour ahead of UTC in winter, two from the last Sunday of March on.
    at(`${until}T20:00:00Z`);
    expect((await cartOf(headers)).products[0]).toMatchObject({ status: 'available', offer: { hasEnded: false } });
    at(`${until}T23:59:00Z`);
    const ended = await cartOf(headers);
    expect(ended.products[0]).toMatchObject({ status: 'unavailable', offer: { hasEnded: true, until } });
    expect(ended.total.amount).toBe(0);
    const refused = errorOf(await order(headers, cart), 409);
    expect(refused.error).toBe('offer ended');
    expect(refused.message).toContain(`Das Angebot von ${kit.name} ist zu Ende`);
    expect(errorOf(await add(1, headers), 422).errors).toHaveProperty('team');
    const club = dataOf(await server.inject('/api/v2/team/list/'), Type.Array(TeamSummary));
    expect(club.find(({ slug }) => slug === kit.slug)?.terms?.hasEnded).toBe(true);
  });

  it.each([
    ['is no longer printed', sql`update teams set terms = terms - 'printing' where id = `, 'cart empty'],
    ['is no longer offered', sql`delete from team_products where team_id = `, 'cart empty'],
    ['is of a club that is gone', sql`update teams set slug = 'anders' where id = `, 'offer ended'],
  ] as const)('of what %s sells nothing; the cart says so', async (_what, change, error) => {
    const { cart, headers } = await cartWith(kit.minimum, { printing: { name: 'LENA' } });
    const kept = await selectRows<{ id: number; terms: object; products: object }>(
      orm,
      sql`select id, terms, (select json_agg(p) from team_products p where team_id = id) as products
        from teams where slug = ${kit.slug}`,
    );
    const { id, terms: before, products } = kept[0] ?? {};
    await orm.execute(sql`${change}${id}`);
    const [line] = (await cartOf(headers)).products;
    const hasEnded = error === 'offer ended';
    expect(line).toMatchObject({ status: 'unavailable', option: { stock: false }, offer: { hasEnded } });
    expect(errorOf(await order(headers, cart), 409).error).toBe(error);
    await orm.execute(
      sql`update teams set slug = ${kit.slug}, terms = ${JSON.stringify(before)}::jsonb where id = ${id}`,
    );
    await orm.execute(sql`insert into team_products
      select * from json_populate_recordset(null::team_products, ${JSON.stringify(products)}::json) on conflict do nothing`);
    expect((await order(headers, cart)).statusCode).toBe(200);
  });

  it('has a minimum of pieces that are ordered: sold-out ones do not count', async () => {
    const { cart, headers } = await cartWith(kit.minimum - 1);
    const both = dataOf(await add(1, headers, { productOption: kit.other.id }), Cart);
    expect(both.products.map(({ offer }) => offer?.missing)).toEqual([0, 0]);
    const pieces = (quantity: number) =>
      orm.execute(sql`update options set quantity = ${quantity} where id = ${kit.other.id}`);
    await pieces(0);
    const left = await cartOf(headers);
    expect(left.products.map(({ status, offer }) => [status, offer?.missing])).toEqual([
      ['available', 1],
      ['unavailable', 0],
    ]);
    expect(errorOf(await order(headers, cart), 409).error).toBe('too few pieces');
    await pieces(90);
    expect((await order(headers, both)).statusCode).toBe(200);
  });
});
