import Type, { type Static } from 'typebox';
import { ProductTile } from '../catalogue/product-tile.ts';
import { TeamSlug } from './team.ts';

export const WishlistProduct = Type.Object({
  ...ProductTile.properties,
  /** Present when it is no longer sold; it is sold out then. */
  delisted: Type.Optional(Type.Literal(true)),
});
export type WishlistProduct = Static<typeof WishlistProduct>;

export const Wishlist = Type.Object({
  /** The last added first. */
  products: Type.Array(WishlistProduct),
  uuid: Type.Union([Type.String(), Type.Null()]),
});
export type Wishlist = Static<typeof Wishlist>;

export const WishlistAddBody = Type.Object({ productId: Type.Integer({ minimum: 1, maximum: 2147483647 }) });
export type WishlistAddBody = Static<typeof WishlistAddBody>;

/** `team` is the team in whose shop the product was saved; default: the first team that sells it. */
export const TeamWishlistAddBody = Type.Object({ ...WishlistAddBody.properties, team: Type.Optional(TeamSlug) });
export type TeamWishlistAddBody = Static<typeof TeamWishlistAddBody>;
