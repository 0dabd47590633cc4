import Type, { type Static } from 'typebox';
import { Money } from '../catalogue/prices.ts';
import { ProductTile } from '../catalogue/product-tile.ts';
import { Nullable } from '../nullable.ts';

/** The `teamName` of a team's paths. */
export const TeamSlug = Type.String({ pattern: '^[a-z0-9-]{1,60}$' });

/** Where an order for a whole team is delivered. */
export const TeamPlace = Type.Object({
  name: Type.String(),
  /** With its number. */
  street: Type.String(),
  postal: Type.String(),
  city: Type.String(),
});
export type TeamPlace = Static<typeof TeamPlace>;

/** The terms under which a team's members order. */
export const TeamTerms = Type.Object({
  /** Last day of the offer, `2026-12-20`; null: without end. */
  until: Nullable(Type.String()),
  /** Pieces of each product with the team's print that an order must contain. */
  minimumAmount: Type.Integer({ minimum: 1 }),
  /** Whether the last day is over. */
  hasEnded: Type.Optional(Type.Boolean()),
  /** Null where the team has no address. */
  delivery: Nullable(TeamPlace),
});
export type TeamTerms = Static<typeof TeamTerms>;

/** Colours of the team's shirt, as hex codes. */
export const TeamColours = Type.Object({ primary: Type.String(), secondary: Type.String() });
export type TeamColours = Static<typeof TeamColours>;

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
  /** Federal state or country; since version 3.4, as the others below. */
  region: Type.Optional(Type.String()),
  colours: Type.Optional(TeamColours),
  contact: Type.Optional(Nullable(Type.Object({ name: Type.String(), email: Type.String(), phone: Type.String() }))),
  terms: Type.Optional(TeamTerms),
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

const TeamFacet = Type.Object({ name: Type.String(), count: Type.Integer({ minimum: 0 }) });

/** The teams that match a search, a sport and a region. */
export const TeamDirectory = Type.Object({
  teams: Type.Array(TeamSummary),
  total: Type.Integer({ minimum: 0 }),
  /** Sports and regions with the number of teams that choosing them would show. */
  sports: Type.Array(TeamFacet),
  regions: Type.Array(TeamFacet),
});
export type TeamDirectory = Static<typeof TeamDirectory>;

/** What a team's shop adds to a product. */
export const TeamOffer = Type.Object({
  team: TeamSummary,
  /** Surcharges of each print; null where the product is not printed. */
  printing: Nullable(Type.Object({ name: Money, number: Money, crest: Money })),
  /** Pieces of this product that an order must contain. */
  minimumAmount: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type TeamOffer = Static<typeof TeamOffer>;

/** The print on one piece. A missing or empty part is not printed. */
export const Printing = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 14, pattern: "^[\\p{L}\\p{M}0-9 .'’-]*$" })),
  /** One or two digits. */
  number: Type.Optional(Type.String({ pattern: '^\\d{0,2}$' })),
  crest: Type.Optional(Type.Boolean()),
});
export type Printing = Static<typeof Printing>;
