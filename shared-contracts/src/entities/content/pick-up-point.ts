import Type, { type Static } from 'typebox';
import { SelectedStore } from '../shopper/selected-store.ts';

/** A pick-up point of a parcel service. An order refers to it by `sysname`, as to a store (SPEC 3). */
export const PickUpPoint = Type.Object({
  ...SelectedStore.properties,
  address: Type.Object({ Street: Type.String(), ZipCode: Type.String(), City: Type.String() }),
  /** Opening hours, as text for the shopper. */
  hours: Type.String(),
  /** Distance from the searched place in kilometres. */
  distanceKm: Type.Number(),
});
export type PickUpPoint = Static<typeof PickUpPoint>;

/** The points near the searched place, the nearest first; where the place is unknown, `place` is null and the list empty. */
export const PickUpPointSearch = Type.Object({
  query: Type.String(),
  place: Type.Union([Type.String(), Type.Null()]),
  points: Type.Array(PickUpPoint),
});
export type PickUpPointSearch = Static<typeof PickUpPointSearch>;
