import Type, { type Static } from 'typebox';
import { Gender, GenderSysname } from './gender.ts';
import { NamedLink } from './link.ts';
import { Picture } from './picture.ts';
import { Money, Prices } from './prices.ts';
import { ProductColour, ProductTile } from './product-tile.ts';

/** A size variant: what is put into the cart. `quantity` is the number of pieces in stock, `title` the size. */
export const ProductOption = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  stock: Type.Boolean(),
  quantity: Type.Integer({ minimum: 0 }),
});
export type ProductOption = Static<typeof ProductOption>;

/** The category names of a product, from the top (`category`) downwards; absent levels are left out (SPEC 3). */
export const ProductCategories = Type.Object({
  category: Type.String(),
  subcategory: Type.Optional(Type.String()),
  subsubcategory: Type.Optional(Type.String()),
  subsubsubcategory: Type.Optional(Type.String()),
  subsubsubsubcategory: Type.Optional(Type.String()),
});
export type ProductCategories = Static<typeof ProductCategories>;

/** Everything the product page shows, for one colour of the product. */
export const Product = Type.Object({
  id: Type.Integer(),
  /** The shown colour variant's id; the same as the id of its entry in `colours`. */
  variantId: Type.Integer(),
  articleNumber: Type.String(),
  url: Type.String(),
  brandName: Type.String(),
  brand: Type.Object({ name: Type.String(), url: Type.String(), logo: Type.String() }),
  nameWithoutBrand: Type.String(),
  /** Paragraphs are separated by an empty line. */
  description: Type.String(),
  /** Short selling points. */
  features: Type.Array(Type.String()),
  /** Named facts: material, weight, drop … */
  details: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  gender: Gender,
  genderSysname: GenderSysname,
  categories: ProductCategories,
  breadcrumb: Type.Array(NamedLink),
  colour: Type.Object({ name: Type.String(), hex: Type.String() }),
  colours: Type.Array(ProductColour),
  options: Type.Array(ProductOption),
  pictures: Type.Array(Picture),
  prices: Prices,
  /** Named beside every announced price reduction (Austrian law); null where nothing is reduced. */
  lowestPrice30Days: Type.Union([Money, Type.Null()]),
  isNew: Type.Boolean(),
  isHeavy: Type.Boolean(),
  isBike: Type.Boolean(),
  isSki: Type.Boolean(),
  related: Type.Array(ProductTile),
});
export type Product = Static<typeof Product>;
