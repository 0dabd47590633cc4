// @module-tag rotated
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coloursOf } from '../colours.ts';
import { paletteById } from '../palettes.ts';
import { drawingOf, type ProductKind, productKinds } from '../product-kinds.ts';
import { boxes } from './boxes.ts';
import { partsOf } from './draw-scale.ts';
import { measureBox } from './measure-boxes.ts';
import { measuresOf } from './measures.ts';
import { models } from './models.ts';

const colours = coloursOf(paletteById('blau'));

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What a part covers, in units of the sheet; it may not touch the sheet's edge. */
async function covered(defs: string, part: string): Promise<Box> {
  const [width, height] = [400, 500];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="${width}" height="${height}"><defs>${defs}</defs><g fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${part}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  let box = { left: width, top: height, right: 0, bottom: 0 };
  for (const [at, opacity] of alpha.entries()) {
    if (opacity < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box = {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x + 1),
      bottom: Math.max(box.bottom, y + 1),
    };
  }
  return { left: box.left * 2, top: box.top * 2, right: box.right * 2, bottom: box.bottom * 2 };
}

const cutsOf = (kind: ProductKind) => Array.from({ length: drawingOf[kind].cuts }, (_, cut) => cut);

it.each(productKinds)('the boxes of a %s are those of its drawings: else run `measure-boxes.ts`', async (kind) => {
  const measured = await Promise.all(cutsOf(kind).map((cut) => measureBox(kind, cut)));
  expect(boxes[kind]).toBe(measured.join(', '));
});

it.each(productKinds)(
  'a %s is drawn at its true size, on the sheet, and covers nothing it is compared with',
  async (kind) => {
    for (const cut of cutsOf(kind)) {
      const isForChildren = cut % 2 === 1;
      const name = `cut ${cut}`;
      const { defs, product, model, lines } = partsOf(colours, { kind, design: cut, isForChildren });
      const [ofProduct, ofModel, ofLines] = await Promise.all(
        [product, model, lines].map((part) => covered(defs, part)),
      );
      if (!ofProduct || !ofModel || !ofLines) throw new Error('A part is missing');
      const measures = measuresOf(kind, cut, isForChildren);
      const unit = (ofModel.bottom - ofModel.top) / models[measures.model].height;
      // Contours are a little thicker or thinner than in the drawing that was measured.
      const slack = 10;
      expect(Math.abs(ofProduct.bottom - ofProduct.top - measures.height * unit), name).toBeLessThan(slack);
      expect(Math.abs(ofProduct.right - ofProduct.left - measures.width * unit), name).toBeLessThan(slack);
      expect(Math.abs(ofModel.bottom - measures.hem * unit - ofProduct.bottom), name).toBeLessThan(slack);
      expect(ofProduct.right, name).toBeLessThan(ofModel.left - 20);
      expect(ofLines.right, name).toBeLessThan(ofModel.left);
      for (const { left, top, right, bottom } of [ofProduct, ofModel, ofLines]) {
        expect(Math.min(left, top), name).toBeGreaterThan(20);
        expect(right, name).toBeLessThan(780);
        expect(bottom, name).toBeLessThan(980);
      }
    }
  },
);
