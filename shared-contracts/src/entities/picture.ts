import Type, { type Static } from 'typebox';

/**
 * A picture. `url` is a path at the product API's origin (`/pictures/…`, `/media/…`) that works alone in an `<img>`; width and
 * height give its ratio.
 */
export const Picture = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** `#rrggbb`: shown until the picture has loaded, and around it where its ratio differs from that of its frame. */
  colour: Type.Optional(Type.String()),
  /** Values of `srcset` attributes, with paths at the API's origin. Undefined for drawings, which have no pixels. */
  srcset: Type.Optional(Type.Object({ avif: Type.String(), webp: Type.String() })),
});
export type Picture = Static<typeof Picture>;
