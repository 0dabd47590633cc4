import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutAddress,
  inAppPath,
  isExternal,
  localAddress,
  localeChoicePath,
  normaliseQuery,
  pathIn,
  paths,
  withTrailingSlash,
} from './paths.ts';

const origin = 'http://localhost:3000';
/** Text without lone surrogates, as an address can contain it. */
const text = fc.string({ unit: 'grapheme', maxLength: 120 });

it('every fixed path ends with a slash', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  expect(fixed.length).toBeGreaterThan(5);
  for (const path of fixed) expect(path).toMatch(/^\/(.*\/)?$/);
});

it.each([
  [paths.order('u-1/2'), '/my-account/order-details/u-1%2F2/'],
  [paths.article('schuhe kaufen'), '/blog/article/schuhe%20kaufen/'],
  [paths.static('agb'), '/static/agb/'],
  [paths.services('verleih'), '/services/verleih/'],
  [paths.search(), '/search/'],
  [paths.search('   '), '/search/'],
  [paths.search('trail schuhe'), '/search/?q=trail+schuhe'],
  [paths.search('50 % & mehr+'), '/search/?q=50+%25+%26+mehr%2B'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected);
});

describe('normaliseQuery', () => {
  it.each([
    ['  schuhe  ', 'schuhe'],
    ['trail \t\n  schuhe', 'trail schuhe'],
    ['', ''],
    ['x'.repeat(60), 'x'.repeat(50)],
    [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
    [`${'x'.repeat(49)}🏔`, 'x'.repeat(49)],
    [`${'x'.repeat(48)}🏔`, `${'x'.repeat(48)}🏔`],
  ])('turns %j into %j', (query, normal) => {
    expect(normaliseQuery(query)).toBe(normal);
  });

  it('is idempotent, and returns at most 50 characters without surrounding spaces', () => {
    fc.assert(
      fc.property(text, (query) => {
        const normal = normaliseQuery(query);
        expect(normaliseQuery(normal)).toBe(normal);
        expect(normal.length).toBeLessThanOrEqual(50);
        expect(normal).toBe(normal.trim());
        expect(normal).not.toMatch(/\s\s/);
      }),
    );
  });

  it('is read back from the search address', () => {
    fc.assert(
      fc.property(text, (query) => {
        const { searchParams } = new URL(paths.search(query), origin);
        expect(searchParams.get('q') ?? '').toBe(normaliseQuery(query));
      }),
    );
  });
});

describe('withTrailingSlash', () => {
  it.each([
    ['/', '/'],
    ['/herren', '/herren/'],
    ['/herren/', '/herren/'],
    ['/herren?page=2', '/herren/?page=2'],
    ['/herren/?page=2', '/herren/?page=2'],
    ['/herren#top', '/herren/#top'],
    ['/herren?weiter=/a/b#top', '/herren/?weiter=/a/b#top'],
    ['/herren#a?b', '/herren/#a?b'],
    ['#main', '#main'],
    ['?page=2', '?page=2'],
    ['', ''],
  ])('turns %s into %s', (href, expected) => {
    expect(withTrailingSlash(href)).toBe(expected);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '?', '#', 'a', '.') }), (href) => {
        const once = withTrailingSlash(href);
        expect(withTrailingSlash(once)).toBe(once);
      }),
    );
  });
});

