import Type, { type Static } from 'typebox';

/** A brand with its number of products in the shop, or in the section for women or men. */
export const BrandEntry = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  url: Type.String(),
  /** Path at the product API. */
  logo: Type.String(),
  count: Type.Integer({ minimum: 0 }),
});
export type BrandEntry = Static<typeof BrandEntry>;

/** All brands by first letter; other names stand under `#`. */
export const BrandIndex = Type.Object({
  heading: Type.String(),
  total: Type.Integer({ minimum: 0 }),
  sections: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), active: Type.Boolean() })),
  /** The brands with most products. */
  featured: Type.Array(BrandEntry),
  letters: Type.Array(Type.Object({ letter: Type.String(), brands: Type.Array(BrandEntry) })),
});
export type BrandIndex = Static<typeof BrandIndex>;
