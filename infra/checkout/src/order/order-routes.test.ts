import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { callerAt } from '@bergauf/api/testing/shared-api/caller-at';
import {
  AccountData,
  Cart,
  CountryId,
  Listing,
  Order,
  Product,
  ShippingAddresses,
  TeamSummary,
} from 'shared-contracts/entities';
import Type, { type TSchema } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, namedFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('ordering', () => {
  it('takes a guest from the form to the number of the order, and empties the cart', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const { statusCode, headers } = await someone.submit(fields);
    expect(statusCode).toBe(303);
    const thanks = await someone.open(String(headers.location));
    expect(thanks.statusCode).toBe(200);
    expect(thanks.body).toMatch(/BG-\d+/);
    expect(thanks.body).toContain('anna@example.at');
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
    const number = (await someone.open(String(headers.location))).body.match(/BG-\d+/)?.[0];
    const orders = dataOf(await someone.session.get('/api/v1/user/orders/'), Type.Array(Order));
    expect(orders.map((order) => order.number)).toEqual([number]);
    // Sent once more from a page left open: the same order.
    expect((await someone.submit(fields)).headers.location).toBe(headers.location);
  });

  it('shows the same total beside the button, on the last page and in the letter', async () => {
    const someone = await checkout.guest(2);
    const { body } = await someone.open('/checkout/');
    const total = String(totalOf(body));
    const email = `${crypto.randomUUID()}@example.at`;
    const { headers } = await someone.submit({ ...fieldsOf(body), ...guestFields, email });
    expect((await someone.open(String(headers.location))).body).toContain(total);
    const text = await expectLetter(email);
    expect(text).toContain(total);
  });

  it('takes off a voucher of the account, not before the new total was shown', async () => {
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
});

it('buys the cart of the teams where the shop is theirs', async () => {
  const teams = await openCheckout({ teamBuild: true });
  const someone = await teams.guest();
  const items = [{ productOption: teams.facts.team.options[0]?.id }];
  const body = { items, team: teams.facts.team.slug, shopIdentifier: 'at', priceType: 'vk' };
  expect((await someone.session.post('/api/v2/team/cart/', body)).statusCode).toBe(200);
  const page = await someone.open('/checkout/');
  const { statusCode } = await someone.submit({ ...fieldsOf(page.body), ...guestFields });
  expect(statusCode).toBe(303);
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
  it('is ordered from its minimum amount on; before, its line and the summary say how many pieces are missing', async () => {
    const teams = await openCheckout({ teamBuild: true });
    const someone = await teams.guest();
    const { option, slug, minimum } = await printedOption(teams.apiOrigin);
    const add = (amount: number) =>
      someone.session.post('/api/v2/team/cart/', {
        ...{ items: [{ productOption: option, amount }], team: slug, shopIdentifier: 'at', priceType: 'vk' },
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
    expect((await someone.submit({ ...fieldsOf(enough.body), ...guestFields })).statusCode).toBe(303);
    await teams.close();
  });
});

describe('what is wrong', () => {
  it('is named at its field and in a summary; nothing that was typed is lost', async () => {
    const someone = await checkout.guest();
    const fields = {
      ...fieldsOf((await someone.open('/checkout/')).body),
      ...guestFields,
      email: 'anna',
      postal: '60',
    };
    const { statusCode, body } = await someone.submit(fields);
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Fehler: Kassa');
    expect(namedFields(body)).toEqual(['email', 'postal']);
    // The same words at the field and in the summary.
    expect(body.split('Gib deine E-Mail-Adresse in der Form name@beispiel.at ein.').length - 1).toBe(2);
    expect(body).toContain('aria-describedby="email-problem email-hint"');
    expect(fieldsOf(body)).toMatchObject({ ...fields, countryId: 'AT' });
  });

  it('is not an address as browsers fill it in and people write it', async () => {
    const someone = await checkout.guest();
    const { body } = await someone.open('/checkout/');
    const fields = { ...fieldsOf(body), ...guestFields, street: 'Hauptplatz 3a/12', streetNo: '', postal: ' A-8010 ' };
    const counted = await someone.submit({ ...fields, intent: 'update' });
    expect(fieldsOf(counted.body)).toMatchObject({ street: 'Hauptplatz', streetNo: '3a/12', postal: '8010' });
    for (const street of ['Straße des 8. Mai', 'Am Ring', '3']) {
      const other = await someone.submit({ ...fields, street, intent: 'update' });
      expect(fieldsOf(other.body)).toMatchObject({ street, streetNo: '' });
    }
    const { headers } = await someone.submit(fields);
    expect((await someone.open(String(headers.location))).body).toContain('Hauptplatz 3a/12');
  });

  it('is a postcode that does not fit the country; addresses in the whole European Union are possible', async () => {
    const someone = await checkout.guest();
    const page = await someone.open('/checkout/');
    const countries = /<select[^>]*name="countryId"[\s\S]*?<\/select>/.exec(page.body)?.[0] ?? '';
    const ids = [...countries.matchAll(/<option value="(\w\w)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['AT', 'DE', 'BE']);
    expect([...ids].sort()).toEqual(CountryId.anyOf.map((literal) => literal.const).sort());
    const fields = { ...fieldsOf(page.body), ...guestFields, countryId: 'NL', postal: '8010' };
    const refused = await someone.submit(fields);
    expect([refused.statusCode, namedFields(refused.body)]).toEqual([422, ['postal']]);
    expect(refused.body).toContain('Diese Postleitzahl passt nicht zum Land.');
    expect(fieldsOf(refused.body)).toMatchObject({ countryId: 'NL', postal: '8010' });
    const { statusCode, headers } = await someone.submit({ ...fieldsOf(refused.body), postal: '1012 ab' });
    expect(statusCode).toBe(303);
    expect((await someone.open(String(headers.location))).body).toContain('1012 AB');
  });

  it('is a text that is longer than the API takes', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, city: 'x'.repeat(81) };
    const { statusCode, body } = await someone.submit(fields);
    expect([statusCode, namedFields(body)]).toEqual([422, ['city']]);
    expect(body).toContain('höchstens 80 Zeichen');
  });

  it('is all that is missing, at once', async () => {
    const someone = await checkout.guest();
    const { body } = await someone.submit(fieldsOf((await someone.open('/checkout/')).body));
    expect(namedFields(body)).toEqual(['email', 'firstname', 'lastname', 'street', 'streetNo', 'postal', 'city']);
  });

  it('is a cart that has changed meanwhile: the new sum is shown before anything is bought', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    dataOf(await someone.session.post('/api/v1/cart/', { productOption: checkout.optionId }), Cart);
    const changed = await someone.submit(fields);
    expect(changed.statusCode).toBe(422);
    expect(changed.body).toContain('In deinem Warenkorb hat sich etwas geändert');
    expect((await someone.submit({ ...fieldsOf(changed.body), countryId: 'AT' })).statusCode).toBe(303);
  });

  it('is a cart that was emptied meanwhile', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    checkout.network.fail('POST /api/v1/order/', {
      status: 409,
      body: { error: 'cart empty', message: 'Leer.', errors: {} },
    });
    const sold = await someone.submit(fields);
    checkout.network.fail('POST /api/v1/order/', null);
    expect([sold.statusCode, sold.body.includes('Der Gesamtbetrag ist jetzt')]).toEqual([422, true]);
    const [line] = dataOf(await someone.session.get('/api/v1/cart/'), Cart).products;
    await fetch(`${checkout.apiOrigin}/api/v1/cart/hash/${line?.hash}/`, {
      method: 'DELETE',
      headers: { 'x-request-id': someone.requestId },
    });
    expect((await someone.submit(fields)).body).toContain('Hier ist nichts zu bezahlen');
  });

  it('is an order that was placed already, when the form is sent again with other details', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    expect((await someone.submit(fields)).statusCode).toBe(303);
    const other = await someone.submit({ ...fields, street: 'Andere Straße' });
    expect([other.statusCode, other.body.includes('Diese Bestellung ist schon bei uns')]).toEqual([409, true]);
  });

  it('is a form of another site, one that is too large, an order of another shopper', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    for (const origin of ['https://evil.example', 'null']) {
      const foreign = await someone.submit(fields, { origin });
      expect([foreign.statusCode, foreign.body.includes('Es wurde nichts bestellt')]).toEqual([403, true]);
    }
    expect((await someone.submit({ ...fields, city: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const { headers } = await someone.submit(fields);
    const other = await checkout.guest();
    expect((await other.open(String(headers.location))).statusCode).toBe(404);
  });

  it('never becomes markup', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, postal: '"><script>' };
    expect((await someone.submit(fields)).body).not.toContain('<script>');
  });

  it('is not the Return key: a form’s first button counts anew and orders nothing', async () => {
    const someone = await checkout.guest();
    const { body } = await someone.open('/checkout/');
    const first = /<button[^>]*>/.exec(body)?.[0] ?? '';
    expect(first).toContain('value="update"');
    const response = await someone.submit({ ...fieldsOf(body), ...guestFields, intent: 'update' });
    expect(response.statusCode).toBe(200);
    expect(fieldsOf(response.body)).toMatchObject(guestFields);
    expect(dataOf(await someone.session.get('/api/v1/cart/'), Cart).products).toHaveLength(1);
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
