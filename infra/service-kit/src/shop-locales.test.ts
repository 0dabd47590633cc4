import { expect, it } from 'vitest';
import { type ShopLocale, shopLocalesFrom } from './shop-locales.ts';

it.each<[string | undefined, readonly ShopLocale[]]>([
  [undefined, ['at']],
  ['', ['at']],
  ['en', ['en']],
  ['at, en,hu,cz', ['at', 'en', 'hu', 'cz']],
])('SHOP_LOCALE=%s is %j', (value, locales) => {
  expect(shopLocalesFrom({ SHOP_LOCALE: value })).toEqual(locales);
});

it('is what the caller has configured where the variable is missing', () => {
  expect(shopLocalesFrom({}, ['en', 'at'])).toEqual(['en', 'at']);
});

it.each(['de', 'at,at', 'at;en', 'AT'])('%s is refused with a sentence that names the variable', (value) => {
  expect(() => shopLocalesFrom({ SHOP_LOCALE: value })).toThrow(
    /^SHOP_LOCALE must be different ones of at, en, hu, cz/,
  );
});
