import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext, SiteConfig } from 'shared-contracts/app';
import type { ProductTile, Wishlist } from 'shared-contracts/entities';
import { createListApi, type ListApi } from '../../server-list/list-api.ts';
import type { WishlistItem } from './wishlist-machine.ts';

export type WishlistApi = Pick<ListApi<Wishlist>, 'read' | 'merge'> & {
  add(item: WishlistItem): Promise<ApiResult<Wishlist>>;
  remove(productId: number): Promise<ApiResult<Wishlist>>;
};

const isWishlist = hasShape<Wishlist>({ products: 'array' });
const hasId = hasShape<ProductTile>({ id: 'number' });

/** SPEC 7: the team shop has a wishlist of its own. */
export function createWishlistApi(app: AppContext): WishlistApi {
  const { teamBuild } = app.config;
  const path = teamBuild ? '/api/v2/team/wishlist/' : '/api/v1/wishlist/';
  const { read, add, remove, merge } = createListApi(app, path, (result) => withoutInvalidProducts(app, result));
  return {
    read,
    merge,
    add: ({ productId, team = null }) => add({ productId, ...(teamBuild && team !== null ? { team } : {}) }),
    remove: (productId) => remove(`${productId}/`),
  };
}

/** SPEC 8: a product without an id is logged and skipped. */
function withoutInvalidProducts(app: AppContext, result: ApiResult<unknown>): ApiResult<Wishlist> {
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

/** The team whose shop contains a page: in the team shop that of `/{teamName}/p/…` (SPEC 2), else null. */
export function teamOfPage({ teamBuild }: Pick<SiteConfig, 'teamBuild'>, pathname: string): string | null {
  return teamBuild ? (/([^/]+)\/p\//.exec(pathname)?.[1] ?? null) : null;
}
