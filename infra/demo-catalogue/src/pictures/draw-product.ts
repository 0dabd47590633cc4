import { type Colours, coloursOf, placeholderColours } from './colours.ts';
import { designAt, designCount } from './design.ts';
import { paletteById, palettes } from './palettes.ts';
import { drawingOf, type ProductKind } from './product-kinds.ts';
import { sheet } from './sheet.ts';

export type ProductPicture = {
  readonly kind: ProductKind;
  /** Id of one of `palettes`; throws for another id. */
  readonly palette: string;
  /** At least 0 and below `designsOf(kind)`; throws for another number. */
  readonly design: number;
  /** 1 front, 2 another angle, 3 a detail. */
  readonly view: 1 | 2 | 3;
};

/** The number of designs of a kind. */
export function designsOf(kind: ProductKind): number {
  return designCount(drawingOf[kind].cuts);
}

/** The design of a product. It is constant, and products with neighbouring ids rarely share it. */
export function designOfProduct(kind: ProductKind, productId: number): number {
  return (Math.imul(productId, 0x9e3779b1) >>> 8) % designsOf(kind);
}

function drawIn(colours: Colours, { kind, design, view }: Omit<ProductPicture, 'palette'>): string {
  const { cuts, views } = drawingOf[kind];
  const [hero, angle, detail] = views;
  const draw = { 1: hero, 2: angle, 3: detail }[view];
  return sheet(draw(colours, designAt(design, cuts, colours)), colours);
}

/** A product's picture: a standalone SVG of 800 × 1000 that is safe in `<img>`. Equal input gives equal text. */
export function drawProduct(picture: ProductPicture): string {
  return drawIn(coloursOf(paletteById(picture.palette)), picture);
}

/** The same in placeholders, for every palette: `tonesOf` a palette in their place gives `drawProduct` in it. */
export function drawProductInTones(picture: Omit<ProductPicture, 'palette'>): string {
  return drawIn(placeholderColours(palettes[0]), picture);
}
