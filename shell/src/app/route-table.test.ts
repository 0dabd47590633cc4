import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import type { SiteConfig } from 'shared-contracts/app';
import { describe, expect, it } from 'vitest';
import { configForTests } from '../testing/config-for-tests.ts';

import { matchRoute, shopRoutes } from './route-table.ts';

const idOf = (path: string, config: SiteConfig = configForTests): string | undefined => matchRoute(config, path)?.id;

/** The router's own match: it ranks patterns instead of taking the first. */
function routerId(path: string, config: SiteConfig): string | undefined {
  const children = shopRoutes(config).map((route) =>
    route.path === '' ? { id: route.id, index: true as const } : { id: route.id, path: route.path },
  );
  return matchRoutes([{ id: 'layout', path: '/', children }], path)?.at(-1)?.route.id;
}

describe('the paths of SPEC 2', () => {
  it.each([
    ['/login/', 'login'],
    ['/register/', 'register'],
    ['/forgot-password/', 'forgot-password'],
    ['/reset-password/', 'reset-password'],
    ['/doi/thankyou/0a1b2c/', 'double-opt-in'],
    ['/', 'home'],
    ['/p/trailschuh-rot-17/', 'product'],
    ['/p/a/b/', 'product'],
    ['/blog/', 'blog'],
    ['/blog/herbst/', 'blog'],
    ['/blog/article/der-richtige-schuh/', 'blog-article'],
    ['/blog/article/a/b/', 'blog-article'],
    ['/shops/', 'store-search'],
    ['/shops/linz/', 'store-search'],
    ['/shop/linz-mitte/', 'store'],
    ['/static/agb/', 'static'],
    ['/services/verleih/ski/', 'services'],
    ['/wishlist/', 'wishlist'],
    ['/warenkorb/', 'cart'],
    ['/marken/', 'brands'],
    ['/marken/herren/', 'fall-through'],
    ['/marken/damen/', 'fall-through'],
    ['/my-account/', 'account'],
    ['/my-account/orders/', 'orders'],
    ['/my-account/order-details/6f1e-4a/', 'order-details'],
    ['/my-account/delivery-address/', 'delivery-address'],
    ['/my-account/account-details/', 'account-details'],
    ['/my-account/loyalty/', 'loyalty'],
    ['/bestellung/', 'order-lookup'],
    ['/my-account/something/', 'fall-through'],
    ['/search/', 'search'],
    ['/search/?q=schuhe', 'search'],
    ['/werbung/', 'flyer-search'],
    ['/werbung/shop/linz-mitte/', 'flyer-store'],
    ['/werbung/shop/x/', 'flyer-store'],
    ['/werbung/shop/x/y/', 'flyer'],
    ['/werbung/sommer/2027/', 'flyer'],
    ['/herren/schuhe/', 'fall-through'],
    ['/shopping/', 'fall-through'],
    ['/blogs/', 'fall-through'],
  ])('%s is the route %s, for the shop and for the router', (path, id) => {
    expect(idOf(path)).toBe(id);
    expect(routerId(path, configForTests)).toBe(id);
  });

  it.each([
    ['/herren', '/herren/'],
    ['/p/x?groesse=42', '/p/x/'],
    ['/blog/article/x#top', '/blog/article/x/'],
  ])('%s is the same route as %s', (path, other) => {
    expect(idOf(path)).toBe(idOf(other));
  });
});

describe('routes that the configuration switches', () => {
  it('without a flyer prefix everything below it falls through to the search results', () => {
    const config = { ...configForTests, flippingBookPrefix: null };
    for (const path of ['/werbung/', '/werbung/shop/x/', '/werbung/sommer/']) {
      expect(idOf(path, config)).toBe('fall-through');
    }
  });

  it('another flyer prefix moves the flyers there', () => {
    const config = { ...configForTests, flippingBookPrefix: 'prospekte' };
    expect(idOf('/prospekte/shop/x/', config)).toBe('flyer-store');
    expect(idOf('/werbung/shop/x/', config)).toBe('fall-through');
  });

  it('without loyalty its page falls through', () => {
    expect(idOf('/my-account/loyalty/', { ...configForTests, loyaltyEnabled: false })).toBe('fall-through');
  });
});

