import { checkResponse, hasShape, isTile } from 'shared-contracts/api';
import type {
  OptionalProductPart,
  Product,
  ProductCompanion,
  ProductSet,
  SentProduct,
} from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { type Terms, termsOf } from './facts/terms/terms.ts';
import { type SizeGuide, sizeGuideOf } from './size-guide/size-guide.ts';

/** Data of the product page, the same for every session. */
export type ProductData = {
  readonly product: ShownProduct;
  readonly sizeGuide: SizeGuide;
  readonly terms: Terms;
  /** The team whose shop the page belongs to; null in the main shop. */
  readonly team: string | null;
};

/** `delivery` and `loyaltyPoints` are null if the API does not send them. */
export type ShownProduct = Omit<Product, 'delivery' | 'loyaltyPoints'> & {
  readonly [Part in 'delivery' | 'loyaltyPoints']: Product[Part] | null;
};

/** Values of parts that the API may leave out (`optionalProductParts` of the contract). */
const withoutParts: Pick<ShownProduct, OptionalProductPart> = {
  features: [],
  details: [],
  sports: [],
  lowestPrice30Days: null,
  saleType: null,
  condition: null,
  sizeSystem: 'one-size',
  mounting: false,
  sets: [],
  accessories: [],
  companions: [],
  related: [],
  alternatives: [],
  delivery: null,
  storePickup: false,
  loyaltyPoints: null,
};

/** The fields that a product page requires. */
const isProduct = hasShape<SentProduct>({
  url: 'string',
  description: 'string',
  brand: { name: 'string', url: 'string' },
  colour: { name: 'string' },
  prices: { cents: { vk: 'number' } },
  pictures: 'array',
  options: 'array',
  colours: 'array',
  breadcrumb: 'array',
});

/** Shapes of the optional parts that the page reads; a part of another shape counts as left out. */
const isPart: { readonly [Part in OptionalProductPart]?: (value: unknown) => boolean } = {
  delivery: hasShape<Product['delivery']>({ price: { cents: 'number' } }),
  loyaltyPoints: hasShape<Product['loyaltyPoints']>({ vk: 'number' }),
};

export async function loadProduct({ app, params, request }: LoaderInput): Promise<LoaderResult<ProductData>> {
  const { locale } = app;
  const team = params['teamName'] ?? null;
  const path = apiPath(request.url.pathname, team, locale);
  const found = checkResponse(await app.api.get<unknown>(path, { signal: request.signal }), isProduct);
  if (!found.ok) return found.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: found.error };
  const { hasMoved, url } = found.data;
  // The API of the team shop has prefixed the team.
  if (hasMoved) return { kind: 'redirect', to: url, isPermanent: true };
  const product = withoutMalformed(withParts(found.data));
  const sizeGuide = sizeGuideOf(product.sizeSystem, locale);
  return { kind: 'data', data: { product, sizeGuide, terms: termsOf(product, locale), team } };
}

/** A team's page is `/{teamName}/p/…`; the rest is the product's own path. */
function apiPath(path: string, team: string | null, locale: string): string {
  if (team === null) return `/api/v1/product/?${new URLSearchParams({ path, locale })}`;
  const productPath = path.slice(path.indexOf('/', 1));
  return `/api/v2/team/${encodeURIComponent(team)}/product/?${new URLSearchParams({ path: productPath, locale })}`;
}

function withParts(sent: SentProduct): ShownProduct {
  const isSent = ([part, absent]: [string, unknown]): boolean => {
    const value = Reflect.get(sent, part);
    if (Array.isArray(absent)) return Array.isArray(value);
    return value !== undefined && (isPart[part as OptionalProductPart]?.(value) ?? true);
  };
  const missing = Object.entries(withoutParts).filter((entry) => !isSent(entry));
  return { ...withoutParts, ...sent, ...Object.fromEntries(missing) };
}

/** Leaves out malformed tiles, companions and sets individually. */
function withoutMalformed(product: ShownProduct): ShownProduct {
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
