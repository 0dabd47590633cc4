import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../../strokes.ts';
import { sneakerLastOf } from './lasts.ts';

const foot = '150,1120! 126,860 70,640 52,430 120,220 266,96 430,66 596,114 706,262 730,450 680,640 632,840 626,1120!';
const pivot = (x: number, y: number, colour: string, count: number) =>
  repeat(count, (ring) => `<circle cx="${x}" cy="${y}" r="${24 + ring * 26}" stroke="${colour}" stroke-width="9"/>`);

/** The sole from below: herringbone around a pivot, or waves, in the rubber of the side. */
export const sneakerOutsole: View = (colours, { cut, trim, mark }) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate } = colours;
  const last = sneakerLastOf(cut);
  const isGum = last?.soleMaterial === 'gum';
  const isFoam = last?.soleMaterial === 'foam';
  const outline = shape(foot);
  const [ground, groove] = isGum ? [stone, slate] : trim.id === 'dark' ? [graphite, ink] : [shade, deep];
  return {
    shadows: [{ x: 440, y: 560, rx: 390, ry: 540 }],
    defs:
      gradient('light', ['#fff/.3', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.7]) +
      gradient('wall', [paper, chalk, stone], [0, 0, 1, 0.4]),
    body:
      '<g transform="rotate(-8 400 500)">' +
      panel(outline, 'url(#wall)', slate, weight.contour) +
      `<g transform="translate(26 26) scale(.935)">${inside(
        'tread',
        outline,
        area(outline, ground) +
          (isFoam
            ? line(
                repeat(14, (row) =>
                  curve(
                    `0,${120 + row * 74} 130,${80 + row * 74} 270,${130 + row * 74} 410,${80 + row * 74} 550,${130 + row * 74} 800,${80 + row * 74}`,
                  ),
                ),
                groove,
                16,
              )
            : `<path d="${repeat(17, (row) => `M0 ${60 + row * 62}${repeat(8, () => 'l50-40l50 40')}`)}" stroke="${groove}" stroke-width="14" stroke-linejoin="miter"/>`) +
          panel(shape('392,280 478,300 514,384 478,470 392,490 306,470 270,384 306,300'), ground, groove, 9) +
          pivot(392, 384, groove, 4) +
          panel(shape('250,690! 390,660 540,690! 520,800! 390,820 262,800!'), isGum ? base : light, deep) +
          mark(392, 742, 44, isGum ? soft : deep) +
          area(outline, 'url(#light)'),
      )}</g></g>`,
  };
};
