import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { fieldsOf, guestFields, namedFields, openCheckout, totalOf } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout({ locales: ['en'] });
});
afterAll(() => checkout.close());

it('has the same texts with the same placeholders in both languages', () => {
  const [at, en] = ['at', 'en'].map(
    (locale) =>
      JSON.parse(readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8')) as Record<
        string,
        string
      >,
  );
  const places = (texts: Record<string, string> = {}) =>
    Object.entries(texts).map(([key, text]) => [key, [...new Set(text.match(/\{(\w+)(?=[,}])/g))].sort()]);
  expect(places(en)).toEqual(places(at));
});

it('speaks English from the first page to the last, with English prices', async () => {
  const someone = await checkout.guest(2);
  expect((await someone.open('/')).body).toContain('Continue to checkout');
  const { body } = await someone.open('/checkout/');
  expect(body).toContain('<html lang="en">');
  expect(totalOf(body)).toMatch(/^€\u00a0[\d,]+\.\d\d$/);
  const wrong = await someone.submit({ ...fieldsOf(body), ...guestFields, postal: '60' });
  expect(wrong.body).toContain('<title>Error: Checkout');
  expect(namedFields(wrong.body)).toEqual(['postal']);
  const abroad = await someone.submit({ ...fieldsOf(body), ...guestFields, countryId: 'NL' });
  expect(abroad.body).toContain('This postcode does not fit the country.');
  const { headers } = await someone.submit({ ...fieldsOf(body), ...guestFields });
  const thanks = await someone.open(String(headers.location));
  expect(thanks.body).toContain('Thank you, we have your order');
  expect(thanks.body).toContain(String(totalOf(body)));
  for (const page of [body, wrong.body, thanks.body]) expect(page).not.toMatch(/Warenkorb|Bestellung|kostenlos|Gesamt/);
});

it('says in English what the API refuses in German, and that an address cannot be read', async () => {
  const someone = await checkout.guest();
  const fields = { ...fieldsOf((await someone.open('/checkout/')).body), ...guestFields, voucher: 'NIX-NIX-NIX' };
  const refused = await someone.submit(fields);
  expect(refused.body).toContain('We do not know this voucher. Choose another one, or none.');
  expect(refused.body).not.toContain('Gutschein');
  expect((await someone.open('/%zz/')).body).toContain('We cannot read this address');
});

it('uses the language of the previous page on all its pages, and leads back to it', async () => {
  const both = await openCheckout({ locales: ['at', 'en'] });
  onTestFinished(() => both.close());
  const open = (url: string, cookie = '') => both.server.inject({ url, headers: { cookie } });
  const first = await open('/?locale=en');
  expect(first.headers['set-cookie']).toBe('bergauf_checkout_locale=en; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(first.body).toContain('<html lang="en">');
  expect(first.body).toContain('href="https://shop.example/en/');
  const next = await open('/checkout/', 'bergauf_checkout_locale=en');
  expect(next.body).toContain('<html lang="en">');
  expect((await open('/checkout/?locale=at', 'bergauf_checkout_locale=en')).body).toContain('<html lang="de-AT">');
  const plain = await open('/', 'bergauf_checkout_locale=xx');
  expect(plain.body).toContain('<html lang="de-AT">');
  expect(plain.body).not.toContain('shop.example/en/');
  expect((await open('/?locale=xx')).headers['set-cookie']).toBeUndefined();
});

it('keeps the language of a form while another tab uses another one', async () => {
  const both = await openCheckout({ locales: ['at', 'en'] });
  onTestFinished(() => both.close());
  const someone = await both.guest();
  const cookie = `bergauf_request_id=${someone.requestId}; bergauf_checkout_locale=en`;
  const { body } = await both.server.inject({ url: '/checkout/?locale=at', headers: { cookie } });
  // Also of the buttons that count anew.
  expect(body).not.toMatch(/ction="\/checkout\/[#"]/);
  // By now the other tab has remembered English.
  const sent = await both.server.inject({
    method: 'POST',
    url: /<form class="order"[^>]* action="([^"]*)"/.exec(body)?.[1] ?? '',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ intent: 'order', ...fieldsOf(body), ...guestFields, postal: '' }).toString(),
  });
  expect(sent.body).toContain('<html lang="de-AT">');
  expect(sent.headers['set-cookie']).toContain('bergauf_checkout_locale=at');
});
