import { expect, it } from 'vitest';
import { cookieDomainFrom } from './cookie-domain.ts';

it.each([
  ['http://localhost:3000', 'http://localhost:3003', null],
  ['https://bergauf.example', 'https://bergauf.example', null],
  ['https://shop.bergauf.example', 'https://kassa.bergauf.example', 'bergauf.example'],
  ['https://bergauf.example', 'https://kassa.bergauf.example', 'bergauf.example'],
])('the cookies of %s and %s may have the domain %s', (shop, checkout, domain) => {
  expect(cookieDomainFrom(domain === null ? {} : { SHOP_COOKIE_DOMAIN: domain }, shop, checkout)).toBe(domain);
});

it.each([
  [{}, 'https://shop.bergauf.example', 'https://kassa.bergauf.example', /but is not set\.$/],
  [
    { SHOP_COOKIE_DOMAIN: 'shop.bergauf.example' },
    'https://shop.bergauf.example',
    'https://kassa.bergauf.example',
    /but is "shop\.bergauf\.example"\.$/,
  ],
  [
    { SHOP_COOKIE_DOMAIN: 'gauf.example' },
    'https://bergauf.example',
    'https://bergauf.example',
    /but is "gauf\.example"\.$/,
  ],
])('refuses %j for %s and %s: the checkout would not get the cart', (env, shop, checkout, sentence) => {
  expect(() => cookieDomainFrom(env, shop, checkout)).toThrow(sentence);
});
