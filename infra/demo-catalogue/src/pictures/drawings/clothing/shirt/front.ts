import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { armholes, blocks, cut, defs, folds, hemSeam, sleeves, trunkOf } from './parts.ts';

export const front: View = (colours, design) => {
  const { light, base, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const trunk = trunkOf(design, 'front');
  const collar = byCut(
    design,
    panel(
      shape('312,176! 350,214 400,228 450,214 488,176! 500,186! 460,232 400,248 340,232 300,186!'),
      trim.id === 'tonal' ? base : trim.panel,
      trim.id === 'tonal' ? deep : trim.edge,
      weight.contour,
    ) + stitches(curve('306,194 346,236 400,253 454,236 494,194'), light),
    panel(
      shape('322,176! 356,206 400,214 444,206 478,176! 492,188! 450,226 400,236 350,226 308,188!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ),
    panel(
      shape('308,172! 350,230 400,292! 450,230 492,172! 506,184! 464,240 400,322! 336,240 294,184!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ) + line('M400 292V320', trim.edge),
    line('M400 214V356', trim.edge, 17) +
      line('M400 214V356', ink, 9) +
      `<path d="M400 214V352" stroke="${stone}" stroke-width="4" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel(
        shape(
          '318,180! 330,140 352,128 400,140 448,128 470,140 482,180! 446,206 414,214 408,250! 400,256 392,250! 386,214 354,206',
        ),
        'url(#cloth)',
        deep,
        weight.contour,
      ) +
      line('M400 142V256', ink, 5) +
      panel('M394 246h12v30h-12z', graphite, ink) +
      stitches(curve('334,150 360,142 392,152 392,206'), light),
  );
  return {
    shadows: [{ x: 420, y: byCut(design, 896, 872, 920, 894), rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      panel(
        shape(
          byCut(
            design,
            '312,178! 350,160 400,156 450,160 488,178! 450,216 400,228 350,216',
            '312,178! 350,160 400,156 450,160 488,178! 450,216 400,228 350,216',
            '304,178! 350,160 400,156 450,160 496,178! 460,250 400,304 340,250',
          ),
        ),
        shade,
        deep,
      ) +
      line(curve('322,184 360,172 400,170 440,172 478,184'), deep) +
      panel('M384 176h32v20h-32z', light, deep) +
      sleeves(colours, design) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        area(trunk, 'url(#knit)', 0.18) + blocks(colours, design) + folds(colours) + hemSeam(colours, design),
      ) +
      armholes(colours, design) +
      collar +
      mark(
        byCut(design, 340, 400, 470, 332),
        byCut(design, 330, 437, 330, 300),
        byCut(design, 17, 22, 16, 15),
        byCut(design, light, trim.pop, light, trim.pop),
      ) +
      area('M486 800h34v10h-34z', ink, 0.5) +
      '</g>',
  };
};
