import type { ContentPageIndex } from 'shared-contracts/entities';
import { expect, it } from 'vitest';
import { serviceLinks } from './service-links.ts';

const config = { flippingBookPrefix: 'werbung', omnichannelAvailable: true, teamBuild: false };
const index = (has: boolean, pages: readonly string[]): ContentPageIndex => ({
  static: [],
  services: pages.map((url) => ({ name: url, url })),
  has: { stores: has, articles: has, flyers: has, brands: has },
});

it('link the parts of the shop that have content, and the help page if there is one', () => {
  expect(serviceLinks(config, index(true, ['/services/hilfe/']))).toEqual({
    stores: true,
    pickUp: true,
    guide: true,
    flyers: '/werbung/',
    help: '/services/hilfe/',
  });
  expect(serviceLinks(config, index(false, ['/services/versand/']))).toEqual({
    stores: false,
    pickUp: false,
    guide: false,
    flyers: null,
    help: null,
  });
});

it('link no flyers where the configuration has no address for them, and no page where the pages are unknown', () => {
  expect(serviceLinks({ ...config, flippingBookPrefix: null }, index(true, [])).flyers).toBeNull();
  expect(serviceLinks(config, null)).toEqual({
    stores: true,
    pickUp: true,
    guide: true,
    flyers: '/werbung/',
    help: null,
  });
});

it('link only what the team shop has: its help page', () => {
  const teams = { flippingBookPrefix: null, omnichannelAvailable: false, teamBuild: true };
  const nothing = { stores: false, pickUp: false, guide: false, flyers: null };
  expect(serviceLinks(teams, null)).toEqual({ ...nothing, help: null });
  expect(serviceLinks(teams, index(false, ['/info/hilfe/']))).toEqual({ ...nothing, help: '/info/hilfe/' });
});

it('link the stores of a shop in which nothing is picked up in one', () => {
  const shop = { ...config, omnichannelAvailable: false };
  expect(serviceLinks(shop, index(true, []))).toMatchObject({ stores: true, pickUp: false });
  expect(serviceLinks(shop, null)).toMatchObject({ stores: true, pickUp: false });
});
