import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePagePath } from './page-address.ts';

const origin = 'https://shop.example';

describe('normalisePagePath', () => {
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
    ['/herren/?mehr=83&page=2', '/herren/?page=2&mehr=83'],
    ['/herren/?page=&q=', '/herren/'],
    ['/herren/?', '/herren/'],
    ['/p/gr%C3%B6%C3%9Fe/', '/p/gr%C3%B6%C3%9Fe/'],
  ])('takes %s for the page %s', (url, path) => {
    expect(normalisePagePath(url)).toEqual({ kind: 'page', path });
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
  ])('leads %s to %s', (url, to) => {
    expect(normalisePagePath(url)).toEqual(to === null ? { kind: 'bad' } : { kind: 'redirect', to });
  });

  it.each(['/%', '/%zz/', '/%c3/', 'http://evil.at/x', '*', '', '/a#b', '?q=x'])('refuses %j', (url) => {
    expect(normalisePagePath(url)).toEqual({ kind: 'bad' });
  });
});

describe('whatever is asked for', () => {
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

  it('a redirect never leaves the shop', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const normal = normalisePagePath(url);
        fc.pre(normal.kind === 'redirect');
        if (normal.kind === 'redirect') expect(new URL(normal.to, origin).origin).toBe(origin);
      }),
      { numRuns: 1000 },
    );
  });

  it('one redirect is enough, and a page stays what it is', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const first = normalisePagePath(url);
        const again = first.kind === 'redirect' ? normalisePagePath(first.to) : first;
        expect(again.kind).toBe(first.kind === 'bad' ? 'bad' : 'page');
        if (again.kind === 'page') expect(normalisePagePath(again.path)).toEqual(again);
      }),
      { numRuns: 1000 },
    );
  });

  it('the order of parameters, and foreign ones between them, give no second key', () => {
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
          expect(normalisePagePath(urlOf(shuffled))).toEqual(normalisePagePath(urlOf(pairs)));
        },
      ),
    );
  });
});
