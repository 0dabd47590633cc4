import type { AppContext } from 'shared-contracts/app';
import { expect, it } from 'vitest';
import { authPath, inLanguage, shopOf } from './in-language.ts';

const appOf = (locale: 'at' | 'en', teamBuild = false) =>
  ({ locale, config: { teamBuild } }) as unknown as Pick<AppContext, 'config' | 'locale'>;

it.each([
  ['at', '/api/v1/user/', '/api/v1/user/'],
  ['en', '/api/v1/user/', '/api/v1/user/?locale=en'],
  ['en', '/api/v1/user/orders/?page=2', '/api/v1/user/orders/?page=2&locale=en'],
] as const)('in the locale %s the path %s is %s: German is the language of the API', (locale, path, expected) => {
  expect(inLanguage(path, appOf(locale))).toBe(expected);
});

it('the calls of the login are those of the shop, in its language', () => {
  expect(authPath('auth/login/', appOf('at'))).toBe('/api/v1/auth/login/');
  expect(authPath('auth/login/', appOf('en', true))).toBe('/api/v2/team/auth/login/?locale=en');
});

it('the orders are those of the shop', () => {
  expect([shopOf({ teamBuild: false }), shopOf({ teamBuild: true })]).toEqual([{ shop: 'shop' }, { shop: 'team' }]);
});
