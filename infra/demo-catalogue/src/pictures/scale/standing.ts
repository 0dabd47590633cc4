import type { Colours } from '../colours.ts';
import type { Design } from '../design.ts';
import { drawingOf, type ProductKind } from '../product-kinds.ts';
import type { Drawing } from '../sheet.ts';

/** The drawing of a product that is compared: its front, or it upright where that is drawn on its own. */
export function standing(kind: ProductKind, colours: Colours, design: Design): Drawing {
  const { views, upright } = drawingOf[kind];
  return (upright ?? views[0])(colours, design);
}
