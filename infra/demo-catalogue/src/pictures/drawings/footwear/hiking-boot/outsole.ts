import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, panel, repeat, weight } from '../../../strokes.ts';

const foot =
  '330,60! 430,40 520,70 590,160 606,280 586,400 548,500 540,600 572,720 578,830 540,930 440,970 340,950 280,870 266,770 276,660 266,560 230,460 204,340 214,200 264,100';

/** A lug, around its middle. */
const lug = (x: number, y: number, angle: number, size: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><path fill="#000" opacity=".35" d="M-38-14h86l-14 46h-62z"/><path d="M-44-24h88l-14 44h-60z"/></g>`;

/** The sole from below: lugs along the edge, smaller ones inside, the braking edge of the heel. */
export const hikingOutsole: View = (
  { light, soft, base, shade, deep, ink, graphite, slate, stone },
  { trim, mark },
) => {
  const outline = shape(foot);
  const bright = trim.id === 'tonal' ? soft : trim.id === 'dark' ? base : stone;
  // Points along both edges of the ball and of the heel, with the direction of the edge.
  const edge: readonly (readonly [number, number, number])[] = [
    [290, 130, -52],
    [392, 92, -8],
    [492, 116, 34],
    [548, 200, 66],
    [560, 300, 88],
    [540, 400, 106],
    [252, 220, -80],
    [252, 320, -96],
    [278, 420, -112],
    [318, 700, -92],
    [318, 800, -84],
    [362, 886, -40],
    [450, 910, 10],
    [526, 850, 60],
    [534, 750, 88],
  ];
  const inner: readonly (readonly [number, number, number])[] = [
    [400, 190, 180],
    [340, 270, 170],
    [460, 270, 190],
    [400, 350, 180],
    [350, 440, 170],
    [460, 440, 190],
    [426, 780, 0],
  ];
  return {
    shadows: [{ x: 430, y: 540, rx: 300, ry: 520 }],
    defs: gradient('light', ['#fff/.28', '#fff/0', '#000/.32'], [0, 0.1, 1, 0.7]),
    body:
      '<g transform="translate(20 16) rotate(10 420 500) scale(.94)">' +
      panel(outline, graphite, ink, weight.contour) +
      inside(
        'foot',
        outline,
        `<g fill="${slate}" stroke="${ink}" stroke-width="3">${edge.map(([x, y, angle]) => lug(x, y, angle, 1)).join('')}</g>` +
          `<g fill="${bright}" stroke="${ink}" stroke-width="3">${inner.map(([x, y, angle]) => lug(x, y, angle, 0.82)).join('')}</g>` +
          // The step of the heel brakes.
          panel(shape('290,636! 400,620 560,636! 552,672! 400,660 296,672!'), bright, ink) +
          panel(shape('330,528! 420,510 510,528! 506,590! 420,576 334,590!'), shade, deep) +
          mark(420, 552, 22, light) +
          `<path d="${repeat(4, (bar) => `M${370 + bar * 28} 690v30`)}" stroke="${ink}" stroke-width="7"/>` +
          area(outline, 'url(#light)'),
      ) +
      '</g>',
  };
};
