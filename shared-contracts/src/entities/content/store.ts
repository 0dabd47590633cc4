import Type, { type Static } from 'typebox';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';

/** SPEC 3 "Selected store" capitalises these two. */
export const StoreAddress = Type.Object({
  Street: Type.String(),
  ZipCode: Type.String(),
  City: Type.String(),
  /** The federal state. */
  State: Type.String(),
});
export type StoreAddress = Static<typeof StoreAddress>;

export const StoreService = Type.Object({
  /** Stable name, e.g. `ski-service`. */
  id: Type.String(),
  name: Type.String(),
  text: Type.String(),
  /** The service's own page, where there is one. */
  url: Nullable(Type.String()),
  /** Whether an appointment can be requested for it. */
  bookable: Type.Optional(Type.Boolean()),
});
export type StoreService = Static<typeof StoreService>;

/** One calendar day of a store in local time; both times are null on a day when it is closed. */
export const StoreDay = Type.Object({
  /** `YYYY-MM-DD`. */
  date: Type.String(),
  /** 1 Monday to 7 Sunday. */
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  /** `HH:MM`. */
  opens: Nullable(Type.String()),
  /** If this is at or before `opens`, it is a time on the next day: the store is open past midnight. */
  closes: Nullable(Type.String()),
  /** Why the day differs from its weekday, e.g. a public holiday. */
  note: Nullable(Type.String()),
});
export type StoreDay = Static<typeof StoreDay>;

/** The usual hours of a weekday; both times are null where the store is closed. */
export const StoreWeekday = Type.Pick(StoreDay, ['weekday', 'opens', 'closes']);
export type StoreWeekday = Static<typeof StoreWeekday>;

/** A store as lists show it. `sysname` identifies it; the part after the underscore is its id (SPEC 3). */
export const StoreSummary = Type.Object({
  id: Type.Integer(),
  sysname: Type.String({ pattern: '^[a-z]+_\\d+$' }),
  name: Type.String(),
  /** Its part of the paths `/shop/<shopUrl>/` and `/werbung/shop/<shopUrl>/`. */
  shopUrl: Type.String(),
  url: Type.String(),
  address: StoreAddress,
  latitude: Type.Number(),
  longitude: Type.Number(),
  phone: Type.String(),
  hours: Type.Array(StoreWeekday, { minItems: 7, maxItems: 7 }),
  /** Today in Vienna, with exceptions. */
  today: StoreDay,
  /**
   * The days that determine whether it is open now and when it opens next, in order: yesterday if its hours end after midnight, today, and
   * the next day on which it opens.
   */
  openingDays: Type.Optional(Type.Array(StoreDay)),
  /** The ids of its services. */
  services: Type.Array(Type.String()),
  /** Distance from the searched place in kilometres; null without a search, and where the place has no exact position. */
  distanceKm: Nullable(Type.Number()),
});
export type StoreSummary = Static<typeof StoreSummary>;

/** Everything the page of one store shows. */
export const Store = Type.Object({
  ...StoreSummary.properties,
  email: Type.String(),
  text: Type.String(),
  howToGetThere: Type.String(),
  serviceList: Type.Array(StoreService),
  /** The next 14 days, with exceptions, starting today. */
  days: Type.Array(StoreDay),
  /** Days with exceptional hours in the coming months. */
  exceptions: Type.Array(StoreDay),
  picture: Picture,
  nearby: Type.Array(StoreSummary),
  hasFlyers: Type.Boolean(),
});
export type Store = Static<typeof Store>;

/** The place that a store search found; null where it found none: then all stores are listed by name. */
export const StoreSearch = Type.Object({
  query: Type.String(),
  place: Nullable(
    Type.Object({
      /** In German; empty for a position, and where `isApproximate`. */
      name: Type.String(),
      latitude: Type.Number(),
      longitude: Type.Number(),
      /** The place's own postcode, where the query has it. */
      postcode: Type.Optional(Type.String()),
      /** The query's postcode is unknown: the stores are those in its area, without distances. */
      isApproximate: Type.Optional(Type.Boolean()),
      /** The query is a federal state: the stores are those in it, by name and without distances. */
      isState: Type.Optional(Type.Boolean()),
    }),
  ),
  total: Type.Integer({ minimum: 0 }),
  stores: Type.Array(StoreSummary),
  services: Type.Array(StoreService),
});
export type StoreSearch = Static<typeof StoreSearch>;

/** A place that the store search knows, suggested while its name or postcode is typed. */
export const PlaceSuggestion = Type.Object({
  /** In German. */
  name: Type.String(),
  /** Empty for a federal state. */
  postcode: Type.String(),
});
export type PlaceSuggestion = Static<typeof PlaceSuggestion>;

/** `orderable`: not in this store, but available there within some working days; `unavailable`: sold out everywhere. */
export const StoreStock = Type.Union([
  Type.Literal('available'),
  Type.Literal('few'),
  Type.Literal('orderable'),
  Type.Literal('unavailable'),
]);
export type StoreStock = Static<typeof StoreStock>;

/** Whether a product option can be picked up at a store. */
export const StoreAvailability = Type.Object({
  optionId: Type.Integer(),
  stores: Type.Array(
    Type.Object({
      store: StoreSummary,
      stock: StoreStock,
      /** Pieces in the store. */
      quantity: Type.Integer({ minimum: 0 }),
      /** Working days until it can be picked up; null where it cannot. */
      pickupDays: Nullable(Type.Integer({ minimum: 0 })),
      text: Type.String(),
    }),
  ),
});
export type StoreAvailability = Static<typeof StoreAvailability>;
