import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc, oval } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

/** From behind: opening, strap, buckle. */
export const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const dome = shape(
    byCut(
      design,
      '156,636! 150,520 176,404 250,318 340,280 400,272 460,280 550,318 624,404 650,520 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 148,500 158,380 196,312 290,290 400,284 510,290 604,312 642,380 652,500 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 150,530 180,424 250,346 340,310 400,302 460,310 550,346 620,424 650,530 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 150,520 180,390 260,292 340,252 400,244 460,252 540,292 620,390 650,520 644,636! 560,668 480,682 400,686 320,682 240,668',
    ),
  );
  const opening = 'M268 640a132 150 0 0 1 264 0z';
  const netted = byCut(design, false, false, false, true);
  const topY = byCut(design, 272, 284, 302, 244);
  return {
    shadows: [{ x: 410, y: 700, rx: 310, ry: 34 }],
    defs: defs(colours, design),
    body:
      panel(
        shape('180,640! 120,660 100,690 130,704! 260,690 400,684 540,690 670,704! 700,690 680,660 620,640!'),
        byCut(design, shade, trim.panel, shade, trim.panel),
        deep,
        weight.contour,
      ) +
      panel(dome, netted ? trim.panel : 'url(#dome)', netted ? trim.edge : deep, weight.contour) +
      inside(
        'back-crown',
        dome,
        (netted ? area(dome, 'url(#net)') : '') +
          byCut(
            design,
            line(
              `M400 ${topY}V500${curve('400,272 300,330 244,450 232,680')}${curve('400,272 500,330 556,450 568,680')}`,
              deep,
            ) + stitches(`M388 ${topY}V486M412 ${topY}V486`, soft),
            area('M140 470H660V700H140z', trim.panel) +
              line('M140 470Q400 500 660 470', trim.edge) +
              line(curve('400,284 280,340 250,450 244,486'), deep) +
              line(curve('400,284 520,340 550,450 556,486'), deep),
            panel(shape('140,500! 240,470 400,462 560,470 660,500! 660,700! 140,700!'), trim.panel, trim.edge) +
              area(shape('140,500! 240,470 400,462 560,470 660,500! 660,700! 140,700!'), 'url(#pin)') +
              line('M400 302V462', deep),
            line(
              `M400 ${topY}V490${curve('400,244 300,310 244,440 232,680')}${curve('400,244 500,310 556,440 568,680')}`,
              trim.edge,
              4,
            ),
          ) +
          area(shape('540,290! 650,420 660,700! 560,700! 600,560 590,420'), ink, 0.2) +
          area(shape('220,380! 300,310 380,300 310,350 260,430'), '#fff', 0.2) +
          stitches('M150 622Q280 668 400 670T650 622', soft),
      ) +
      oval(400, topY + 1, 24, 10, trim.panel, trim.edge) +
      panel(opening, 'url(#under)', deep, weight.contour) +
      line('M256 640a144 162 0 0 1 288 0', netted ? trim.panel : 'url(#dome)', 18) +
      line('M247 640a153 171 0 0 1 306 0M268 640a132 150 0 0 1 264 0', deep) +
      stitches('M256 636a144 160 0 0 1 288 0', soft) +
      line('M282 618Q400 560 518 618', ink, 3, 0.4) +
      // Strap.
      panel('M226 628q174 52 348 0l2 40q-176 54-352 0z', graphite, ink, weight.contour) +
      stitches('M234 640q166 48 332 0M234 660q166 48 332 0', stone) +
      byCut(
        design,
        panel('M372 644h62v52h-62z', stone, ink) +
          panel('M384 655h38v30h-38z', graphite, ink) +
          line('M402 646v48', stone, 6),
        `${[300, 340, 380, 420, 460, 500].map((x) => disc(x, 670 - Math.round(((x - 400) / 40) ** 2), 6, ink, stone)).join('')}`,
        panel('M380 640h76v58h-76z', trim.panel, trim.edge) + line('M392 655h50M392 668h50M392 681h50', trim.edge, 3),
        `${[290, 330, 370, 410, 450, 490].map((x) => disc(x, 670 - Math.round(((x - 395) / 40) ** 2), 7, stone, ink)).join('')}`,
      ) +
      mark(
        400,
        byCut(design, 440, 420, 420, 420),
        18,
        byCut(design, light, light, light, trim.id === 'pale' ? deep : light),
      ),
  };
};
