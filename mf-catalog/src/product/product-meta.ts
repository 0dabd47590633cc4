import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import type { ProductData } from './product-loader.ts';
import { pictureAddress, productStructuredData } from './product-structured-data.ts';

const descriptionLimit = 155;

export function productMeta({ product }: ProductData, { config }: MetaContext): PageMeta {
  const image = product.shareImage ?? product.pictures[0]?.url;
  return {
    title: `${product.brandName} ${product.nameWithoutBrand}, ${product.colour.name} | Bergauf`,
    description: shorten(product.description),
    canonical: product.url,
    structuredData: productStructuredData(product, config),
    ...(product.delisted && { isGone: true, robots: 'noindex' as const }),
    ...(image !== undefined && { image: pictureAddress(image, config) }),
  };
}

/** Cut between words, at the length that search engines show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionLimit) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLimit))} …`;
}
