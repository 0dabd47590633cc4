import type { Product } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { isProduct, isTile, malformed } from '../answer/answer-form.ts';
import { inAppPath } from '../listing/in-app-path.ts';

export type ProductData = { readonly product: Product };

export async function loadProduct({ app, request }: LoaderInput): Promise<LoaderResult<ProductData>> {
  const params = new URLSearchParams({ path: inAppPath(request.url.pathname, app.locale) });
  const answer = await app.api.get<Product>(`/api/v1/product/?${params}`, { signal: request.signal });
  if (!answer.ok) return answer.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: answer.error };
  if (!isProduct(answer.data)) return { kind: 'failed', error: malformed };
  const related = answer.data.related.filter(isTile);
  return { kind: 'data', data: { product: { ...answer.data, related } } };
}