describe('isExternal', () => {
  it.each([
    '/',
    '/herren/',
    '/herren/?weiter=http://evil.at',
    '#main',
    '?page=2',
    '',
    'herren/',
    origin,
    `${origin}/`,
    `${origin}/herren/`,
    `${origin}?q=1`,
    '/a:b/',
  ])('%j stays in the shop', (href) => {
    expect(isExternal(href, origin)).toBe(false);
  });

  it.each([
    '//evil.at',
    '///evil.at',
    '/\\evil.at',
    '\\\\evil.at',
    ' //evil.at',
    '/\t/evil.at',
    'http://evil.at/',
    'https://localhost:3000/',
    'http://localhost:3001/',
    'http://localhost:3000.evil.at/',
    'http://localhost:3000@evil.at/',
    'http://localhost:30001/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:3000/x',
    'mailto:team@bergauf.at',
    'tel:+43',
    'http://[',
  ])('%j leaves the shop', (href) => {
    expect(isExternal(href, origin)).toBe(true);
  });

  it('agrees with the browser for any text', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '?',
      '#',
      '\t',
      ' ',
      'http',
      'localhost:3000',
      'evil.at',
      'a',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const href = pieces.join('');
        fc.pre(URL.canParse(href, origin));
        expect(isExternal(href, origin)).toBe(new URL(href, origin).origin !== origin);
      }),
    );
  });
});

it.each([
  ['home', null, 'https://kassa.example/'],
  ['page', null, 'https://kassa.example/checkout/'],
  ['home', 'bergauf_3', 'https://kassa.example/?filiale=bergauf_3'],
  ['page', 'a&b', 'https://kassa.example/checkout/?filiale=a%26b'],
] as const)('leads to the checkout’s %s with the store %j', (entry, store, address) => {
  expect(checkoutAddress('https://kassa.example', entry, store)).toBe(address);
});

it('the address of the checkout names the locale of the page on a site with several', () => {
  const address = (locales: readonly ('at' | 'en')[]) =>
    checkoutAddress('https://kassa.example', 'page', 'bergauf_7', { locale: 'at', locales });
  expect(address(['at'])).toBe('https://kassa.example/checkout/?filiale=bergauf_7');
  expect(address(['at', 'en'])).toBe('https://kassa.example/checkout/?filiale=bergauf_7&locale=at');
});

describe('addresses of a locale', () => {
  const german = { locale: 'at', locales: ['at', 'en'] } as const;
  const english = { ...german, locale: 'en' } as const;

  it.each([
    [german, '/herren/?page=2#x', '/herren/?page=2#x'],
    [english, '/herren/?page=2#x', '/en/herren/?page=2#x'],
    [english, '/', '/en/'],
    [english, '#main', '#main'],
    [english, '?page=2', '?page=2'],
    [english, '//evil.example/', '//evil.example/'],
    [english, 'https://shop.example/', 'https://shop.example/'],
    [{ locale: 'en', locales: ['en'] } as const, '/herren/', '/herren/'],
  ])('%o writes %s as %s', (page, path, address) => {
    expect(localAddress(page, path)).toBe(address);
  });

  it.each([
    [german, '/herren/?q=1', '/herren/?q=1'],
    [german, '/english/', '/english/'],
    [german, '/en/herren/', null],
    [german, '/en', null],
    [german, '/at/', '/at/'],
    [german, localeChoicePath('en'), null],
    [english, '/en/herren/?q=1#x', '/herren/?q=1#x'],
    [english, '/en/', '/'],
    [english, '/en', '/'],
    [english, '/en?q=1', '/?q=1'],
    [english, '/en#x', '/#x'],
    [english, '/english/', null],
    [english, '/herren/', null],
    [english, localeChoicePath('at'), null],
  ])('%o reads %s as %s', (page, address, path) => {
    expect(inAppPath(page, address)).toBe(path);
  });

  it('reading reverses writing', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(german, english), (q, page) => {
        const path = paths.search(q);
        expect(inAppPath(page, localAddress(page, path))).toBe(path);
      }),
    );
  });
});

it.each([
  ['/static/agb/', '/info/agb/'],
  ['/services/hilfe/#fragen', '/info/hilfe/#fragen'],
  ['/wishlist/?from=/static/agb/', '/wishlist/?from=/static/agb/'],
  ['/fc-salzachau/p/static/services/', '/fc-salzachau/p/static/services/'],
])('in the team shop %s is %s, and the main shop keeps it', (path, expected) => {
  expect(pathIn({ teamBuild: true }, path)).toBe(expected);
  expect(pathIn({ teamBuild: false }, path)).toBe(path);
});
