import Type, { type Static } from 'typebox';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { StoreSummary } from './store.ts';

/** A flyer as lists show it: its cover and its period. */
export const FlyerSummary = Type.Object({
  path: Type.String(),
  url: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** `YYYY-MM-DD`, both days included. */
  validFrom: Type.String(),
  validTo: Type.String(),
  pages: Type.Integer({ minimum: 1 }),
  cover: Picture,
});
export type FlyerSummary = Static<typeof FlyerSummary>;

/** A region of a flyer's page that links to a product; position and size are percentages of the page. */
export const FlyerSpot = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 100 }),
  y: Type.Number({ minimum: 0, maximum: 100 }),
  w: Type.Number({ minimum: 0, maximum: 100 }),
  h: Type.Number({ minimum: 0, maximum: 100 }),
  productId: Type.Integer(),
  url: Type.String(),
  name: Type.String(),
  priceFull: Type.String(),
  /** The recommended retail price; null where it is not higher. */
  recommendedFull: Type.Optional(Nullable(Type.String())),
});
export type FlyerSpot = Static<typeof FlyerSpot>;

export const FlyerPage = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  /**
   * The fragment of a drawing's URL selects its discounts, so that all sites use the same file (SPEC 5): `#ab-20` shows those from 20 %,
   * `#uvp-20` also their recommended retail prices, for percentages that the page contains; `#uvp` shows all, no fragment none.
   */
  picture: Picture,
  /** The text of the page, for screen readers. */
  text: Type.String(),
  /** Text of the page besides its offers. */
  heading: Type.Optional(Type.String()),
  paragraphs: Type.Optional(Type.Array(Type.String())),
  spots: Type.Array(FlyerSpot),
});
export type FlyerPage = Static<typeof FlyerPage>;

export const Flyer = Type.Object({
  path: Type.String(),
  url: Type.String(),
  title: Type.String(),
  text: Type.String(),
  validFrom: Type.String(),
  validTo: Type.String(),
  pages: Type.Array(FlyerPage),
});
export type Flyer = Static<typeof Flyer>;

/** The current flyers of a store; all flyers, without a store, if the request names none. */
export const StoreFlyers = Type.Object({
  store: Type.Union([StoreSummary, Type.Null()]),
  flyers: Type.Array(FlyerSummary),
  /** Name of the place that was searched for; null where it is unknown. Undefined without a search. */
  place: Type.Optional(Nullable(Type.String())),
  /** The stores nearest to that place, with the paths of their flyers. */
  nearby: Type.Optional(Type.Array(Type.Object({ store: StoreSummary, flyers: Type.Array(Type.String()) }))),
});
export type StoreFlyers = Static<typeof StoreFlyers>;
