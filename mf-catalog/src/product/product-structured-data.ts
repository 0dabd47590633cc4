import type { SiteConfig } from 'shared-contracts/app';
import { breadcrumbStructuredData } from '../breadcrumb/breadcrumb-structured-data.ts';
import type { ShownProduct } from './product-loader.ts';
import { isSoldOut } from './purchase/option-stock.ts';

/** schema.org Product with its Offer, and the BreadcrumbList. Prices are those of an anonymous shopper. */
export function productStructuredData(product: ShownProduct, config: SiteConfig): Record<string, unknown>[] {
  const url = `${config.shopOrigin}${product.url}`;
  const inStock = !isSoldOut(product);
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
      image: product.pictures.map((picture) => `${config.apiOrigin}${picture.url}`),
      url,
      offers: {
        '@type': 'Offer',
        url,
        price: (product.prices.cents.vk / 100).toFixed(2),
        priceCurrency: config.currency,
        availability: `https://schema.org/${inStock ? 'InStock' : 'SoldOut'}`,
        itemCondition: `https://schema.org/${product.saleType === 'refurbished' ? 'Refurbished' : 'New'}Condition`,
      },
    },
    breadcrumbStructuredData(product.breadcrumb, config.shopOrigin),
  ];
}
