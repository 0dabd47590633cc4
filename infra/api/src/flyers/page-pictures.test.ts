import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { PictureRef } from '../media/picture-ref.ts';
import { drawFlyerPage } from './drawing/draw-flyer-page.ts';
import { pagePicture } from './page-pictures.ts';

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${content}</svg>`;
const square = 'd="M0 0h100v100H0z"';

const gradient = (colour: string) => `<linearGradient id="a"><stop stop-color="${colour}"></stop></linearGradient>`;

/** The colours of two drawings on one page of a flyer. */
async function coloursOnPage(drawings: readonly string[]): Promise<readonly number[][]> {
  const products = await Promise.all(
    drawings.map(async (svg) => {
      const ref: PictureRef = { id: 'a', type: 'svg', width: 100, height: 100, colour: '#ffffff' };
      const picture = await pagePicture({ media: { drawing: async () => svg } as never }, ref);
      return { picture, brand: 'Norrak', name: 'Kar', price: '€ 9,90', recommended: null, percent: 0 };
    }),
  );
  const page = drawFlyerPage({
    number: 1,
    total: 1,
    validity: '',
    locale: 'at',
    layout: 'grid',
    heading: 'Neu',
    text: 'Neu',
    products,
  });
  const { data, info } = await sharp(Buffer.from(page)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [290, 760].map((x) => {
    const at = (440 * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  });
}

it.each([
  [
    'style sheets that name the same class',
    (fill: string) => `<style>.a{fill:${fill}}</style><path class="a" ${square}></path>`,
  ],
  ['gradients of the same id', (fill: string) => `${gradient(fill)}<path fill="url(#a)" ${square}></path>`],
  ['gradients in capitals', (fill: string) => `${gradient(fill)}<path fill="URL(#a)" ${square}></path>`],
  ['gradients in quotes', (fill: string) => `${gradient(fill)}<path fill="url(&quot;#a&quot;)" ${square}></path>`],
])('two drawings on a page keep their colours: %s', async (_what, content) => {
  const drawings = ['#ff0000', '#0000ff'].map((fill) => drawing(content(fill)));
  expect(await coloursOnPage(drawings)).toEqual([
    [255, 0, 0],
    [0, 0, 255],
  ]);
});
