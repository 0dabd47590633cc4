import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';
import { withRequestId } from '../../confirmed-list/guest-request-id.ts';
import { ownPath } from '../../confirmed-list/own-path.ts';
import type { Wish } from './wishlist-machine.ts';

const isWishlist = hasShape<Wishlist>({ products: 'array' });
const hasId = hasShape<ProductTile>({ id: 'number' });

/** SPEC 7: the team shop has a wishlist of its own. */
function base({ config }: AppContext): string {
  return config.teamBuild ? '/api/v2/team/wishlist/' : '/api/v1/wishlist/';
}

export async function readWishlist(app: AppContext): Promise<ApiResult<Wishlist>> {
  return listedProducts(app, await app.api.get<unknown>(ownPath(app, base(app))));
}

/** A guest's first wish begins the request id. */
export async function addWish(app: AppContext, { productId, team = null }: Wish): Promise<ApiResult<Wishlist>> {
  const body = { productId, ...(app.config.teamBuild && team !== null ? { team } : {}) };
  return listedProducts(app, await withRequestId(app, () => app.api.post<unknown>(ownPath(app, base(app)), body)));
}

export async function removeWish(app: AppContext, productId: number): Promise<ApiResult<Wishlist>> {
  return listedProducts(app, await app.api.delete<unknown>(ownPath(app, `${base(app)}${productId}/`)));
}

export async function mergeWishlist(app: AppContext, mergeUuid: string): Promise<ApiResult<Wishlist>> {
  return listedProducts(app, await app.api.post<unknown>(ownPath(app, `${base(app)}merge/`), { mergeUuid }));
}

/** SPEC 8: a product without an id is logged and skipped. */
function listedProducts(app: AppContext, result: ApiResult<unknown>): ApiResult<Wishlist> {
  const checked = checkResponse(result, isWishlist);
  if (!checked.ok) return checked;
  const listed = checked.data.products;
  const products = listed.filter(hasId);
  if (products.length < listed.length) {
    const error = new Error(`[Wishlist] ${listed.length - products.length} products without an id were skipped`);
    app.remotes.reportFailure('mf-cart-wishlist/wishlist-page', null, 'loader', error);
  }
  return { ok: true, data: { ...checked.data, products } };
}
