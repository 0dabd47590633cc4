import Type, { type Static } from 'typebox';
import { SelectedStore } from '../shopper/selected-store.ts';

/** Where a parcel service keeps a parcel. An order names it by `sysname`, as it names a store (SPEC 3). */
export const PickUpPoint = Type.Object({
  ...SelectedStore.properties,
  address: Type.Object({ Street: Type.String(), ZipCode: Type.String(), City: Type.String() }),
  /** When it is open, as a shopper reads it. */
  hours: Type.String(),
  /** From the place that was searched for, in kilometres. */
  distanceKm: Type.Number(),
});
export type PickUpPoint = Static<typeof PickUpPoint>;

/** The points near the place that was understood, the nearest first; `place` is null and the list empty where none was. */
export const PickUpPointSearch = Type.Object({
  query: Type.String(),
  place: Type.Union([Type.String(), Type.Null()]),
  points: Type.Array(PickUpPoint),
});
export type PickUpPointSearch = Static<typeof PickUpPointSearch>;
