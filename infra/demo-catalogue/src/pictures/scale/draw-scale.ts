import { type Colours, coloursOf, placeholderColours } from '../colours.ts';
import { designAt } from '../design.ts';
import { paletteById, palettes } from '../palettes.ts';
import { drawingOf, type ProductKind } from '../product-kinds.ts';
import { type Drawing, sheet } from '../sheet.ts';
import { weight } from '../strokes.ts';
import { dimension, figures } from './figures.ts';
import { layoutOf, lineGap, type Place, textGap, textSize } from './layout.ts';
import { boxOf, type Measures, measuresOf } from './measures.ts';
import { modelDefs, models } from './models.ts';
import { standing } from './standing.ts';

/** A size comparison. */
export type ScalePicture = {
  readonly kind: ProductKind;
  readonly design: number;
  /** A product for children: it stands beside a child of 130 cm. */
  readonly isForChildren: boolean;
};

const fixed = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** How much thicker seams and contours are than in the drawing at this scale, which would make them thinner than the model's. */
const thickening = (scale: number): number => Math.min(2.2, Math.max(1, 0.62 / scale));

/** Without stitches and other lines as fine as these, which a small drawing cannot show, and with thicker contours. */
function adapted(body: string, scale: number): string {
  return body
    .replaceAll(fineLine, '')
    .replaceAll(`stroke-width="${weight.contour}"`, `stroke-width="${fixed(weight.contour * thickening(scale), 1)}"`);
}

/** Lines as thin as stitches, and faint ones: folds, ribs and texture. */
const fineLine = new RegExp(
  `<path d="[^"]*"( fill="none")? stroke="[^"]*"( stroke-width="${weight.stitch}"[^>]*|( stroke-width="[^"]*")? opacity="0?\\.[1-6]\\d*")/>`,
  'g',
);

/** The parts of a size comparison, each without what the others cover. */
export type Parts = Required<Pick<Drawing, 'defs' | 'shadows'>> & {
  readonly product: string;
  readonly model: string;
  /** The dimension line, and for what is worn a line from its hem to the person. */
  readonly lines: string;
};

export function partsOf(colours: Colours, { kind, design: number, isForChildren }: ScalePicture): Parts {
  const design = designAt(number, drawingOf[kind].cuts, colours);
  const measures = measuresOf(kind, design.cut, isForChildren);
  const { unit, text, product, model } = layoutOf(measures);
  const box = boxOf(kind, design.cut);
  const { defs = '', body } = standing(kind, colours, design);
  const [across, scale] = [product.width / (box.right - box.left), product.height / (box.bottom - box.top)];
  const origin = `${fixed(product.x - box.left * across)} ${fixed(product.y - box.top * scale)}`;
  const { draw, unit: modelUnit } = models[measures.model];
  const [middle, floor] = [fixed(model.x + model.width / 2), fixed(model.y + model.height)];
  const isWorn = measures.hem > 0;
  const hem = `M${fixed(product.x + product.width + 8)} ${fixed(product.y + product.height)}H${fixed(model.x - 4)}`;
  return {
    defs: defs + modelDefs(colours),
    shadows: [
      { x: middle, y: floor + 4, rx: fixed(model.width * 0.62), ry: 15 },
      ...(isWorn
        ? []
        : [{ x: fixed(product.x + product.width / 2), y: floor + 2, rx: fixed(product.width * 0.56), ry: 16 }]),
    ],
    product: `<g transform="translate(${origin}) scale(${fixed(across, 3)} ${fixed(scale, 3)})" stroke-width="${fixed(weight.seam * thickening(scale), 1)}">${adapted(body, scale)}</g>`,
    model: `<g transform="translate(${middle} ${floor}) scale(${fixed(unit / modelUnit, 3)})">${draw(colours)}</g>`,
    lines:
      measured(measures, product, unit, text, colours.slate) +
      (isWorn ? `<path d="${hem}" stroke="${colours.slate}" stroke-width="2" stroke-dasharray="2 8"/>` : ''),
  };
}

function drawIn(colours: Colours, picture: ScalePicture): string {
  const { product, model, lines, ...rest } = partsOf(colours, picture);
  return sheet({ ...rest, body: product + model + lines }, colours);
}

/** The dimension line with its figure: left of what is measured in height, below what is measured in width. */
function measured({ along, skip }: Measures, product: Place, unit: number, text: string, colour: string): string {
  if (along === 'height') {
    const [x, y] = [product.x - lineGap, product.y + skip * unit];
    const length = product.height - skip * unit;
    const label = figures(text, textSize, colour);
    return (
      dimension(x, y, length, 'y', colour) +
      `<g transform="translate(${fixed(x - textGap - textSize)} ${fixed(y + length / 2)}) rotate(-90)">${label}</g>`
    );
  }
  const y = product.y + product.height + lineGap;
  return (
    dimension(product.x, y, product.width, 'x', colour) +
    `<g transform="translate(${fixed(product.x + product.width / 2)} ${fixed(y + textGap)})">${figures(text, textSize, colour)}</g>`
  );
}

/** The size comparison of a product: the last of its pictures, as `drawProduct` draws the others. */
export function drawScale({ palette, ...picture }: ScalePicture & { readonly palette: string }): string {
  return drawIn(coloursOf(paletteById(palette)), picture);
}

/** The same in placeholders, for every palette. */
export function drawScaleInTones(picture: ScalePicture): string {
  return drawIn(placeholderColours(palettes[0]), picture);
}

/** What a size comparison says: the product's length in centimetres, and what it is beside. */
export function comparisonOf({ kind, design, isForChildren }: ScalePicture): Pick<Measures, 'label' | 'model'> {
  return measuresOf(kind, design % drawingOf[kind].cuts, isForChildren);
}
