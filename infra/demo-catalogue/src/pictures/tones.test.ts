import { expect, it } from 'vitest';
import {
  designsOf,
  drawProduct,
  drawProductInTones,
  drawScale,
  drawScaleInTones,
  paletteById,
  palettes,
  productKinds,
  tonesOf,
} from './index.ts';

const placeholder = /var\(--tone-([a-z]+), #[0-9A-Fa-f]{6}\)/g;

/** A drawing in tones as the API shows it in a palette. */
function shownIn(palette: string, toned: string): string {
  const tones: Readonly<Record<string, string>> = tonesOf(paletteById(palette));
  return toned.replace(placeholder, (_, name: string) => tones[name] ?? '');
}

it.each(productKinds)('%s in tones is the drawing of every palette', (kind) => {
  const chosen = [palettes[1], palettes[3], palettes[9]];
  for (let design = 0; design < designsOf(kind); design += 5) {
    const paletteFor = (picture: number) => (chosen[(design + picture) % chosen.length] ?? palettes[0]).id;
    for (const view of [1, 2, 3] as const) {
      const palette = paletteFor(view);
      const toned = drawProductInTones({ kind, design, view });
      expect(shownIn(palette, toned)).toBe(drawProduct({ kind, design, view, palette }));
    }
    const comparison = { kind, design, isForChildren: design % 2 === 1 };
    const palette = paletteFor(4);
    expect(shownIn(palette, drawScaleInTones(comparison))).toBe(drawScale({ ...comparison, palette }));
  }
});
