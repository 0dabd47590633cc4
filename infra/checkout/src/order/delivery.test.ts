import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart, Listing, Product, Store, StoreSearch } from 'shared-contracts/entities';
import { formatPrice } from 'shared-contracts/pricing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, namedFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('picking up in a store', () => {
  it('needs a store, and costs nothing', async () => {
    const someone = await checkout.customer();
    const { body } = await someone.open('/checkout/');
    const store = /<option value="([a-z]+_\d+)"/.exec(body)?.[1] ?? '';
    const fields = { ...fieldsOf(body), ...homeAddress, deliveryType: 'click_and_collect' };
    const refused = await someone.submit(fields);
    expect([refused.statusCode, namedFields(refused.body)]).toEqual([422, ['storeSysname']]);
    const { statusCode, headers } = await someone.submit({ ...fields, storeSysname: store });
    expect(statusCode).toBe(303);
    const thanks = (await someone.open(String(headers.location))).body;
    expect(thanks).toContain('Du holst ab bei');
    expect(thanks).toContain('kostenlos');
    const path = `/api/v1/stores/${store}/`;
    const { address } = dataOf(await someone.session.get(path), Store);
    expect(thanks).toContain(`<p>${address.Street}</p>`);
    checkout.network.fail(`GET ${path}`, { status: 503, body: {} });
    const without = await someone.open(String(headers.location));
    checkout.network.fail(`GET ${path}`, null);
    expect([without.statusCode, without.body.includes(`${address.ZipCode} ${address.City}`)]).toEqual([200, true]);
  });

  it('keeps a chosen store that is beyond the end of the list', async () => {
    const someone = await checkout.guest();
    const { stores, services } = dataOf(await someone.session.get('/api/v1/stores/'), StoreSearch);
    const [first, chosen] = stores;
    const path = `/api/v1/stores/${chosen?.sysname}/`;
    const store = dataOf(await someone.session.get(path), Store);
    checkout.network.fail(`GET ${path}`, { status: 200, body: { data: store } });
    checkout.network.fail('GET /api/v1/stores/', {
      status: 200,
      body: { data: { query: '', place: null, total: 2, stores: [first], services } },
    });
    const { body } = await someone.open(`/checkout/?filiale=${chosen?.sysname}`);
    checkout.network.fail(`GET ${path}`, { status: 503, body: {} });
    const unread = await someone.open(`/checkout/?filiale=${chosen?.sysname}`);
    for (const of of [path, '/api/v1/stores/']) checkout.network.fail(`GET ${of}`, null);
    for (const shown of [body, unread.body])
      expect(fieldsOf(shown)).toMatchObject({ deliveryType: 'click_and_collect', storeSysname: chosen?.sysname });
    expect(body).toContain(chosen?.name);
  });

  it('says so when the list of stores is unavailable, and keeps the choice', async () => {
    const someone = await checkout.guest();
    checkout.network.fail('GET /api/v1/stores/', { status: 503, body: {} });
    const { statusCode, body } = await someone.open('/checkout/?filiale=bergauf_12');
    checkout.network.fail('GET /api/v1/stores/', null);
    expect([statusCode, body.includes('Die Liste der Filialen ist gerade nicht zu haben')]).toEqual([200, true]);
    expect(fieldsOf(body)).toMatchObject({ deliveryType: 'click_and_collect', storeSysname: 'bergauf_12' });
  });
});

describe('without pick-up', () => {
  let without: Awaited<ReturnType<typeof openCheckout>>;
  beforeAll(async () => {
    without = await openCheckout({ hasPickUp: false });
  });
  afterAll(() => without.close());

  it('no store is offered, whichever was chosen before', async () => {
    const someone = await without.guest();
    const { body } = await someone.open('/checkout/?filiale=bergauf_12');
    expect(body).not.toMatch(/Filiale|click_and_collect/);
    expect(fieldsOf(body)).toMatchObject({ deliveryType: 'home' });
    expect(totalOf(body)).not.toContain('kostenlos');
  });

  it('a form that was opened earlier is refused, and shown again with delivery to the address', async () => {
    const someone = await without.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const store = { deliveryType: 'click_and_collect', storeSysname: 'bergauf_12' };
    const { statusCode, body } = await someone.submit({ ...fields, ...store });
    expect([statusCode, namedFields(body)]).toEqual([422, ['deliveryType']]);
    expect(fieldsOf(body)).toMatchObject({ deliveryType: 'home', firstname: guestFields.firstname });
    expect((await someone.submit(fieldsOf(body))).statusCode).toBe(303);
  });

  it('a retailer without stores offers none either', async () => {
    const someone = await checkout.guest();
    checkout.network.fail('GET /api/v1/stores/', {
      status: 200,
      body: { data: { stores: [], total: 0, services: [] } },
    });
    const { body } = await someone.open('/checkout/');
    checkout.network.fail('GET /api/v1/stores/', null);
    expect(body).not.toMatch(/Filiale|click_and_collect/);
  });
});

