import Type, { type Static } from 'typebox';

/** SPEC 3 "Selected store": the part of `sysname` after the underscore is the store's id. */
export const SelectedStore = Type.Object({
  sysname: Type.String(),
  name: Type.String(),
  address: Type.Object({ City: Type.String(), ZipCode: Type.String() }),
});
export type SelectedStore = Static<typeof SelectedStore>;

/** Null removes the selection. */
export const SelectedStoreBody = Type.Object({
  sysname: Type.Union([Type.String({ pattern: '^[a-z]{1,20}_\\d{1,6}$' }), Type.Null()]),
});
export type SelectedStoreBody = Static<typeof SelectedStoreBody>;
