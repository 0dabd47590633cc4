import { paletteById } from './palettes.ts';
import { type ProductKind, viewsOf } from './product-kinds.ts';
import { coloursOf, sheet } from './sheet.ts';

export interface ProductPicture {
  readonly kind: ProductKind;
  /** Id of one of `palettes`; another id throws. */
  readonly palette: string;
  /** 1 hero, 2 another angle, 3 a detail. */
  readonly view: 1 | 2 | 3;
}

/** A product's picture: a standalone SVG of 800 × 1000, safe in `<img>`; the same input gives the same text. */
export function drawProduct({ kind, palette, view }: ProductPicture): string {
  const colours = coloursOf(paletteById(palette));
  const [hero, angle, detail] = viewsOf[kind];
  const draw = { 1: hero, 2: angle, 3: detail }[view];
  return sheet(draw(colours), colours);
}
