// @module-tag rotated
import {
  drawBrandLogo,
  drawProduct,
  drawScale,
  drawScene,
  palettes,
  productKinds,
} from '@bergauf/demo-catalogue/pictures/index';
import { scenes } from '@bergauf/demo-catalogue/pictures/scenes';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

const pixels = (svg: string | Buffer) => sharp(Buffer.from(svg), { density: 18 }).raw().toBuffer();

it('shows every kind of drawing of the shop as before, pixel by pixel', async () => {
  const palette = palettes[1]?.id ?? palettes[0].id;
  const drawings = [
    ...productKinds.map((kind) => drawProduct({ kind, palette, design: 0, view: 1 })),
    drawProduct({ kind: 'ski', palette, design: 1, view: 3 }),
    drawScale({ kind: 'shirt', palette, design: 0, isForChildren: true }),
    drawScale({ kind: 'ball', palette, design: 0, isForChildren: false }),
    drawScene(scenes.hero),
    drawBrandLogo({ name: 'Steinbock', seed: 3 }),
  ];
  for (const svg of drawings) {
    const inspected = await inspectPicture(Buffer.from(svg), 'drawing.svg');
    if (!inspected.ok) throw new Error(inspected.refusal);
    expect((await pixels(inspected.picture.content)).equals(await pixels(svg))).toBe(true);
  }
});
