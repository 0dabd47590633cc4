import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Collar close up: rib, tape, flat seams, the print in the neck. */
export const collarDetail: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper } = colours;
  const { trim, mark } = design;
  const rim = byCut(design, base, trim.panel, trim.panel, base);
  const edge = byCut(design, deep, trim.edge, trim.edge, deep);
  const opening = shape('74,-60! 106,130 190,300 296,404 400,434 504,404 610,300 694,130 726,-60!');
  return {
    defs:
      gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 1]) +
      gradient('inner', [deep, shade, base], [0, 0, 0.1, 1]) +
      `<pattern id="knit" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M3 2l5 9-5 9M16 2l5 9-5 9M8 11h5M21 11h5" stroke="${deep}" stroke-width="2" fill="none" opacity=".4"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#knit)') +
      area(shape('120,560! 300,700 340,1020! 240,1020! 180,760'), deep, 0.2) +
      area(shape('640,560! 520,760 560,1020! 660,1020! 620,780'), deep, 0.24) +
      area(shape('30,440! 160,640 160,1020! 90,1020! 70,700'), light, 0.35) +
      line(curve('-20,330 120,560 200,800 230,1020'), deep, 4) +
      stitches(curve('-36,356 104,574 182,806 210,1020'), light) +
      stitches(curve('-4,306 136,546 218,794 250,1020'), light) +
      line(curve('820,330 680,560 600,800 570,1020'), deep, 4) +
      stitches(curve('836,356 696,574 618,806 590,1020'), light) +
      stitches(curve('804,306 664,546 582,794 550,1020'), light) +
      byCut(
        design,
        panel(shape('820,330! 680,560 600,800 570,1020! 820,1020!'), trim.panel, trim.edge) +
          area(shape('820,330! 680,560 600,800 570,1020! 820,1020!'), 'url(#knit)'),
        area('M-10 760H810V890H-10z', trim.panel) +
          area('M-10 916H810V940H-10z', trim.pop) +
          area('M-10 760H810V890H-10z', 'url(#knit)'),
        '',
        // The zip below the collar.
        `${line('M400 540V830', trim.edge, 64) + line('M400 540V830', trim.panel, 56) + line('M400 540V810', ink, 24)}<path d="M400 540V810" stroke="${paper}" stroke-width="17" stroke-dasharray="9 7" stroke-linecap="butt" opacity=".75"/>`,
      ) +
      area(shape('-40,40! 40,280 160,450 290,540 400,562 510,540 640,450 760,280 840,40! 840,0! -40,0!'), deep, 0.35) +
      panel(
        shape('-40,-10! 40,240 160,416 290,510 400,534 510,510 640,416 760,240 840,-10! 840,-60! -40,-60!'),
        rim,
        edge,
        weight.contour,
      ) +
      inside(
        'rib',
        shape('-40,-10! 40,240 160,416 290,510 400,534 510,510 640,416 760,240 840,-10! 840,-60! -40,-60!'),
        line(
          repeat(46, (rib) => {
            const angle = Math.PI * (0.04 + (rib / 45) * 0.92);
            return `M${Math.round(400 - Math.cos(angle) * 310)} ${Math.round(-60 + Math.sin(angle) * 490)}L${Math.round(400 - Math.cos(angle) * 450)} ${Math.round(-60 + Math.sin(angle) * 596)}`;
          }),
          edge,
          4,
          byCut(design, 0.45, 0.3, 0.2, 0.45),
        ),
      ) +
      mark(
        byCut(design, 250, 250, 560, 620),
        byCut(design, 700, 680, 740, 700),
        40,
        byCut(design, light, light, trim.pop, light),
      ) +
      stitches(curve('-30,30 56,266 170,436 296,526 400,550 504,526 630,436 744,266 830,30'), light) +
      panel(opening, 'url(#inner)', deep, weight.contour) +
      inside(
        'inside',
        opening,
        area(opening, 'url(#knit)', 0.7) +
          area(shape('-40,-60! 60,160 200,300 400,350 600,300 740,160 840,-60!'), ink, 0.25) +
          panel(
            shape(
              '120,-60! 200,60 300,120 400,136 500,120 600,60 680,-60! 720,-60! 630,90 510,164 400,180 290,164 170,90 80,-60!',
            ),
            soft,
            deep,
          ) +
          stitches(curve('150,30 290,136 400,152 510,136 650,30'), deep) +
          mark(400, 256, 30, paper) +
          line('M346 310h110M366 330h70', paper, 5, 0.8),
      ),
  };
};
