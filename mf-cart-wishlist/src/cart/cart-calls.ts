import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Cart, CartAddBody } from 'shared-contracts/entities';
import { withRequestId } from '../request-id/first-request.ts';

const path = '/api/v1/cart/';

export async function readCart({ api }: AppContext): Promise<ApiResult<Cart>> {
  return checked(await api.get<Cart>(path));
}

/** A guest's first add brings the request id. */
export async function addToCart(app: AppContext, body: CartAddBody): Promise<ApiResult<Cart>> {
  return checked(await withRequestId(app, () => app.api.post<Cart>(path, { amount: 1, ...body })));
}

/** @returns a `malformed` error where the answer has no data */
export async function removeFromCart({ api }: AppContext, removalPath: string): Promise<ApiResult<Cart>> {
  return checked(await api.delete<Cart | null>(removalPath));
}

export async function mergeCart({ api }: AppContext, mergeUuid: string): Promise<ApiResult<Cart>> {
  return checked(await api.post<Cart>(`${path}merge/`, { mergeUuid }));
}

/** What a change comes to that was not made. */
export const notMade: ApiResult<never> = failure('aborted');

/** A cart without lines or totals would only fail later, where nobody can act on it. */
function checked(result: ApiResult<Cart | null>): ApiResult<Cart> {
  if (!result.ok) return result;
  const { data } = result;
  return Array.isArray(data?.products) && typeof data.total?.amount === 'number'
    ? { ok: true, data }
    : failure('malformed');
}

function failure(kind: ApiError['kind']): { ok: false; error: ApiError } {
  return { ok: false, error: { kind, status: null, code: kind, message: '', fields: {}, retryable: true } };
}
