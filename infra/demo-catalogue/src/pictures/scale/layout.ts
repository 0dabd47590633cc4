import type { Measures } from './measures.ts';
import { models } from './models.ts';

/** The sheet's margins; the ground is where product and person stand. */
const sheetWidth = 800;
const side = 52;
const ceiling = 84;
const ground = 884;
/** Height of the figures, and between things, in units of the sheet. */
export const textSize = 34;
export const lineGap = 30;
export const textGap = 18;
const space = 44;

/** Where product and model stand on the sheet: units, from the left and from the top. */
export type Layout = {
  /** Units of the sheet for a centimetre. */
  readonly unit: number;
  readonly product: Place;
  readonly model: Place;
  readonly text: string;
};

export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The largest scale at which product, model and dimension line fit beside each other, in the middle of the sheet. */
export function layoutOf(measures: Measures): Layout {
  const { width, height, hem, label, along, model } = measures;
  const { width: modelWidth, height: modelHeight } = models[model];
  const text = `≈ ${label} cm`;
  const margin = along === 'height' ? lineGap + textGap + textSize : 0;
  const below = along === 'width' ? lineGap + textGap + textSize : 0;
  const foot = ground - below / 2;
  const unit = Math.min(
    (foot - ceiling) / Math.max(modelHeight, hem + height),
    (sheetWidth - 2 * side - margin - space) / (width + modelWidth),
  );
  const whole = margin + (width + modelWidth) * unit + space;
  const left = (sheetWidth - whole) / 2 + margin;
  // What is low stands a little above the lower edge, as in the other pictures.
  const highest = Math.max(modelHeight, hem + height) * unit;
  const floor = foot - Math.max(0, (foot - ceiling - highest) / 2.4);
  return {
    unit,
    text,
    product: {
      x: left,
      y: floor - (hem + height) * unit,
      width: width * unit,
      height: height * unit,
    },
    model: {
      x: left + width * unit + space,
      y: floor - modelHeight * unit,
      width: modelWidth * unit,
      height: modelHeight * unit,
    },
  };
}
