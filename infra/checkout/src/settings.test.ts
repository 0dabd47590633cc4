import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('has a default for everything, on the ports of its neighbours', () => {
  expect(readSettings({ API_PORT: '4001', SHOP_PORT: '', CHECKOUT_PORT: '4003' })).toMatchObject({
    port: 4003,
    apiOrigin: 'http://localhost:4001',
    shopOrigin: 'http://localhost:3000',
    checkoutOrigin: 'http://localhost:4003',
    locale: 'at',
    teamBuild: false,
  });
});

it('takes origins without their slash', () => {
  expect(readSettings({ CHECKOUT_ORIGIN: 'https://kassa.bergauf.example/' }).checkoutOrigin).toBe(
    'https://kassa.bergauf.example',
  );
});

it.each([
  ['CHECKOUT_PORT', 'drei'],
  ['API_ORIGIN', 'api.example'],
  ['SHOP_ORIGIN', 'https://shop.example/pfad'],
  ['CHECKOUT_ORIGIN', 'ftp://kassa.example'],
  ['SHOP_LOCALE', 'fr'],
])('ends with one sentence that names %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"\\.$`));
});
