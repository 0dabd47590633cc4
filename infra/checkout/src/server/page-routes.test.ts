// @module-tag rotated
import { dataOf } from '@bergauf/api/testing/responses';
import { Cart } from 'shared-contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, openCheckout, shopOrigin } from '../testing/open-checkout.ts';

let checkout: Awaited<ReturnType<typeof openCheckout>>;
beforeAll(async () => {
  checkout = await openCheckout();
});
afterAll(() => checkout.close());

describe('the two entries', () => {
  it.each(['/', '/checkout/'])('%s shows the cart that is handed over, with pictures and its sum', async (url) => {
    const someone = await checkout.guest(2);
    const { total, products } = dataOf(await someone.session.get('/api/v1/cart/'), Cart);
    const { statusCode, body } = await someone.open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(products[0]?.brandName);
    expect(body).toContain(`src="${checkout.network.origin}${products[0]?.picture.url}"`);
    expect(body).toContain(total.productsPriceFormatted);
    expect(body).toContain(total.totalCartPriceFormatted);
    // The number of pieces stays on one line.
    expect(body).toContain('2\u00a0Stück');
  });

  it.each(['/', '/checkout/'])('%s leads on from an empty cart and from an ended session', async (url) => {
    const stranger = await checkout.server.inject({ url });
    expect([stranger.statusCode, stranger.body.includes(`href="${shopOrigin}/search/"`)]).toEqual([200, true]);
    const ended = checkout.browser({ 'x-request-id': 'u0000', authorization: 'Bearer nonsense' });
    expect((await ended.open(url)).body).toContain(`href="${shopOrigin}/login/?weiter=%2Fwarenkorb%2F"`);
  });

  it('ignores a cookie that no header can carry', async () => {
    const odd = await checkout.server.inject({ url: '/', headers: { cookie: 'bergauf_request_id=%C3%BC%0A' } });
    expect([odd.statusCode, odd.body.includes('Hier ist nichts zu bezahlen')]).toEqual([200, true]);
  });

  it.each(['/', '/checkout/'])(
    '%s says that the cart needs cookies where the browser sends none at all',
    async (url) => {
      const hint = 'lass in deinem Browser Cookies zu';
      const none = await checkout.server.inject({ url });
      const others = await checkout.server.inject({ url, headers: { cookie: 'bergauf_checkout_locale=at' } });
      expect([none.body.includes(hint), others.body.includes(hint)]).toEqual([true, false]);
    },
  );

  it('redirects to the address with a trailing slash, with its query', async () => {
    const { statusCode, headers } = await checkout.server.inject('/checkout?filiale=bergauf_3');
    expect([statusCode, headers.location]).toEqual([308, '/checkout/?filiale=bergauf_3']);
  });

  it.each([
    [null, '127.0.0.1'],
    ['loopback', '198.51.100.7'],
  ])(
    'calls the API with the network address of the shopper, as far as a proxy is trusted: %s',
    async (trustProxy, ip) => {
      const site = await openCheckout({ trustProxy });
      const someone = await site.guest();
      const cookie = `bergauf_request_id=${someone.requestId}`;
      await site.server.inject({ url: '/', headers: { cookie, 'x-forwarded-for': '198.51.100.7' } });
      const call = site.network.calls.find(({ name }) => name === 'GET /api/v1/cart/');
      expect(call?.headers['x-forwarded-for']).toBe(ip);
      await site.close();
    },
  );
});

describe('a store that was chosen in the shop', () => {
  it('is passed on in the address and preselects pick-up there', async () => {
    const someone = await checkout.guest();
    expect((await someone.open('/?filiale=bergauf_12')).body).toContain('href="/checkout/?filiale=bergauf_12"');
    const fields = fieldsOf((await someone.open('/checkout/?filiale=bergauf_12')).body);
    expect(fields).toMatchObject({ deliveryType: 'click_and_collect', storeSysname: 'bergauf_12' });
  });

  it('is free at both entries', async () => {
    const cheap = checkout.facts.plenty.find(({ vk }) => vk < 5000);
    const someone = await checkout.guest(1, cheap?.id);
    const { total } = dataOf(await someone.session.get('/api/v1/cart/'), Cart);
    expect(total.deliveryPrice).toBeGreaterThan(0);
    for (const url of ['/', '/checkout/']) {
      const [sent, collected] = [await someone.open(url), await someone.open(`${url}?filiale=bergauf_12`)];
      expect(sent.body, url).toContain(total.totalCartPriceFormatted);
      expect(collected.body, url).not.toContain(total.totalCartPriceFormatted);
      expect(collected.body, url).toContain('data-free="kostenlos">kostenlos<');
    }
  });

  it.each(['bergauf_9999', 'x', '', '"><script>', 'bergauf_1&filiale=bergauf_2'])(
    'is ignored when the address says %j',
    async (text) => {
      const someone = await checkout.guest();
      expect((await someone.open(`/?filiale=${text}`)).body).toMatch(/href="\/checkout\/(\?filiale=bergauf_9999)?"/);
      const { statusCode, body } = await someone.open(`/checkout/?filiale=${text}`);
      expect(statusCode).toBe(200);
      expect(fieldsOf(body)).toMatchObject({ deliveryType: 'home', storeSysname: '' });
    },
  );

  it('is that of the account where the address names none; the address takes precedence', async () => {
    const someone = await checkout.customer();
    await someone.session.put('/api/v1/user/store/', { sysname: 'bergauf_7' });
    expect(fieldsOf((await someone.open('/checkout/')).body)).toMatchObject({
      deliveryType: 'click_and_collect',
      storeSysname: 'bergauf_7',
    });
    expect(fieldsOf((await someone.open('/checkout/?filiale=bergauf_12')).body)['storeSysname']).toBe('bergauf_12');
  });
});
