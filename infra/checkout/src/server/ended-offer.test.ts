import { selectRows } from '@bergauf/api/database/database';
import { dataOf } from '@bergauf/api/testing/responses';
import { caller, openTestApi } from '@bergauf/api/testing/test-api';
import { sql } from 'drizzle-orm';
import { Cart, Listing, Product, TeamSummary } from 'shared-contracts/entities';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout, shopOrigin } from '../testing/open-checkout.ts';

let api: Awaited<ReturnType<typeof openTestApi>>;
let checkout: Awaited<ReturnType<typeof openCheckout>>;
let clubs: readonly [slug: string, productOption: number][];
beforeAll(async () => {
  api = await openTestApi();
  const apiOrigin = await api.server.listen({ port: 0 });
  checkout = await openCheckout({ teamBuild: true, apiOrigin });
  clubs = await twoClubs();
}, 120_000);
afterAll(async () => {
  await checkout.close();
  await api.server.close();
});

/** Clubs with an option that nobody has to order several of. */
async function twoClubs(): Promise<[string, number][]> {
  const found: [string, number][] = [];
  for (const { slug } of dataOf(await api.server.inject('/api/v2/team/list/'), Type.Array(TeamSummary))) {
    const { products } = dataOf(await api.server.inject(`/api/v2/team/search/?path=/${slug}/&limit=96`), Listing);
    for (const { url } of products) {
      const path = url.slice(slug.length + 1);
      const product = dataOf(await api.server.inject(`/api/v2/team/${slug}/product/?path=${path}`), Product);
      const option = product.options.find(({ quantity }) => quantity > 3);
      if (option === undefined || (product.teamOffer?.minimumAmount ?? 1) > 1) continue;
      found.push([slug, option.id]);
      break;
    }
    if (found.length === 2) return found;
  }
  throw new Error('Fewer than two clubs sell single pieces');
}

const endOfOffer = (slug: string, until: string) =>
  api.orm.execute(
    sql`update teams set terms = coalesce(terms, '{}') || ${JSON.stringify({ until })}::jsonb where slug = ${slug}`,
  );

/** A guest with a piece of each of these clubs in the cart, and the checkout as their browser sees it. */
async function guestOf(wanted: typeof clubs) {
  let headers: Record<string, string> = {};
  for (const [team, productOption] of wanted) {
    const items = [{ productOption, amount: 1 }];
    const body = { items, team, shopIdentifier: 'at', priceType: 'vk' };
    const cart = dataOf(await caller(api.server, headers).post('/api/v2/team/cart/', body), Cart);
    headers = { 'x-request-id': String(cart.uuid) };
  }
  return { headers, browser: checkout.browser(headers) };
}

describe('an offer that ends while its pieces are in the cart', () => {
  const notice = 'Dieses Angebot ist zu Ende';
  const wayToCart = `href="${shopOrigin}/warenkorb/"`;

  it('has a notice at both entries and after the order button, leads to the cart, and sells nothing', async () => {
    const [first] = clubs;
    if (first === undefined) throw new Error('There is no club');
    await endOfOffer(first[0], '2099-12-31');
    const { headers, browser } = await guestOf([first]);
    const open = await browser.open('/checkout/');
    expect(open.body).not.toContain(notice);
    await endOfOffer(first[0], '2020-01-31');
    for (const url of ['/', '/checkout/']) {
      const { statusCode, body } = await browser.open(url);
      expect([statusCode, body.includes(notice), body.includes(wayToCart)], url).toEqual([200, true, true]);
    }
    const pressed = await browser.submit({ ...fieldsOf(open.body), ...guestFields });
    expect([pressed.statusCode, pressed.body.includes(notice)]).toEqual([200, true]);
    const cart = dataOf(await caller(api.server, headers).get('/api/v2/team/cart/'), Cart);
    expect(cart.products).toMatchObject([{ status: 'unavailable', offer: { hasEnded: true } }]);
    const orders = await selectRows(api.orm, sql`select 1 from orders where request_id = ${headers['x-request-id']}`);
    expect(orders).toEqual([]);
  });

  it('stays in the cart beside those of another club, and is named', async () => {
    const [ended, running] = clubs;
    if (ended === undefined || running === undefined) throw new Error('There are no two clubs');
    for (const [slug] of clubs) await endOfOffer(slug, '2099-12-31');
    const { browser } = await guestOf(clubs);
    await endOfOffer(ended[0], '2020-01-31');
    const { statusCode, body } = await browser.open('/checkout/');
    expect(statusCode).toBe(200);
    expect(body).not.toContain(notice);
    expect(body).toMatch(/Das Angebot von .{3,60} ist zu Ende, bleibt im Warenkorb/);
  });
});
