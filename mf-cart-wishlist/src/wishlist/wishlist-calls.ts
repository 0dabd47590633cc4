import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';
import { ownPath } from '../call/own-path.ts';
import { malformed } from '../failure/malformed.ts';
import { withRequestId } from '../request-id/first-request.ts';
import type { Wish } from './wishlist-machine.ts';

/** SPEC 7: the team shop has a wishlist of its own. */
function base({ config }: AppContext): string {
  return config.teamBuild ? '/api/v2/team/wishlist/' : '/api/v1/wishlist/';
}

export async function readWishlist(app: AppContext): Promise<ApiResult<Wishlist>> {
  return checked(app, await app.api.get<Wishlist>(ownPath(app, base(app))));
}

/** A guest's first wish begins the request id. */
export async function addWish(app: AppContext, { productId, team = null }: Wish): Promise<ApiResult<Wishlist>> {
  const body = { productId, ...(app.config.teamBuild && team !== null ? { team } : {}) };
  return checked(app, await withRequestId(app, () => app.api.post<Wishlist>(ownPath(app, base(app)), body)));
}

export async function removeWish(app: AppContext, productId: number): Promise<ApiResult<Wishlist>> {
  return checked(app, await app.api.delete<Wishlist>(ownPath(app, `${base(app)}${productId}/`)));
}

export async function mergeWishlist(app: AppContext, mergeUuid: string): Promise<ApiResult<Wishlist>> {
  return checked(app, await app.api.post<Wishlist>(ownPath(app, `${base(app)}merge/`), { mergeUuid }));
}

/** SPEC 8: a product without an id is logged and skipped. */
function checked(app: AppContext, result: ApiResult<Wishlist>): ApiResult<Wishlist> {
  if (!result.ok) return result;
  const listed: unknown = result.data?.products;
  if (!Array.isArray(listed)) return { ok: false, error: malformed };
  const products = listed.filter((product: ProductTile | null) => typeof product?.id === 'number');
  if (products.length < listed.length) {
    const error = new Error(`[Wishlist] ${listed.length - products.length} products without an id were skipped`);
    app.remotes.reportFailure('mf-cart-wishlist/wishlist-page', null, 'loader', error);
  }
  return { ok: true, data: { ...result.data, products } };
}
