import type { ReleaseManifest } from 'shared-contracts/discovery';
import { expect, test } from 'vitest';
import { emptyDocument, keyOf } from '../registry/document/stored-document.ts';
import { allTrafficTo } from '../registry/traffic.ts';
import { contractUseObjections } from './contract-use.ts';

const integrity = `sha384-${'A'.repeat(64)}`;

function release(name: string, version: string, more: Partial<ReleaseManifest> = {}): ReleaseManifest {
  return {
    name,
    version,
    contractRange: '^1.0.0',
    clientEntry: 'client/e.js',
    serverEntry: 'server/e.js',
    files: { 'client/e.js': integrity, 'server/e.js': integrity },
    exposes: {},
    ...more,
  };
}

const page = { scripts: [], styles: [] };
const heart = { productId: 'string', 'size?': 'number', kind: "'full'|'empty'" };

const header = release('mf-header', '1.0.0', {
  uses: {
    fragments: { 'mf-cart/heart': [{ productId: 'string', kind: "'full'" }] },
    events: ['cart-changed', 'login'],
  },
  provides: { fragments: {}, events: ['flyout-requested'] },
});
const cart = (version: string, more: Partial<ReleaseManifest> = {}): ReleaseManifest =>
  release('mf-cart', version, {
    exposes: { heart: page, 'cart-page': { ...page, query: [{ name: 'tab', value: 'text' }] } },
    uses: { fragments: {}, events: ['flyout-requested'] },
    provides: { fragments: { heart: [heart] }, events: ['cart-changed'] },
    ...more,
  });

function objections(candidate: ReleaseManifest, live: readonly ReleaseManifest[] = [header, cart('1.0.0')]): string[] {
  const microFrontends = Object.fromEntries(
    live.map((manifest) => [keyOf(manifest.name), allTrafficTo({ manifest, manifestIntegrity: integrity })]),
  );
  const document = { ...emptyDocument(), microFrontends };
  return contractUseObjections({
    name: candidate.name,
    release: { manifest: candidate, manifestIntegrity: integrity },
    document,
  });
}

const withHeart = (shape: Record<string, string>) =>
  cart('2.0.0', { provides: { fragments: { heart: [shape] }, events: ['cart-changed'] } });

test('a release that keeps what others use passes, and so does one that declares nothing', () => {
  expect(objections(cart('1.1.0'))).toEqual([]);
  expect(objections(release('mf-cart', '1.1.0', { exposes: cart('1.0.0').exposes }))).toEqual([]);
  expect(objections(header)).toEqual([]);
  expect(objections(cart('1.1.0'), [])).toEqual([]);
});

test('a fragment that another release places must not vanish', () => {
  const candidate = cart('2.0.0', { exposes: { 'cart-page': cart('1.0.0').exposes['cart-page'] ?? page } });
  expect(objections(candidate)).toEqual(['mf-cart 2.0.0 has no heart any more, which mf-header 1.0.0 uses.']);
  const { heart: _heart, ...exposes } = cart('1.0.0').exposes;
  expect(objections(header, [cart('1.0.0', { exposes })])).toEqual([
    'mf-header 1.0.0 uses mf-cart/heart, which mf-cart 1.0.0 does not have.',
  ]);
});

