import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { armholes, blocks, cut, defs, folds, hemSeam, sleeves, trunkOf } from './parts.ts';

/** Back: yoke of mesh, bands, long tail, collar. */
export const back: View = (colours, design) => {
  const { light, base, shade, deep, paper } = colours;
  const { trim, mark } = design;
  const yoke = shape('200,160! 350,220 450,220 600,160! 600,326! 520,346 450,380 400,392 350,380 280,346 200,326!');
  const trunk = trunkOf(design, 'back');
  return {
    shadows: [{ x: 420, y: byCut(design, 896, 872, 920, 894), rx: 310, ry: 28 }],
    defs: defs(colours),
    body:
      cut +
      sleeves(colours, design) +
      panel(trunk, 'url(#cloth)', deep, weight.contour) +
      inside(
        'trunk',
        trunk,
        byCut(
          design,
          area(yoke, trim.panel) +
            area(yoke, 'url(#knit)') +
            line(curve('214,330 280,346 350,380 400,392 450,380 520,346 586,330'), trim.edge) +
            stitches(curve('214,342 280,358 350,392 400,404 450,392 520,358 586,342'), light) +
            line('M400 392V600', deep, 2, 0.5),
          blocks(colours, design),
          blocks(colours, design) + line('M400 200V700', deep, 2, 0.4),
          blocks(colours, design),
        ) +
          area(trunk, 'url(#knit)', 0.18) +
          folds(colours) +
          area(shape('380,600! 408,700 392,800 410,880! 372,800 386,700'), shade, 0.6) +
          hemSeam(colours, design),
      ) +
      armholes(colours, design) +
      byCut(
        design,
        panel(shape('308,180! 350,160 400,154 450,160 492,180! 484,194! 446,178 400,172 354,178 316,194!'), base, deep),
        panel(
          shape('316,182! 350,166 400,160 450,166 484,182! 478,198! 446,184 400,178 354,184 322,198!'),
          trim.panel,
          trim.edge,
        ),
        panel(
          shape('302,178! 350,160 400,154 450,160 498,178! 490,192! 446,176 400,170 354,176 310,192!'),
          trim.panel,
          trim.edge,
        ),
        panel(
          shape('316,190! 326,146 400,130 474,146 484,190! 446,176 400,170 354,176'),
          'url(#cloth)',
          deep,
          weight.contour,
        ),
      ) +
      byCut(
        design,
        line(
          repeat(5, (bar) => `M${372 + bar * 3} ${226 + bar * 15}h${56 - bar * 6}`),
          trim.id === 'pale' ? base : paper,
          5,
        ),
        '',
        line('M388 214h24M384 224h32', paper, 4),
        '',
      ) +
      mark(
        400,
        byCut(design, 460, 437, 290, 250),
        byCut(design, 15, 22, 17, 20),
        byCut(design, light, trim.pop, light, trim.pop),
      ) +
      '</g>',
  };
};
