import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import type { Product, ProductCompanion, ProductSet } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { inAppPath } from '../in-app-path.ts';
import { type Terms, termsOf } from './facts/terms/terms.ts';
import { type SizeGuide, sizeGuideOf } from './size-guide/size-guide.ts';

/** Data of the product page, the same for every session. */
export type ProductData = {
  readonly product: Product;
  readonly sizeGuide: SizeGuide;
  readonly terms: Terms;
  /** The team whose shop the page belongs to; null in the main shop. */
  readonly team: string | null;
};

/** The fields that the product page reads. */
const isProduct = hasShape<Product>({
  url: 'string',
  description: 'string',
  brand: { name: 'string', url: 'string' },
  colour: { name: 'string' },
  prices: { cents: { vk: 'number' } },
  delivery: { price: { cents: 'number' } },
  loyaltyPoints: { vk: 'number' },
  pictures: 'array',
  options: 'array',
  colours: 'array',
  details: 'array',
  features: 'array',
  related: 'array',
  accessories: 'array',
  companions: 'array',
  alternatives: 'array',
  sets: 'array',
  breadcrumb: 'array',
});

export async function loadProduct({ app, params, request }: LoaderInput): Promise<LoaderResult<ProductData>> {
  const { locale } = app;
  const team = params['teamName'] ?? null;
  const path = apiPath(inAppPath(request.url.pathname, locale), team, locale);
  const found = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isProduct);
  if (!found.ok) return found.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: found.error };
  const product = withoutMalformed(found.data);
  const sizeGuide = sizeGuideOf(product.sizeSystem, locale);
  return { kind: 'data', data: { product, sizeGuide, terms: termsOf(product, locale), team } };
}

/** A team's page is `/{teamName}/p/…`; the product's own path is the rest. */
function apiPath(path: string, team: string | null, locale: string): string {
  if (team === null) return `/api/v1/product/?${new URLSearchParams({ path, locale })}`;
  const productPath = path.slice(path.indexOf('/', 1));
  return `/api/v2/team/${encodeURIComponent(team)}/product/?${new URLSearchParams({ path: productPath, locale })}`;
}

/** Malformed tiles, companions and sets are left out one by one. */
function withoutMalformed(product: Product): Product {
  return {
    ...product,
    related: product.related.filter(isTile),
    accessories: product.accessories.filter(isTile),
    companions: product.companions.filter((companion) => hasOptions(companion) && isTile(companion.product)),
    alternatives: product.alternatives.filter(isTile),
    sets: product.sets.filter((set) => isSet(set) && set.items.every((item) => isTile(item.product))),
  };
}

const hasOptions = hasShape<ProductCompanion>({ options: 'array' });
const isSet = hasShape<ProductSet>({ prices: { cents: { vk: 'number' } }, items: [{ options: 'array' }] });