test.each<[string, Record<string, string>, string | null]>([
  ['a new optional one', { ...heart, 'note?': 'string' }, null],
  ['a wider type', { ...heart, kind: "'full'|'empty'|'half'" }, null],
  ['one less', { productId: 'string' }, null],
  ['a new one that is needed', { ...heart, team: 'string' }, 'team is needed'],
  ['another type', { ...heart, productId: 'number' }, 'productId is number, not string'],
  ['a narrower type', { ...heart, kind: "'empty'" }, "kind is 'empty', not 'full'"],
])('of the props of a fragment, %s', (_what, shape, objection) => {
  const sentence = `mf-header 1.0.0 uses mf-cart/heart of mf-cart 2.0.0 with other props: ${objection}.`;
  expect(objections(withHeart(shape))).toEqual(objection ? [sentence] : []);
});

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['one that may be missing, and is needed now,', { 'size?': 'number' }, { size: 'number' }, 'size is needed'],
  [
    'an object of which only pieces of the text fit',
    { of: "{a:'x'|'y'}" },
    { of: "{a:'x'|'z'}|{b:'q'|'y'}" },
    "of is {a:'x'|'z'}|{b:'q'|'y'}, not {a:'x'|'y'}",
  ],
])('of the props that another release gives, %s does not fit', (_what, given, wanted, objection) => {
  const other = release('mf-header', '1.0.0', { uses: { fragments: { 'mf-cart/heart': [given] }, events: [] } });
  expect(objections(withHeart(wanted), [other, cart('1.0.0')])).toEqual([
    `mf-header 1.0.0 uses mf-cart/heart of mf-cart 2.0.0 with other props: ${objection}.`,
  ]);
});

test('one of several alternatives of props is enough', () => {
  const provides = { fragments: { heart: [{ other: 'string' }, heart] }, events: ['cart-changed'] };
  expect(objections(cart('2.0.0', { provides }))).toEqual([]);
});

test('an event that another release listens to must still be emitted by someone', () => {
  const silent = cart('2.0.0', { provides: { fragments: { heart: [heart] }, events: [] } });
  expect(objections(silent)).toEqual(['mf-cart 2.0.0 no longer emits cart-changed, which mf-header 1.0.0 listens to.']);
  const other = release('mf-account', '1.0.0', { provides: { fragments: {}, events: ['cart-changed'] } });
  expect(objections(silent, [header, cart('1.0.0'), other])).toEqual([]);
});

test('a query parameter of a page must not vanish', () => {
  expect(objections(cart('2.0.0', { exposes: { heart: page, 'cart-page': page } }))).toEqual([
    'mf-cart 2.0.0 no longer reads the query parameter tab of cart-page.',
  ]);
});

test('a page must not vanish, nor its address', () => {
  expect(objections(cart('2.0.0', { exposes: { heart: page } }))).toEqual([
    'mf-cart 2.0.0 no longer has the page cart-page.',
  ]);
  const route = { path: 'bewertungen/:id', rendered: 'server' } as const;
  const live = [release('mf-reviews', '1.0.0', { exposes: { reviews: { ...page, route }, list: page } })];
  expect(objections(release('mf-reviews', '2.0.0', { exposes: { list: page } }), live)).toEqual([
    'mf-reviews 2.0.0 no longer has the page reviews.',
  ]);
  expect(objections(release('mf-reviews', '2.0.0', { exposes: { reviews: page, list: page } }), live)).toEqual([
    'mf-reviews 2.0.0 no longer declares the address /bewertungen/:id/ of reviews.',
  ]);
  const moved = { reviews: { ...page, route: { path: 'reviews/:id', rendered: 'server' } as const }, list: page };
  expect(objections(release('mf-reviews', '2.0.0', { exposes: moved }), live)).toHaveLength(1);
  expect(objections(release('mf-reviews', '2.0.0', { exposes: { reviews: { ...page, route } } }), live)).toEqual([]);
});

test('a route below an address of another frontend is refused', () => {
  const at = (name: string, path: string) =>
    release(name, '1.0.0', { exposes: { page: { ...page, route: { path, rendered: 'server' } } } });
  const live = [at('mf-reviews', 'bewertungen/:id')];
  expect(objections(at('mf-tests', 'bewertungen'), live)).toEqual([
    'mf-tests 1.0.0 declares a route below /bewertungen/, which belongs to mf-reviews 1.0.0.',
  ]);
  expect(objections(at('mf-tests', 'tests'), live)).toEqual([]);
  expect(objections(at('mf-reviews', 'bewertungen/:id'), live)).toEqual([]);
});
