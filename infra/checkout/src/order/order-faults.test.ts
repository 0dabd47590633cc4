import { homeAddress } from '@bergauf/api/testing/home-address';
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart, CountryId, Product, ShippingAddresses } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, guestFields, namedFields, openCheckout } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

/** A guest with a product that has two sizes in stock, and the size that is not in the cart. */
async function withOtherSize() {
  for (const { id } of checkout.facts.plenty) {
    const someone = await checkout.guest(1, id);
    const [shown] = dataOf(await someone.session.get('/api/v1/cart/'), Cart).products;
    if (shown === undefined) continue;
    const product = dataOf(await someone.session.get(`/api/v1/product/?path=${shown.url}`), Product);
    const other = product.options.find((option) => option.id !== id && option.quantity > 2);
    if (other !== undefined) return { someone, shown, other: other.id };
  }
  throw new Error('No product has two sizes in stock');
}

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

  it('is not an invisible character of pasted text, nor an unusual space or dash; an emoji stays whole', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, intent: 'update' };
    const sent = await someone.submit({
      ...{
        ...fields,
        email: 'mailto:an\u00adna@exam\u2060ple.at\u200b',
        postal: '\u202aA\u20116020\u202c',
        city: 'Bad\u00a0Ischl',
      },
      firstname: 'Anna 👩\u200d🚒',
      lastname: 'Ber\u200dger – Huber',
    });
    expect(fieldsOf(sent.body)).toMatchObject({
      email: 'anna@example.at',
      postal: '6020',
      city: 'Bad Ischl',
      firstname: 'Anna 👩\u200d🚒',
      lastname: 'Berger – Huber',
    });
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
    const thanks = (await someone.open(String(headers.location))).body;
    expect(thanks).toContain('1012 AB');
    expect(thanks).toContain('Niederlande');
  });

  it('is a text that is longer than the API accepts', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, city: 'x'.repeat(81) };
    const { statusCode, body } = await someone.submit(fields);
    expect([statusCode, namedFields(body)]).toEqual([422, ['city']]);
    expect(body).toContain('höchstens 80 Zeichen');
  });

  it('is not a text of the greatest length: characters are counted, not their code units', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    const longer = await someone.submit({ ...fields, firstname: '👩'.repeat(81) });
    expect(namedFields(longer.body)).toEqual(['firstname']);
    expect((await someone.submit({ ...fields, firstname: '👩'.repeat(80) })).statusCode).toBe(303);
  });

  it('is all that is missing, at once', async () => {
    const someone = await checkout.guest();
    const { body } = await someone.submit(fieldsOf((await someone.open('/checkout/')).body));
    expect(namedFields(body)).toEqual(['email', 'firstname', 'lastname', 'street', 'streetNo', 'postal', 'city']);
  });

  it('is a product whose size has changed meanwhile, even if the total is the same', async () => {
    const { someone, shown, other } = await withOtherSize();
    const fields: Record<string, string> = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields };
    await someone.session.delete(`/api/v1/cart/hash/${shown.hash}/`);
    await someone.session.post('/api/v1/cart/', { productOption: other });
    const changed = await someone.submit(fields);
    expect(changed.statusCode).toBe(422);
    expect(changed.body).toContain('In deinem Warenkorb hat sich etwas geändert');
    const again = { ...fieldsOf(changed.body), countryId: 'AT' };
    expect(again).toMatchObject({ seenTotal: fields['seenTotal'], street: guestFields.street });
    // A form of a release before did not name the goods.
    const { seenGoods: _, ...older } = fields;
    expect((await someone.submit(fields)).statusCode).toBe(422);
    expect((await someone.submit(older)).statusCode).toBe(303);
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

  it.each([
    [0, 'the fields of a new one', '<div id="addressUuid" class="address"'],
    [1, 'the other one', '<input type="radio" id="addressUuid"'],
  ])(
    'is a saved address that was deleted meanwhile: with %i others the summary links to %s',
    async (others, _, target) => {
      const someone = await checkout.customer();
      const save = async (isDefault: boolean) => {
        const body = { ...homeAddress, deliveryType: 'home', isDefault };
        dataOf(await someone.session.post('/api/v1/user/address/shipping/', body), ShippingAddresses);
      };
      for (let other = 0; other < others; other++) await save(false);
      await save(true);
      const fields = fieldsOf((await someone.open('/checkout/')).body);
      await someone.session.delete(`/api/v1/user/address/shipping/${fields['addressUuid']}/`);
      const { statusCode, body } = await someone.submit(fields);
      expect([statusCode, namedFields(body)]).toEqual([422, ['addressUuid']]);
      expect(body).toContain(target);
      const fieldset = /<fieldset id="address"[^>]*>/.exec(body)?.[0];
      expect(fieldset).toContain('addressUuid-problem');
      // A person who still has to choose a store is shown the fields of the new address too.
      const noStore = await someone.submit({ ...fields, deliveryType: 'click_and_collect', storeSysname: '' });
      expect(namedFields(noStore.body)).toEqual(['storeSysname']);
      expect(fieldsOf(noStore.body)['addressUuid']).toBe(others === 0 ? undefined : '');
    },
  );

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
    const notice = await other.open(String(headers.location));
    expect(notice.statusCode).toBe(404);
    expect(notice.body).toMatch(/href="[^"]*\/bestellung\/">Bestellung finden</);
  });

  it('never becomes markup', async () => {
    const someone = await checkout.guest();
    const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, postal: '"><script>' };
    expect((await someone.submit(fields)).body).not.toContain('<script>');
  });

  it('is not the Return key: a form’s first button recalculates the total and orders nothing', async () => {
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