describe('a pick-up point', () => {
  it('is found by postcode without losing what was typed, chosen, priced and named at the end', async () => {
    const someone = await checkout.guest();
    const { body } = await someone.open('/checkout/');
    const typed = { ...fieldsOf(body), ...guestFields, deliveryType: 'pick_up_points', pointQuery: '8010' };
    const listed = await someone.submit({ ...typed, intent: 'update' });
    expect(listed.body).toContain('in der Nähe von Graz');
    expect(fieldsOf(listed.body)).toMatchObject({ ...guestFields, deliveryType: 'pick_up_points', pointQuery: '8010' });
    const without = await someone.submit(fieldsOf(listed.body));
    expect([without.statusCode, namedFields(without.body)]).toEqual([422, ['pointQuery']]);
    for (const part of [/<input id="pointQuery"[^>]*>/, /<fieldset class="choices choices-within"[^>]*>/])
      expect(part.exec(without.body)?.[0]).toContain('aria-describedby="pointSysname-problem"');
    const point = /value="(abholstation_\d+)"/.exec(listed.body)?.[1] ?? '';
    const chosen = { ...fieldsOf(listed.body), pointSysname: point };
    const { total } = dataOf(await someone.session.get('/api/v1/cart/'), Cart);
    const sum = total.productsPrice + (total.deliveryPrices.pick_up_points?.cents ?? 0);
    expect(totalOf(listed.body)).toBe(formatPrice(sum, 'at'));
    const { statusCode, headers } = await someone.submit(chosen);
    expect(statusCode).toBe(303);
    const thanks = (await someone.open(String(headers.location))).body;
    expect(thanks).toContain('Du holst ab bei');
    expect(thanks).toContain('8010 Graz');
  });

  it('is suggested near the address that was typed', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, intent: 'update' };
    expect((await someone.submit(fields)).body).toContain('in der Nähe von Innsbruck');
  });

  it('has a message for an unknown place and for a search that fails', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), intent: 'update', pointQuery: 'qqqqqq' };
    expect((await someone.submit(fields)).body).toContain('Diesen Ort kennen wir nicht');
    checkout.network.fail('GET /api/v1/pick-up-points/', { status: 503, body: {} });
    const failed = await someone.submit({ ...fields, pointQuery: '6020', pointSysname: 'abholstation_60200' });
    checkout.network.fail('GET /api/v1/pick-up-points/', null);
    expect(failed.body).toContain('Die Abholstationen sind gerade nicht zu haben');
    expect(fieldsOf(failed.body)['pointSysname']).toBe('abholstation_60200');
  });

  it('is not offered for freight goods; a form that requests it nevertheless falls back to delivery to the door', async () => {
    const someone = await checkout.guest(1, checkout.facts.bike.id);
    const { body } = await someone.open('/checkout/');
    expect(/<input[^>]*value="pick_up_points"[^>]*>/.exec(body)?.[0]).toContain('disabled=""');
    expect(body).toContain('Mit der Spedition');
    const asked = {
      ...fieldsOf(body),
      ...guestFields,
      deliveryType: 'pick_up_points',
      pointSysname: 'abholstation_60200',
    };
    const refused = await someone.submit(asked);
    expect([refused.statusCode, namedFields(refused.body)]).toEqual([422, ['deliveryType']]);
    expect(fieldsOf(refused.body)).toMatchObject({ ...homeAddress, deliveryType: 'home' });
  });
});

/** An option of each kind of goods. */
async function optionOf(goods: 'parcel' | 'refurbished' | 'bike'): Promise<number> {
  if (goods !== 'refurbished') return goods === 'bike' ? checkout.facts.bike.id : checkout.optionId;
  const { session } = await checkout.guest();
  const listing = dataOf(await session.get('/api/v1/search/?path=/search/&filters=2735'), Listing);
  for (const { url } of listing.products) {
    const product = dataOf(await session.get(`/api/v1/product/?path=${url}`), Product);
    const option = product.delivery?.isFreight ? undefined : product.options.find(({ stock }) => stock);
    if (option) return option.id;
  }
  throw new Error('Nothing is refurbished');
}

it.each([
  ['parcel', 'Per Post, in 1 bis 3 Werktagen'],
  ['refurbished', 'Per Post, in 2 bis 4 Werktagen'],
  ['bike', 'Mit der Spedition, in 5 bis 8 Werktagen'],
] as const)('takes the days that the product page promises: %s', async (goods, text) => {
  const someone = await checkout.guest(1, await optionOf(goods));
  const [line] = dataOf(await someone.session.get('/api/v1/cart/'), Cart).products;
  const { delivery } = dataOf(await someone.session.get(`/api/v1/product/?path=${line?.url}`), Product);
  expect(text).toContain(`in ${delivery.minDays} bis ${delivery.maxDays} Werktagen`);
  expect((await someone.open('/checkout/')).body).toContain(text);
});

it('is shown even if the search does not respond: its additions are optional', async () => {
  const someone = await checkout.guest(1, await optionOf('refurbished'));
  checkout.network.fail('GET /search-limited/', 'hang');
  const { statusCode, body } = await someone.open('/checkout/');
  checkout.network.fail('GET /search-limited/', null);
  expect([statusCode, body.includes('Per Post, in 1 bis 3 Werktagen')]).toEqual([200, true]);
});
