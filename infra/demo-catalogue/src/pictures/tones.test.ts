import { expect, it } from 'vitest';
import { designsOf, drawProduct, drawProductInTones, paletteById, palettes, productKinds, tonesOf } from './index.ts';

const placeholder = /var\(--tone-([a-z]+), #[0-9A-Fa-f]{6}\)/g;

it.each(productKinds)('%s in tones is the drawing of every palette', (kind) => {
  const chosen = [palettes[1], palettes[3], palettes[9]];
  for (let design = 0; design < designsOf(kind); design += 5) {
    for (const view of [1, 2, 3] as const) {
      const toned = drawProductInTones({ kind, design, view });
      const { id } = chosen[(design + view) % chosen.length] ?? palettes[0];
      const tones: Readonly<Record<string, string>> = tonesOf(paletteById(id));
      const shown = toned.replace(placeholder, (_, name: string) => tones[name] ?? '');
      expect(shown).toBe(drawProduct({ kind, design, view, palette: id }));
    }
  }
});