describe('the team variant of SPEC 2', () => {
  const config = { ...configForTests, teamBuild: true };

  it.each([
    ['/login/', 'login'],
    ['/', 'home'],
    ['/sv-alpenblick/p/trailschuh-rot-17/', 'team-product'],
    // Emails of the team shop lead to it.
    ['/doi/thankyou/0a1b2c/', 'double-opt-in'],
    ['/list/', 'teams'],
    ['/list/search/', 'teams-search'],
    ['/info/agb/', 'content'],
    ['/wishlist/', 'wishlist'],
    ['/warenkorb/', 'cart'],
    ['/my-account/orders/', 'orders'],
    ['/my-account/loyalty/', 'fall-through'],
    ['/p/trailschuh-rot-17/', 'fall-through'],
    ['/werbung/', 'fall-through'],
    ['/sv-alpenblick/', 'fall-through'],
  ])('%s is the route %s, for the shop and for the router', (path, id) => {
    expect(idOf(path, config)).toBe(id);
    expect(routerId(path, config)).toBe(id);
  });

  it('has each id once, and exists only where the flag is on', () => {
    const ids = shopRoutes(config).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(idOf('/sv-alpenblick/p/trailschuh-rot-17/')).toBe('fall-through');
  });
});

describe('the table', () => {
  const routes = shopRoutes(configForTests);

  it('has each id once and ends with the catch-all route', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    expect(routes.at(-1)?.path).toBe('*');
  });

  it('sends no page-data event for the product list and the guide (SPEC 2)', () => {
    const silent = routes.filter(({ group }) => group === null).map(({ id }) => id);
    expect(silent.sort()).toEqual(['blog', 'blog-article', 'fall-through', 'search']);
  });

  it.each([
    ['/', 'home'],
    ['/p/trailschuh-rot-17/', 'item_detail'],
    ['/static/agb/', 'services'],
    ['/services/verleih/ski/', 'services'],
    ['/shops/', 'shop'],
    ['/shops/linz/', 'shop'],
    ['/shop/linz-mitte/', 'shop'],
    ['/warenkorb/', 'other'],
    ['/werbung/', 'other'],
    ['/my-account/', 'other'],
  ])('%s has the page-data group %s (SPEC 2)', (path, group) => {
    expect(matchRoute(configForTests, path)?.group).toBe(group);
  });

  it('renders public pages on the server, and private pages in the browser', () => {
    const inBrowser = routes.filter(({ rendered }) => rendered === 'browser').map(({ id }) => id);
    expect(inBrowser.sort()).toEqual(
      [
        'account',
        'account-details',
        'cart',
        'delivery-address',
        'double-opt-in',
        'loyalty',
        'order-details',
        'orders',
        'wishlist',
      ].sort(),
    );
  });

  it("matches the same page for any address, in its own order and by the router's ranking", () => {
    const segments = fc.constantFrom(
      ...['p', 'blog', 'article', 'shop', 'shops', 'static', 'marken', 'herren', 'my-account', 'orders', 'werbung'],
      ...['search', 'login', 'order-details', 'doi', 'thankyou', 'wishlist', 'x', 'y-1', 'loyalty', 'a%20b'],
    );
    const configs = fc.record({ loyaltyEnabled: fc.boolean(), flippingBookPrefix: fc.constantFrom('werbung', null) });
    fc.assert(
      fc.property(fc.array(segments, { maxLength: 4 }), configs, (parts, switches) => {
        const config = { ...configForTests, ...switches };
        const path = `/${parts.map((part) => `${part}/`).join('')}`;
        expect(routerId(path, config)).toBe(idOf(path, config));
        expect(idOf(path, config)).toBeDefined();
      }),
      { numRuns: 300 },
    );
  });
});
