import type { MetaContext } from 'shared-contracts/remote';
import { expect, it } from 'vitest';
import type { ProductData } from './product-loader.ts';
import { productMeta } from './product-meta.ts';

const product = {
  brandName: 'Norrak',
  nameWithoutBrand: 'Kar 3',
  colour: { name: 'Blau', hex: '#2F68A8' },
  description: 'Leicht.',
  url: '/p/norrak-kar-3/',
  pictures: [],
  options: [],
  prices: { cents: { vk: 100, rrp: 100 } },
  brand: { name: 'Norrak', url: '/marken/norrak/', logo: '' },
  breadcrumb: [],
};

// The meta reads these fields only.
const metaOf = (delisted: object) =>
  productMeta(
    { product: { ...product, ...delisted } } as unknown as ProductData,
    { config: { shopOrigin: 'https://shop.example', apiOrigin: 'https://api.example' } } as unknown as MetaContext,
  );

it('a delisted product is gone, and search engines take it out', () => {
  expect(metaOf({ delisted: true })).toMatchObject({ isGone: true, robots: 'noindex', canonical: '/p/norrak-kar-3/' });
  expect(metaOf({})).not.toHaveProperty('isGone');
});
