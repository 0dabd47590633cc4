import fc from 'fast-check';
import type { ExposeId, QueryParameter } from 'shared-contracts/remote';
import { describe, expect, it } from 'vitest';
import type { ShopRoute } from '../../app/route-table.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import { createPageAddresses, parseAddress } from './page-address.ts';

const origin = 'https://shop.example';

const listParameters: readonly QueryParameter[] = [
  { name: 'filters', value: 'ids' },
  { name: 'q', value: 'text' },
  { name: 'price_min', value: 'text' },
  { name: 'sort', value: 'text' },
  { name: 'order', value: 'text' },
  { name: 'page', value: 'text' },
];
const declared = (page: ExposeId): readonly QueryParameter[] => (page === 'mf-catalog/list-page' ? listParameters : []);
const addressOf = createPageAddresses(configForTests);

type Normalised = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'bad' | 'too-long' };

/** Both normalisation steps, as for a request. */
function normalise(url: string, query = declared): Normalised {
  const parsed = parseAddress(url);
  if (parsed.kind !== 'page') return parsed;
  const address = addressOf(parsed.pathname, parsed.search, { query, routes: [] });
  return address ? { kind: 'page', path: address.path } : { kind: 'too-long' };
}

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/herren/', '/herren/'],
    ['/search/?q=trail+schuhe', '/search/?q=trail+schuhe'],
    ['/search/?q=trail%20schuhe', '/search/?q=trail+schuhe'],
    ['/search/?utm_source=mail&q=x&gclid=1', '/search/?q=x'],
    ['/herren/?page=2&filters=83,91', '/herren/?filters=83%2C91&page=2'],
    ['/herren/?filters=7&filters.82=1&filters.93=', '/herren/?filters=1%2C7'],
    ['/herren/?filters=91,83,91&filters=x,-1,83', '/herren/?filters=83%2C91'],
    ['/herren/?page=2&page=3', '/herren/?page=2'],
    [`/herren/?q=${'x'.repeat(201)}`, '/herren/'],
    [
      `/herren/?filters=${Array.from({ length: 150 }, (_, id) => id + 1).join(',')}`,
      `/herren/?filters=${Array.from({ length: 100 }, (_, id) => id + 1).join('%2C')}`,
    ],
    ['/herren/?page=&q=', '/herren/'],
    ['/herren/?', '/herren/'],
    ['/p/gr%C3%B6%C3%9Fe/', '/p/gr%C3%B6%C3%9Fe/'],
  ])('of %s is %s', (url, path) => {
    expect(normalise(url)).toEqual({ kind: 'page', path });
  });

  it.each([
    ['/search/', '?utm_source=mail&q=x&gclid=1', 'utm_source=mail&gclid=1'],
    // Declared parameters that count as not given, and the fields of a list of numbers.
    ['/herren/', `?filters=7&filters.82=x&filters.a=1&page=&q=${'x'.repeat(201)}`, 'filters.a=1'],
    ['/p/helmet-1/', '?pk_campaign=%C3%BC%26', 'pk_campaign=%C3%BC%26'],
    ['/herren/', '?q=x', undefined],
    ['/herren/', '', undefined],
  ])('of %s%s sets aside the parameters that the page does not declare: %s', (pathname, search, undeclared) => {
    expect(addressOf(pathname, search, { query: declared, routes: [] })?.undeclared).toBe(undeclared);
  });

  it('is that of the route that its own release set declares, also after the same path in another set', () => {
    const routes: ShopRoute[] = [
      { id: 'reviews', path: 'reviews', page: 'mf-catalog/list-page', group: null, rendered: 'browser' },
    ];
    const classIn = (own: readonly ShopRoute[]) =>
      addressOf('/reviews/', '', { query: () => [], routes: own })?.pageClass;
    const none: ShopRoute[] = [];
    expect([none, routes, none, routes].map(classIn)).toEqual(['data', 'plain', 'data', 'plain']);
  });

  it('keeps the parameters that its remote declares, and no others', () => {
    const url = '/marken/?letter=b&q=x';
    expect(normalise(url)).toEqual({ kind: 'page', path: '/marken/' });
    const brands = (page: ExposeId): readonly QueryParameter[] =>
      page === 'mf-catalog/brands-page' ? [{ name: 'letter', value: 'text' }] : [];
    expect(normalise(url, brands)).toEqual({ kind: 'page', path: '/marken/?letter=b' });
  });

  it('has its parameters in the declared order', () => {
    const reversed = (): readonly QueryParameter[] => [...listParameters].reverse();
    expect(normalise('/herren/?q=x&page=2', reversed)).toEqual({ kind: 'page', path: '/herren/?page=2&q=x' });
  });

  it("is the route's pattern for every address of a private page", () => {
    expect(normalise('/my-account/order-details/7/?q=x')).toEqual({
      kind: 'page',
      path: '/my-account/order-details/:uuid/',
    });
  });

  it.each([`/${'a'.repeat(1_023)}/`, `/${'a'.repeat(900)}/?q=${'x'.repeat(150)}`])('may be too long', (url) => {
    expect(normalise(url)).toEqual({ kind: 'too-long' });
  });

  it.each([
    ['/herren', '/herren/'],
    ['/herren?utm_source=mail', '/herren/?utm_source=mail'],
    ['/herren//schuhe/', '/herren/schuhe/'],
    ['//evil.at', '/evil.at/'],
    ['//evil.at/', '/evil.at/'],
    ['///evil.at//x?y=//z', '/evil.at/x/?y=//z'],
    ['/\\evil.at', '/evil.at/'],
    ['/\\/evil.at/', '/evil.at/'],
    ['\\\\evil.at', null],
  ])('redirects %s to %s', (url, to) => {
    expect(normalise(url)).toEqual(to === null ? { kind: 'bad' } : { kind: 'redirect', to });
  });

  it.each(['/%', '/%zz/', '/%c3/', 'http://evil.at/x', '*', '', '/a#b', '?q=x'])('refuses %j', (url) => {
    expect(normalise(url)).toEqual({ kind: 'bad' });
  });

  it.each(['/a%0Ab/', '/herren/%0a', '/%E2%80%A8/', '/shops/%00/', '/search/?q=a%00b', '/herren?%00'])(
    'refuses %j, for which no page can be rendered',
    (url) => {
      expect(normalise(url)).toEqual({ kind: 'bad' });
    },
  );

  it.each(['/search/?q=a%0Ab', '/search/?q=%2500', '/p/%2500/'])('allows %j', (url) => {
    expect(normalise(url).kind).toBe('page');
  });
});

