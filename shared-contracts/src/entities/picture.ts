import Type, { type Static } from 'typebox';

/** A drawn picture. `url` is a path at the product API's origin (`/pictures/…`); width and height give its ratio. */
export const Picture = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type Picture = Static<typeof Picture>;
