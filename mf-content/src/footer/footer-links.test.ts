import type { ContentPageIndex } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { footerGroups } from './footer-links.ts';
import at from './messages/at.json';

const everything = { stores: true, articles: true, flyers: true, brands: true };
const nothing = { stores: false, articles: false, flyers: false, brands: false };
const all = { flippingBookPrefix: 'werbung', loyaltyEnabled: true, teamBuild: false };
const none = { flippingBookPrefix: null, loyaltyEnabled: false, teamBuild: false };
const index = (has: ContentPageIndex['has'], pages = 2): ContentPageIndex => ({
  static: Array.from({ length: pages }, (_, at) => ({ name: `Recht ${at}`, url: `/static/${at}/` })),
  services: Array.from({ length: pages }, (_, at) => ({ name: `Service ${at}`, url: `/services/${at}/` })),
  has,
});
const urls = (...given: Parameters<typeof footerGroups>): string[][] =>
  footerGroups(...given).map(({ links }) => links.map(({ url }) => url));

describe('links of the footer', () => {
  it('are the existing content pages, at most eight of a group, and the parts of the shop', () => {
    expect(urls(all, index(everything))).toEqual([
      ['/services/0/', '/services/1/'],
      ['/shops/', '/blog/', '/marken/', '/werbung/', '/my-account/loyalty/'],
      ['/static/0/', '/static/1/'],
    ]);
    expect(urls(all, index(everything, 20)).map(({ length }) => length)).toEqual([8, 5, 8]);
  });

  it('leave out parts that the configuration switches off', () => {
    expect(urls(none, index(everything))[1]).toEqual(['/shops/', '/blog/', '/marken/']);
  });

  it('leave out parts without content, and groups without links except the legal one, which has the settings of the consent', () => {
    expect(urls(all, index(nothing))[1]).toEqual(['/my-account/loyalty/']);
    expect(footerGroups(none, index(nothing, 0))).toEqual([{ id: 'legal', links: [] }]);
  });

  it('are only the parts of the shop where the pages are unknown', () => {
    expect(urls(none, null)).toEqual([['/shops/', '/blog/', '/marken/'], []]);
    expect(footerGroups({ ...none, teamBuild: true }, null)).toEqual([{ id: 'legal', links: [] }]);
  });

  it('all have a name', () => {
    for (const { links } of footerGroups(all, index(everything))) {
      for (const link of links) if ('id' in link) expect(at).toHaveProperty([`footer.${link.id}`]);
    }
  });
});
