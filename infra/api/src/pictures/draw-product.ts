import { coloursOf } from './colours.ts';
import { designAt, designCount } from './design.ts';
import { paletteById } from './palettes.ts';
import { drawingOf, type ProductKind } from './product-kinds.ts';
import { sheet } from './sheet.ts';

export type ProductPicture = {
  readonly kind: ProductKind;
  /** Id of one of `palettes`; another id throws. */
  readonly palette: string;
  /** From 0 up to, but not including, `designsOf(kind)`; another number throws. */
  readonly design: number;
  /** 1 hero, 2 another angle, 3 a detail. */
  readonly view: 1 | 2 | 3;
};

/** How many designs a kind is drawn in. */
export function designsOf(kind: ProductKind): number {
  return designCount(drawingOf[kind].cuts);
}

/** Which design a product has: always the same, and rarely that of the product with the next id. */
export function designOfProduct(kind: ProductKind, productId: number): number {
  return (Math.imul(productId, 0x9e3779b1) >>> 8) % designsOf(kind);
}

/** A product's picture: a standalone SVG of 800 × 1000, safe in `<img>`; the same input gives the same text. */
export function drawProduct({ kind, palette, design, view }: ProductPicture): string {
  const colours = coloursOf(paletteById(palette));
  const { cuts, views } = drawingOf[kind];
  const [hero, angle, detail] = views;
  const draw = { 1: hero, 2: angle, 3: detail }[view];
  return sheet(draw(colours, designAt(design, cuts, colours)), colours);
}
