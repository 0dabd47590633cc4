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
  delivery: null,
};

// The meta reads only these fields.
const metaOf = (delisted: object) =>
  productMeta(
    { product: { ...product, ...delisted } } as unknown as ProductData,
    { config: { shopOrigin: 'https://shop.example', picturesOrigin: '', currency: 'EUR' } } as unknown as MetaContext,
  );

it('a delisted product is gone, and search engines remove it', () => {
  expect(metaOf({ delisted: true })).toMatchObject({ isGone: true, robots: 'noindex', canonical: '/p/norrak-kar-3/' });
  expect(metaOf({})).not.toHaveProperty('isGone');
});

const offerOf = (changes: object) => {
  const [found] = metaOf(changes).structuredData ?? [];
  return found?.['offers'] as Record<string, unknown>;
};
const option = { id: 1, title: '42', stock: true, quantity: 3 };
const delivery = {
  minDays: 2,
  maxDays: 4,
  isFreight: false,
  price: { cents: 490, formatted: '€ 4,90' },
  returnDays: 30,
};

it('structured data contains the availability', () => {
  expect(offerOf({ options: [option] })['availability']).toBe('https://schema.org/InStock');
  expect(offerOf({ options: [{ ...option, stock: false, quantity: 0 }] })['availability']).toBe(
    'https://schema.org/SoldOut',
  );
  expect(offerOf({ options: [option], delisted: true })['availability']).toBe('https://schema.org/Discontinued');
});

it('structured data contains delivery cost, delivery time and return period', () => {
  expect(offerOf({ delivery })).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '4.90', currency: 'EUR' },
      shippingDestination: { addressCountry: 'AT' },
      deliveryTime: { handlingTime: { maxValue: 1 }, transitTime: { minValue: 1, maxValue: 3 } },
    },
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: 'AT' },
  });
  const { returnDays: _, ...older } = delivery;
  expect(offerOf({ delivery: older })).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(offerOf({ delivery: null })).not.toHaveProperty('shippingDetails');
});

it('the picture for shared links is the drawn card, with an older API the product’s first picture', () => {
  const pictures = [{ url: '/media/1/640.webp' }];
  expect(metaOf({ pictures, shareImage: '/pictures/card/x.png' }).image).toBe(
    'https://shop.example/pictures/card/x.png',
  );
  expect(metaOf({ pictures }).image).toBe('https://shop.example/media/1/640.webp');
  expect(metaOf({})).not.toHaveProperty('image');
});

it('a long description is cut between words at 155 characters, a short one is whole', () => {
  const descriptionOf = (description: string) => metaOf({ description }).description;
  expect(descriptionOf(' Leicht\n und  warm. ')).toBe('Leicht und warm.');
  expect(descriptionOf(`${'a'.repeat(150)} bcde`)).toBe(`${'a'.repeat(150)} bcde`);
  expect(descriptionOf(`${'a'.repeat(150)} bcdef`)).toBe(`${'a'.repeat(150)} …`);
});
