import Type, { type Static } from 'typebox';
import { NamedLink } from '../link.ts';
import { Picture } from '../picture.ts';
import { TeamOffer } from '../shopper/team.ts';
import { Gender, GenderSysname } from './gender.ts';
import { Money, Prices } from './prices.ts';
import { ProductColour, ProductTile, SaleType } from './product-tile.ts';

/** A size variant, which is what is added to the cart. `quantity` is the number of pieces in stock, `title` the size. */
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

/** The size system of a product; the key of its size advice. */
export const SizeSystem = Type.Union([
  Type.Literal('shoes-eu'),
  Type.Literal('shoes-eu-kids'),
  Type.Literal('clothing'),
  Type.Literal('clothing-kids'),
  Type.Literal('gloves'),
  Type.Literal('socks'),
  Type.Literal('cap'),
  Type.Literal('head'),
  Type.Literal('ski-length'),
  Type.Literal('snowboard-length'),
  Type.Literal('pole-length'),
  Type.Literal('mondopoint'),
  Type.Literal('brake-width'),
  Type.Literal('frame'),
  Type.Literal('wheel'),
  Type.Literal('back-length'),
  Type.Literal('body-length'),
  Type.Literal('mat'),
  Type.Literal('persons'),
  Type.Literal('ball'),
  Type.Literal('grip'),
  Type.Literal('racket-length'),
  Type.Literal('weight'),
  Type.Literal('one-size'),
]);
export type SizeSystem = Static<typeof SizeSystem>;

/** Another product of a set, with the sizes of the colour that its tile shows and its price in the set. */
export const ProductSetItem = Type.Object({
  product: ProductTile,
  options: Type.Array(ProductOption),
  mounting: Type.Boolean(),
  prices: Prices,
});
export type ProductSetItem = Static<typeof ProductSetItem>;

/** A companion of the product, with the sizes of the colour that its tile shows. */
export const ProductCompanion = Type.Object({
  product: ProductTile,
  options: Type.Array(ProductOption),
  mounting: Type.Boolean(),
});
export type ProductCompanion = Static<typeof ProductCompanion>;

/** An offer of the product together with others. Each piece is added to the cart with the `setId`. */
export const ProductSet = Type.Object({
  setId: Type.Integer(),
  name: Type.String(),
  /** The discount of each piece compared with its single price. */
  discountPercent: Type.Integer(),
  /** The price of the whole set, the product included. */
  prices: Prices,
  /** The price of the product itself in the set. */
  productPrices: Prices,
  /** The discount of the set compared with its single pieces, at the selling price. */
  saving: Money,
  items: Type.Array(ProductSetItem),
});
export type ProductSet = Static<typeof ProductSet>;

/** Working days until delivery, and the delivery price when the product is ordered alone. */
export const DeliveryPromise = Type.Object({
  minDays: Type.Integer(),
  maxDays: Type.Integer(),
  /** Delivered by two people or on a pallet, by appointment. */
  isFreight: Type.Boolean(),
  price: Money,
  /** Days after delivery during which it can be returned. An older API does not send it. */
  returnDays: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type DeliveryPromise = Static<typeof DeliveryPromise>;

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
  /** Path of a PNG of 1200 by 630 pixels for shared links, at the origin of pictures. An older API does not send it. */
  shareImage: Type.Optional(Type.String()),
  prices: Prices,
  /** Shown with every announced price reduction (Austrian law); null where nothing is reduced. */
  lowestPrice30Days: Type.Union([Money, Type.Null()]),
  isNew: Type.Boolean(),
  isHeavy: Type.Boolean(),
  isBike: Type.Boolean(),
  isSki: Type.Boolean(),
  /** No longer in the catalogue: its page shows alternatives. */
  delisted: Type.Optional(Type.Literal(true)),
  /** The requested path is a former one: the page is at `url` now. */
  hasMoved: Type.Optional(Type.Literal(true)),
  /** Null for products that are sold as usual. */
  saleType: Type.Union([SaleType, Type.Null()]),
  /** The condition of a refurbished product. */
  condition: Type.Union([Type.String(), Type.Null()]),
  sizeSystem: SizeSystem,
  /** The sub-sports of the product, the main one first, each after its sport. */
  sports: Type.Array(NamedLink),
  /** Whether the shop offers mounting. */
  mounting: Type.Boolean(),
  sets: Type.Array(ProductSet),
  accessories: Type.Array(ProductTile),
  /** Accessories that can be added to the cart with the product (the cart's `relatedProducts`). */
  companions: Type.Array(ProductCompanion),
  related: Type.Array(ProductTile),
  /** Alternatives when no size of this colour is in stock; else empty. */
  alternatives: Type.Array(ProductTile),
  delivery: DeliveryPromise,
  /** Whether stores may have it in stock; `/api/v1/stores/availability/` lists them. */
  storePickup: Type.Boolean(),
  /** Loyalty points for buying one, by price type. */
  loyaltyPoints: Type.Object({
    vk: Type.Integer(),
    premium: Type.Integer(),
    staff: Type.Integer(),
    pro: Type.Integer(),
  }),
  /** In the team shop: the terms of the team that sells it. */
  teamOffer: Type.Optional(TeamOffer),
});
export type Product = Static<typeof Product>;

/** Parts that an API may leave out, because it is older or never supports them. The product page works without them. */
export const optionalProductParts = [
  'features',
  'details',
  'sports',
  'lowestPrice30Days',
  'saleType',
  'condition',
  'sizeSystem',
  'mounting',
  'sets',
  'accessories',
  'companions',
  'related',
  'alternatives',
  'delivery',
  'storePickup',
  'loyaltyPoints',
] as const;
export type OptionalProductPart = (typeof optionalProductParts)[number];

/** A product as any API of this contract sends it. */
export const SentProduct = Type.Object({
  ...Type.Omit(Product, optionalProductParts).properties,
  ...Type.Partial(Type.Pick(Product, optionalProductParts)).properties,
});
export type SentProduct = Static<typeof SentProduct>;
