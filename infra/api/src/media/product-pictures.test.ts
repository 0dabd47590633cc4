import { designsOf, palettes, productKinds } from '@bergauf/demo-catalogue/pictures/index';
import { expect, it } from 'vitest';
import { productPictureName, productPictureOf, tilePictures } from './product-pictures.ts';

it('lists in advance every picture that a product may show on a tile', () => {
  const ahead = new Set(tilePictures().map(productPictureName));
  for (const kind of productKinds) {
    for (let design = 0; design < designsOf(kind); design++) {
      for (const view of [1, 2] as const) {
        expect(ahead).toContain(productPictureName(productPictureOf({ kind, design }, palettes[0].id, view)));
      }
    }
  }
});
