import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payloadPagePath, payloadUrl } from './payload.ts';

it.each([
  ['/', '/_payload/index.json'],
  ['/?groesse=42', '/_payload/index.json?groesse=42'],
  ['/index/', '/_payload/index/.json'],
  ['/herren/schuhe/', '/_payload/herren/schuhe.json'],
  ['/herren/schuhe/?q=x', '/_payload/herren/schuhe.json?q=x'],
  ['/search/?q=x.json', '/_payload/search.json?q=x.json'],
  ['/search/?q=a?b', '/_payload/search.json?q=a?b'],
  ['/a.json/', '/_payload/a.json.json'],
  ['/p/gr%C3%B6%C3%9Fe%2F1/', '/_payload/p/gr%C3%B6%C3%9Fe%2F1.json'],
])('the payload of %s is at %s, and back', (path, url) => {
  expect(payloadUrl(path)).toBe(url);
  expect(payloadPagePath(url)).toBe(path);
});

it.each(['/_payload/', '/_payload/herren', '/_payload/herren.js', '/herren.json', '/_payload/a?q=.json', ''])(
  '%j is no payload',
  (url) => {
    expect(payloadPagePath(url)).toBeNull();
  },
);

it('every page has its own payload address, which maps back to that page', () => {
  const segment = fc.oneof(
    fc.constantFrom('index', 'a.json', '_payload', '.json', 'herren', 'a%2Fb'),
    fc.stringMatching(/^[a-z0-9.~_-]{1,8}$/).filter((text) => !/^\.{1,2}$/.test(text)),
  );
  const query = fc.constantFrom('', 'q=x', 'q=a+b&page=2', 'q=x.json', 'q=%C3%BC&q=?', 'weiter=/a/b.json');
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), query, (segments, search) => {
      const written = `/${segments.map((part) => `${part}/`).join('')}${search ? `?${search}` : ''}`;
      const { pathname, search: normal } = new URL(written, 'http://shop');
      expect(payloadPagePath(payloadUrl(written))).toBe(`${pathname}${normal}`);
    }),
  );
});
