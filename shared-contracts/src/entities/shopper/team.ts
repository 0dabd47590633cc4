import Type, { type Static } from 'typebox';
import { ProductTile } from '../catalogue/product-tile.ts';

/** The `teamName` of a team's paths. */
export const TeamSlug = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** A club or team with an assortment of its own. */
export const TeamSummary = Type.Object({
  id: Type.Integer(),
  /** The `teamName` of its paths. */
  slug: Type.String(),
  name: Type.String(),
  url: Type.String(),
  /** Path at the product API. */
  logo: Type.String(),
  sport: Type.String(),
  town: Type.String(),
  text: Type.String(),
  products: Type.Integer({ minimum: 0 }),
});
export type TeamSummary = Static<typeof TeamSummary>;

export const Team = Type.Object({
  team: TeamSummary,
  products: Type.Array(ProductTile),
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
});
export type Team = Static<typeof Team>;
