import type { Product, ProductSet } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { isProduct, isTile, malformed } from '../answer/answer-form.ts';
import { inAppPath } from '../listing/in-app-path.ts';
import type { ProductData } from './product-data.ts';
import { sizeGuideOf } from './size-guide/size-guide.ts';
import { termsOf } from './terms/terms.ts';

/** The API refuses longer ones; no product has one. */
const longestPath = 300;

/** An address that no product can have is refused before anyone is asked (SPEC 2, validity rule). */
export function isProductPath({ request }: LoaderInput): boolean {
  const { pathname } = request.url;
  return pathname.length <= longestPath && /\/p\/[^/]/.test(pathname);
}

export async function loadProduct({ app, request }: LoaderInput): Promise<LoaderResult<ProductData>> {
  const { locale } = app;
  const params = new URLSearchParams({ path: inAppPath(request.url.pathname, locale), locale });
  const answer = await app.api.get<Product>(`/api/v1/product/?${params}`, { signal: request.signal });
  if (!answer.ok) return answer.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: answer.error };
  if (!isProduct(answer.data)) return { kind: 'failed', error: malformed };
  const product = withoutMalformed(answer.data);
  const [sizeGuide, terms] = await Promise.all([sizeGuideOf(product.sizeSystem, locale), termsOf(product, locale)]);
  return { kind: 'data', data: { product, sizeGuide, terms } };
}

/** What goes along with a product may be left out, one by one; the product itself may not. */
function withoutMalformed(product: Product): Product {
  return {
    ...product,
    related: product.related.filter(isTile),
    accessories: product.accessories.filter(isTile),
    alternatives: product.alternatives.filter(isTile),
    sets: product.sets.filter(isSet),
  };
}

function isSet({ items, prices }: ProductSet): boolean {
  return (
    typeof prices?.cents?.vk === 'number' &&
    Array.isArray(items) &&
    items.every((item) => isTile(item.product) && Array.isArray(item.options))
  );
}
