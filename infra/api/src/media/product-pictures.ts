import {
  designOfProduct,
  designsOf,
  drawProduct,
  type ProductKind,
  type ProductPicture,
  paletteById,
  palettes,
  productKinds,
} from '@bergauf/demo-catalogue/pictures/index';

/** The kind of a product and its design among those of the kind. */
export type PicturedKind = { readonly kind: string; readonly design: number };

const isKind = (kind: string): kind is ProductKind => (productKinds as readonly string[]).includes(kind);

export function productPictureOf(
  { kind, design }: PicturedKind,
  palette: string,
  view: ProductPicture['view'],
): ProductPicture {
  if (!isKind(kind)) throw new Error(`There is no drawing of ${kind}`);
  return { kind, palette, design, view };
}

/** The pictures in tiles: every design of every kind, front and back, in the palette used for hashes. */
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

/** The picture with this name; null if there is none. */
export function readProductPicture(name: string): ProductPicture | null {
  const parts = /^(?<kind>.+)-(?<palette>[a-z]+)-(?<design>\d{1,2})-(?<view>[123])$/.exec(name)?.groups;
  const kind = productKinds.find((candidate) => candidate === parts?.['kind']);
  const palette = palettes.find(({ id }) => id === parts?.['palette'])?.id;
  const view = ([1, 2, 3] as const).find((candidate) => `${candidate}` === parts?.['view']);
  if (!kind || !palette || !view) return null;
  // Compared as text, so that each picture has exactly one name.
  const design = Array.from({ length: designsOf(kind) }, (_, index) => index).find(
    (candidate) => `${candidate}` === parts?.['design'],
  );
  return design === undefined ? null : { kind, palette, design, view };
}

/**
 * The text that the hash of a product's picture is computed from. Listings name a hundred pictures, so they are not drawn for
 * it. A drawing's colours come from its palette only; the drawing in the first palette and the palette's tones determine every
 * other one.
 * @param digestOf hashes a drawing, once
 */
export function productFingerprint(
  picture: ProductPicture,
  digestOf: (name: string, draw: () => string) => string,
): string {
  const inFirst: ProductPicture = { ...picture, palette: palettes[0].id };
  const shape = digestOf(productPictureName(inFirst), () => drawProduct(inFirst));
  return `${shape} ${paletteById(picture.palette).tones.join()}`;
}

/** The design of a product that was ordered before orders held it. */
export function designBefore(kind: string, productId: number): number {
  return isKind(kind) ? designOfProduct(kind, productId) : 0;
}
