import {
  designOfProduct,
  designsOf,
  drawProduct,
  type ProductKind,
  type ProductPicture,
  paletteById,
  palettes,
  productKinds,
} from '../pictures/index.ts';

/** What decides how a product looks: its kind, and its id for the design among those of the kind. */
export type PicturedKind = { readonly id: number; readonly kind: ProductKind };

export function productPictureOf(
  { id, kind }: PicturedKind,
  palette: string,
  view: ProductPicture['view'],
): ProductPicture {
  return { kind, palette, design: designOfProduct(kind, id), view };
}

/** What tiles show: every design of every kind, from the front and from behind, in the palette that hashes are made from. */
export function tilePictures(): ProductPicture[] {
  const palette = palettes[0].id;
  return productKinds.flatMap((kind) =>
    Array.from({ length: designsOf(kind) }, (_, design) => design).flatMap((design) =>
      ([1, 2] as const).map((view) => ({ kind, palette, design, view })),
    ),
  );
}

/** `running-shoe-rot-2-1`: kind, palette, design, view. */
export function productPictureName({ kind, palette, design, view }: ProductPicture): string {
  return `${kind}-${palette}-${design}-${view}`;
}

/** The picture with this name; null where there is none. */
export function readProductPicture(name: string): ProductPicture | null {
  const parts = /^(?<kind>.+)-(?<palette>[a-z]+)-(?<design>\d{1,2})-(?<view>[123])$/.exec(name)?.groups;
  const kind = productKinds.find((candidate) => candidate === parts?.['kind']);
  const palette = palettes.find(({ id }) => id === parts?.['palette'])?.id;
  const view = ([1, 2, 3] as const).find((candidate) => `${candidate}` === parts?.['view']);
  if (!kind || !palette || !view) return null;
  // Compared as text, so that each picture has one name only.
  const design = Array.from({ length: designsOf(kind) }, (_, index) => index).find(
    (candidate) => `${candidate}` === parts?.['design'],
  );
  return design === undefined ? null : { kind, palette, design, view };
}

/**
 * What the hash of a product's picture is made from. A list names a hundred of them and shows a few, so they are not drawn for
 * it: the colours of a drawing are its palette's and nothing else of it is, and the drawing in the first palette together
 * with the tones says whether one of the twelve has changed.
 * @param digestOf digests a drawing, once
 */
export function productFingerprint(
  picture: ProductPicture,
  digestOf: (name: string, draw: () => string) => string,
): string {
  const inFirst: ProductPicture = { ...picture, palette: palettes[0].id };
  const shape = digestOf(productPictureName(inFirst), () => drawProduct(inFirst));
  return `${shape} ${paletteById(picture.palette).tones.join()}`;
}
