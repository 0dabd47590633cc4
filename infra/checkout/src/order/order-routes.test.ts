import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { callerAt } from '@bergauf/api/testing/shared-api/caller-at';
import { AccountData, Cart, Listing, Order, Product, ShippingAddresses, TeamSummary } from 'shared-contracts/entities';
import Type, { type TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('ordering', () => {
  it('marks the set price of a product that is bought both in a set and alone', async () => {
    const set = checkout.facts.sets.at(-1);
    if (set === undefined) throw new Error('No set is in stock');
    const someone = await checkout.guest(1, set.options[0]?.id);
    for (const { id } of set.options) await someone.session.post('/api/v1/cart/', { productOption: id, setId: set.id });
    const form = (await someone.open('/checkout/')).body;
    const { headers } = await someone.submit({ ...fieldsOf(form), ...guestFields });
    const thanks = (await someone.open(String(headers.location))).body;
    for (const page of [form, thanks]) expect(page.match(/\u00a0· im\u00a0Set/g)).toHaveLength(set.options.length);
    // What is left of a set has the price of its product.
    await someone.session.post('/api/v1/cart/', { productOption: set.options[0]?.id, setId: set.id });
    expect((await someone.open('/checkout/')).body).not.toContain('im\u00a0Set');
  });

  it('takes a guest from the form to the number of the order, and empties the cart', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const { statusCode, headers } = await someone.submit(fields);
    expect(statusCode).toBe(303);
    const thanks = await someone.open(String(headers.location));
    expect(thanks.statusCode).toBe(200);
    expect(thanks.body).toMatch(/BG-\d+/);
    expect(thanks.body).toContain('anna@example.at');
    // Without an account the order is found by its number and the email address.
    expect(thanks.body).toMatch(/href="[^"]*\/bestellung\/">Bestellung finden</);
    expect(thanks.body).not.toContain('Zum Konto');
    expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toEqual([]);
  });

  it('makes one order of a form that is submitted several times, and none after Back', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const responses = await Promise.all([someone.submit(fields), someone.submit(fields)]);
    responses.push(await someone.submit(fields));
    expect(new Set(responses.map(({ statusCode, headers }) => `${statusCode} ${headers.location}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(303);
    const again = await someone.open('/checkout/');
    expect([again.statusCode, again.body.includes('Hier ist nichts zu bezahlen')]).toEqual([200, true]);
  });

  it("sends to one of the customer's addresses, and his order stands in his account", async () => {
    const someone = await checkout.customer();
    const saved = await someone.session.post('/api/v1/user/address/shipping/', {
      ...homeAddress,
      deliveryType: 'home',
    });
    const [home] = dataOf(saved, ShippingAddresses).shipping;
    const { body } = await someone.open('/checkout/');
    expect(body).toContain('Steiggasse 7, 6020 Innsbruck');
    const fields = fieldsOf(body);
    expect(fields['addressUuid']).toBe(home?.uuid);
    const { headers } = await someone.submit(fields);
    const thanks = (await someone.open(String(headers.location))).body;
    expect(thanks).toMatch(/href="[^"]*\/my-account\/">Zum Konto</);
    const number = thanks.match(/BG-\d+/)?.[0];
    const orders = dataOf(await someone.session.get('/api/v1/user/orders/'), Type.Array(Order));
    expect(orders.map((order) => order.number)).toEqual([number]);
    // Sent once more from a page left open: the same order.
    expect((await someone.submit(fields)).headers.location).toBe(headers.location);
  });

  it('shows the same total beside the button, on the last page and in the email', async () => {
    const someone = await checkout.guest(2);
    const { body } = await someone.open('/checkout/');
    const total = String(totalOf(body));
    const email = `${crypto.randomUUID()}@example.at`;
    const { headers } = await someone.submit({ ...fieldsOf(body), ...guestFields, email });
    expect((await someone.open(String(headers.location))).body).toContain(total);
    const text = await expectLetter(email);
    expect(text).toContain(total);
  });

  it('offers a voucher to a cart of exactly its minimum order', async () => {
    const someone = await checkout.demoCustomer();
    const added = await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId });
    const cart = dataOf(added, Cart);
    const { vouchers } = dataOf(await someone.session.get('/api/v1/user/'), AccountData).p4m;
    const open = vouchers.find(({ state }) => state === 'open');
    const isOfferedAt = async (productsPrice: number) => {
      const data = { ...cart, total: { ...cart.total, productsPrice } };
      checkout.network.fail('GET /api/v1/cart/', { status: 200, body: { data } });
      const { body } = await someone.open('/checkout/');
      checkout.network.fail('GET /api/v1/cart/', null);
      return body.includes(`<option value="${open?.code}"`);
    };
    const minimum = open?.minimumOrder.cents ?? 0;
    expect([await isOfferedAt(minimum - 1), await isOfferedAt(minimum)]).toEqual([false, true]);
  });

  it('deducts a voucher of the account only after the new total was shown', async () => {
    const someone = await checkout.demoCustomer();
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId, amount: 3 }), Cart);
    const { vouchers } = dataOf(await someone.session.get('/api/v1/user/'), AccountData).p4m;
    const open = vouchers.find(({ state }) => state === 'open');
    const { body } = await someone.open('/checkout/');
    expect(body).toContain(`<option value="${open?.code}"`);
    // The form begins with the voucher that the shopper has put into the cart.
    await someone.session.post('/api/v1/cart/voucher/', { code: open?.code ?? '' });
    expect(fieldsOf((await someone.open('/checkout/')).body)).toMatchObject({ voucher: open?.code });
    const fields = { ...fieldsOf(body), ...homeAddress, addressUuid: '', voucher: open?.code ?? '' };
    // Without script: the page's button counts anew, and the one that binds refuses what was not shown.
    const counted = await someone.submit({ ...fields, intent: 'update' });
    expect(counted.statusCode).toBe(200);
    expect(totalOf(counted.body)).not.toBe(totalOf(body));
    expect(fieldsOf(counted.body)).toMatchObject({ ...homeAddress, addressUuid: '', voucher: open?.code });
    const early = await someone.submit(fields);
    expect([early.statusCode, early.body.includes('Der Gesamtbetrag ist jetzt')]).toEqual([422, true]);
    expect(totalOf(early.body)).toBe(totalOf(counted.body));
    const { headers } = await someone.submit(fieldsOf(counted.body));
    expect((await someone.open(String(headers.location))).body).toContain(`Gutschein ${open?.code}`);
  });

  it.each([
    ['ended', 'Gutschein BERG-1 gilt nicht mehr.'],
    ['minimum-not-reached', 'Gutschein BERG-1 gilt ab einem Einkauf von € 50,00.'],
  ])('says why the voucher in the cart is not deducted: %s', async (state, why) => {
    const someone = await checkout.customer();
    const cart = dataOf(await someone.session.get('/api/v1/cart/'), Cart);
    const [value, minimumOrder] = [
      { cents: 0, formatted: '€ 0,00' },
      { cents: 5000, formatted: '€ 50,00' },
    ];
    const data = { ...cart, voucher: { code: 'BERG-1', value, minimumOrder, state } };
    checkout.network.fail('GET /api/v1/cart/', { status: 200, body: { data } });
    const pages = await Promise.all([someone.open('/'), someone.open('/checkout/')]);
    checkout.network.fail('GET /api/v1/cart/', null);
    for (const { body } of pages) expect(body).toContain(why);
  });

  it('says why a voucher is refused: another tab may have ordered with it', async () => {
    const someone = await checkout.demoCustomer();
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    const { vouchers } = dataOf(await someone.session.get('/api/v1/user/'), AccountData).p4m;
    const used = vouchers.find(({ state }) => state === 'used');
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...homeAddress, addressUuid: '' };
    const refused = await someone.submit({ ...fields, voucher: used?.code ?? '' });
    const why = 'Diesen Gutschein hast du schon eingelöst. Wähl einen anderen, oder keinen.';
    expect([refused.statusCode, refused.body.includes(why)]).toEqual([422, true]);
    // Also where the cart has changed with it.
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    expect((await someone.submit({ ...fields, voucher: used?.code ?? '' })).body).toContain(why);
  });
});

it('buys the cart of the teams where the shop is theirs', async () => {
  const teams = await openCheckout({ teamBuild: true });
  const someone = await teams.guest();
  const items = [{ productOption: teams.facts.team.options[0]?.id }];
  const body = { items, team: teams.facts.team.slug, shopIdentifier: 'at', priceType: 'vk' };
  expect((await someone.session.post('/api/v2/team/cart/', body)).statusCode).toBe(200);
  const page = await someone.open('/checkout/');
  const [line] = dataOf(await someone.session.get('/api/v2/team/cart/'), Cart).products;
  expect(page.body).toContain(`<p class="line-facts">${line?.offer?.team}\u00a0· ${line?.colour.name}`);
  const { statusCode, headers } = await someone.submit({ ...fieldsOf(page.body), ...guestFields });
  expect(statusCode).toBe(303);
  const thanks = await someone.open(String(headers.location));
  expect(thanks.body).toContain(`<p class="line-facts">${line?.offer?.team}\u00a0· ${line?.colour.name}`);
  expect(dataOf(await someone.session.get('/api/v2/team/cart/'), Cart).products).toEqual([]);
  // The other cart is another.
  expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toHaveLength(1);
  await teams.close();
});

/** A size of something that a club has printed, with pieces for its minimum. */
async function printedOption(apiOrigin: string) {
  const read = async <Schema extends TSchema>(path: string, schema: Schema) =>
    dataOf(await callerAt(apiOrigin).get(`/api/v2/team/${path}`), schema);
  for (const { slug } of await read('list/', Type.Array(TeamSummary))) {
    for (const { url } of (await read(`search/?path=/${slug}/&limit=96`, Listing)).products) {
      const product = await read(`${slug}/product/?path=${url.slice(slug.length + 1)}`, Product);
      const minimum = product.teamOffer?.minimumAmount ?? 1;
      const option = product.options.find(({ quantity }) => quantity >= minimum);
      if (minimum > 1 && option) return { slug, minimum, option: option.id };
    }
  }
  throw new Error('No club has enough of anything printed');
}

describe('what a club offers', () => {
  it('can be ordered from its minimum quantity; below it, its line and the summary say how many pieces are missing', async () => {
    const teams = await openCheckout({ teamBuild: true });
    const someone = await teams.guest();
    const { option, slug, minimum } = await printedOption(teams.apiOrigin);
    const add = (amount: number) =>
      someone.session.post('/api/v2/team/cart/', {
        items: [{ productOption: option, amount }],
        team: slug,
        shopIdentifier: 'at',
        priceType: 'vk',
      });
    await add(minimum - 1);
    const page = await someone.open('/checkout/');
    expect(page.body).toContain(`Noch 1 Stück fehlt davon: bestellt wird ab ${minimum} Stück`);
    const refused = await someone.submit({ ...fieldsOf(page.body), ...guestFields });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toMatch(new RegExp(`role="alert"[^]*ab ${minimum} Stück. Es fehlt noch 1 Stück`));
    await add(1);
    const enough = await someone.open('/checkout/');
    expect(enough.body).not.toContain('davon: bestellt wird');
    // The form names the team, also where the shopper has chosen the delivery to an address.
    const fields = { ...fieldsOf(enough.body), ...guestFields };
    expect(fields).toMatchObject({ team: slug, deliveryType: 'home' });
    const placed = await someone.submit(fields);
    expect(placed.statusCode).toBe(303);
    expect((await someone.open(String(placed.headers.location))).body).not.toContain('holt alles dort ab');
    await teams.close();
  });

  it('cannot be returned once it is printed, and the terms say so', async () => {
    const teams = await openCheckout({ teamBuild: true });
    const someone = await teams.guest();
    const { option, slug } = await printedOption(teams.apiOrigin);
    const add = (item: object) =>
      someone.session.post('/api/v2/team/cart/', {
        items: [{ productOption: option, ...item }],
        team: slug,
        shopIdentifier: 'at',
        priceType: 'vk',
      });
    const exception = 'Für bedruckte Artikel gilt beides nicht';
    await add({ amount: 1 });
    const plain = await someone.open('/checkout/');
    expect([plain.body.includes('Zurückgeben kannst du 30 Tage lang'), plain.body.includes(exception)]).toEqual([
      true,
      false,
    ]);
    await add({ amount: 1, printing: { number: '7' } });
    expect((await someone.open('/checkout/')).body).toContain(exception);
    await teams.close();
  });
});

async function expectLetter(to: string): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const response = await fetch(`${checkout.apiOrigin}/dev/mail/latest/?to=${encodeURIComponent(to)}`);
        if (response.status === 200) text = ((await response.json()) as { data: { text: string } }).data.text;
        return response.status;
      },
      { timeout: 10_000 },
    )
    .toBe(200);
  return text;
}
