import Type, { type Static } from 'typebox';
import { Picture } from '../picture.ts';
import { Gender } from './gender.ts';
import { TilePrices } from './prices.ts';

/** A colour in which a product exists. `url` is the product page of exactly this colour. */
export const ProductColour = Type.Object({
  /** The colour variant's id. */
  id: Type.Integer(),
  name: Type.String(),
  hex: Type.String(),
  url: Type.String(),
  picture: Picture,
  soldOut: Type.Boolean(),
});
export type ProductColour = Static<typeof ProductColour>;

/** The part of a colour that a tile shows: a dot. */
export const TileColour = Type.Object({ id: Type.Integer(), hex: Type.String() });
export type TileColour = Static<typeof TileColour>;

/** How a product is sold; undefined for a new, current one. */
export const SaleType = Type.Union([Type.Literal('refurbished'), Type.Literal('outlet')]);
export type SaleType = Static<typeof SaleType>;

/**
 * A product as lists, rows, suggestions and the wishlist show it. Colour variants share one tile; `id` is the id of the
 * product as a whole (the `generalId` of a cart product, the wishlist's product id).
 */
export const ProductTile = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  brandName: Type.String(),
  nameWithoutBrand: Type.String(),
  gender: Gender,
  picture: Picture,
  /** A second view of the same colour, for hover. */
  pictureBack: Type.Object({ url: Type.String() }),
  prices: TilePrices,
  colours: Type.Array(TileColour),
  /** Sizes that can be bought now, in size order. */
  sizes: Type.Array(Type.String()),
  isNew: Type.Boolean(),
  /** Absent for products that are sold as usual. */
  saleType: Type.Optional(SaleType),
  soldOut: Type.Boolean(),
  /** On the wishlist of the team shop: the team that sells it there. */
  team: Type.Optional(Type.String()),
});
export type ProductTile = Static<typeof ProductTile>;
