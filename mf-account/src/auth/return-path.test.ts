import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';
import { withReturnPath } from './with-return-path.ts';

const locales = ['at', 'en'];
const from = (weiter: string): string => returnPath(new URLSearchParams({ weiter }), locales);

describe('the address after signing in', () => {
  it.each([
    ['/warenkorb/', '/warenkorb/'],
    ['/warenkorb', '/warenkorb/'],
    ['/search/?q=schuh#top', '/search/?q=schuh#top'],
    ['/my-account/orders/', '/my-account/orders/'],
    // An address that a shopper has copied starts with its locale.
    ['/en/warenkorb/', '/warenkorb/'],
    ['/en/search/?q=shoe#top', '/search/?q=shoe#top'],
    ['/en', '/'],
    ['/english/', '/english/'],
    // The default locale has no prefix.
    ['/at/warenkorb/', '/at/warenkorb/'],
  ])('is the path %s', (weiter, expected) => expect(from(weiter)).toBe(expected));

  it.each([
    '',
    'warenkorb/',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example/',
    'javascript:alert(1)',
    '/login/',
    '/register/?weiter=/warenkorb/',
    '/forgot-password/',
    '/reset-password/?token=x',
    '/en/login/?weiter=/warenkorb/',
    '/en//evil.example/',
    '/en/\\evil.example/',
  ])('is the account instead of %j', (weiter) => expect(from(weiter)).toBe('/my-account/'));

  it('is within the shop for any parameter', () => {
    const pieces = fc.array(
      fc.constantFrom('/', 'en', '\\', '.', '..', '\t', '\n', '@', ':', '?', '#', 'evil.example', '%2f'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const target = from(`/${parts.join('')}`);
        expect(target.startsWith('/')).toBe(true);
        expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
      }),
    );
  });

  it('is passed on between login and registration', () => {
    expect(withReturnPath('/register/', '/warenkorb/')).toBe('/register/?weiter=%2Fwarenkorb%2F');
    expect(withReturnPath('/register/', from(''))).toBe('/register/');
  });
});
