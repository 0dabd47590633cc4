import type { SiteConfig } from 'shared-contracts/app';
import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { ShownProduct } from './product-loader.ts';
import { isSoldOut } from './purchase/option-stock.ts';

/** schema.org Product with its Offer, and the BreadcrumbList. Prices are those of an anonymous shopper. */
export function productStructuredData(product: ShownProduct, config: SiteConfig): Record<string, unknown>[] {
  const url = `${config.shopOrigin}${product.url}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${product.brandName} ${product.nameWithoutBrand}`,
      brand: { '@type': 'Brand', name: product.brandName },
      sku: product.articleNumber,
      category: product.breadcrumb.at(-2)?.name,
      color: product.colour.name,
      description: product.description,
      image: product.pictures.map((picture) => pictureAddress(picture.url, config)),
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: (product.prices.cents.vk / 100).toFixed(2),
        priceCurrency: config.currency,
        availability: `https://schema.org/${availabilityOf(product)}`,
        itemCondition: `https://schema.org/${product.saleType === 'refurbished' ? 'Refurbished' : 'New'}Condition`,
        seller: { '@type': 'Organization', name: 'Bergauf', url: `${config.shopOrigin}/` },
        ...deliveryTerms(product, config),
      },
    },
    breadcrumbStructuredData(product.breadcrumb, config.shopOrigin),
  ];
}

/** The absolute address of a picture: at the shop's origin, which proxies pictures, unless they have an origin of their own. */
export const pictureAddress = (url: string, { picturesOrigin, shopOrigin }: SiteConfig): string =>
  `${picturesOrigin || shopOrigin}${url}`;

function availabilityOf(product: ShownProduct): 'InStock' | 'SoldOut' | 'Discontinued' {
  if (product.delisted) return 'Discontinued';
  return isSoldOut(product) ? 'SoldOut' : 'InStock';
}

/** Country of delivery and returns. */
const country = 'AT';

/** Delivery of this product alone, and its return policy; nothing where the API does not send them. */
function deliveryTerms({ delivery }: ShownProduct, config: SiteConfig): Record<string, unknown> {
  if (delivery === null) return {};
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: (delivery.price.cents / 100).toFixed(2),
        currency: config.currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        // The days of the delivery promise count from the order.
        handlingTime: days(0, 1),
        transitTime: days(Math.max(0, delivery.minDays - 1), Math.max(1, delivery.maxDays - 1)),
      },
    },
    ...(delivery.returnDays !== undefined && { hasMerchantReturnPolicy: returnPolicy(delivery.returnDays) }),
  };
}

function returnPolicy(merchantReturnDays: number): Record<string, unknown> {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  };
}
