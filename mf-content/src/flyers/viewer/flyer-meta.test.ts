import type { SiteConfig } from 'shared-contracts/app';
import { describe, expect, it } from 'vitest';
import type { FlyerData } from './flyer-loader.ts';
import { flyerMeta } from './flyer-meta.ts';

const config = {
  shopOrigin: 'https://shop.example',
  picturesOrigin: 'https://pictures.example',
  flippingBookPrefix: 'werbung',
} as SiteConfig;
const picture = { url: '/pictures/flyer/winter-1.svg', alt: '', width: 1050, height: 1485 };
const spots = [
  { x: 0, y: 0, w: 5, h: 5, productId: 7, url: '/p/ski/', name: 'Ski', priceFull: '€ 9,00', recommendedFull: null },
];
const data: FlyerData = {
  path: 'winter',
  title: 'Winter',
  text: 'Ski und mehr.',
  validFrom: '2026-11-16',
  validTo: '2026-12-05',
  validity: { state: 'current', text: '16. November bis 5. Dezember 2026', daysLeft: 3 },
  loadedOn: '2026-12-02',
  pages: [{ number: 1, picture, heading: 'Winter', paragraphs: [], spots }],
  page: 1,
  view: 'book',
};
const metaOf = (shown: FlyerData) => flyerMeta(shown, { t: (key) => key, locale: 'at', config, path: '/' });

describe('meta data of a flyer', () => {
  it('is one document for search engines, whichever page and view are shown', () => {
    const { canonical, image } = metaOf(data);
    expect(canonical).toBe('/werbung/winter/');
    expect(image).toBe('https://pictures.example/pictures/flyer/winter-1.svg');
    expect(metaOf({ ...data, page: 4, view: 'list' })).toEqual(metaOf(data));
  });

  it('describes the sale with its period, its offers and its place in the shop', () => {
    expect(metaOf(data).structuredData).toMatchObject([
      { '@type': 'SaleEvent', startDate: '2026-11-16', endDate: '2026-12-05' },
      { '@type': 'ItemList', itemListElement: [{ position: 1, url: 'https://shop.example/p/ski/' }] },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ position: 1 }, { item: 'https://shop.example/werbung/winter/' }],
      },
    ]);
  });

  it('keeps a past flyer out of search engines, and announces no sale', () => {
    const over = metaOf({ ...data, validity: { ...data.validity, state: 'over' } });
    expect(over.robots).toBe('noindex');
    expect(over.structuredData).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });
});