describe('any address', () => {
  const pieces = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    'a',
    '%2F',
    '%5C',
    '%',
    '@',
    ':',
    'evil.at',
    'http:',
    '?',
    '&',
    'q=',
    '#',
  );
  const anyUrl = fc.array(pieces, { maxLength: 12 }).map((parts) => `/${parts.join('')}`);

  it('never redirects out of the shop', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const normal = normalise(url);
        fc.pre(normal.kind === 'redirect');
        if (normal.kind === 'redirect') expect(new URL(normal.to, origin).origin).toBe(origin);
      }),
      { numRuns: 1000 },
    );
  });

  it('needs at most one redirect to its normal form, which needs none', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const first = normalise(url);
        const again = first.kind === 'redirect' ? normalise(first.to) : first;
        expect(again.kind).toBe(first.kind === 'bad' ? 'bad' : 'page');
        if (again.kind === 'page') expect(normalise(again.path)).toEqual(again);
      }),
      { numRuns: 1000 },
    );
  });

  it('has one normal form for any order of parameters, with undeclared ones between them', () => {
    const known = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('q', 'filters', 'price_min', 'sort', 'order', 'page'),
        fc.string({ unit: 'grapheme', maxLength: 6 }),
      ),
      { selector: ([name]) => name, minLength: 1 },
    );
    const urlOf = (pairs: [string, string][]): string => `/herren/?${new URLSearchParams(pairs)}`;
    fc.assert(
      fc.property(
        known.chain((pairs) =>
          fc.tuple(
            fc.constant(pairs),
            fc.shuffledSubarray([...pairs, ['utm_source', 'x'] as [string, string]], { minLength: pairs.length + 1 }),
          ),
        ),
        ([pairs, shuffled]) => {
          expect(normalise(urlOf(shuffled))).toEqual(normalise(urlOf(pairs)));
        },
      ),
    );
  });
});

describe('addresses of a site in two languages', () => {
  const local = createPageAddresses({ ...configForTests, locales: ['at', 'en'] });

  it.each([
    ['/en/', '', '/en/', 'data'],
    ['/en/herren/', '?q=x&utm_source=mail', '/en/herren/?q=x', 'data'],
    ['/en/my-account/order-details/u-1/', '', '/en/my-account/order-details/:uuid/', 'plain'],
    ['/my-account/order-details/u-1/', '', '/my-account/order-details/:uuid/', 'plain'],
    ['/en/login/', '', '/en/login/', 'plain'],
    ['/english/', '', '/english/', 'data'],
  ])('%s%s is cached as %s', (pathname, search, path, pageClass) => {
    expect(local(pathname, search, { query: declared, routes: [] })).toMatchObject({ path, pageClass });
  });

  it('a site in one language has no prefix', () => {
    expect(addressOf('/en/login/', '', { query: declared, routes: [] })).toEqual({
      path: '/en/login/',
      pageClass: 'data',
    });
  });
});
