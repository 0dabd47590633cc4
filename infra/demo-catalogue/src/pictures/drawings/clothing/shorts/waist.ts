import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Waistband close up: elastic ribs, eyelets, the knotted cord. */
export const waist: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }, design) => ({
  defs:
    gradient('cloth', [soft, base, base, shade], [0, 0, 1, 1]) +
    (byCut(design, false, true, false, true)
      ? gradient('band', [design.trim.panel, design.trim.panel, design.trim.edge], [0, 0, 0.06, 1])
      : gradient('band', [soft, base, base, shade, deep], [0, 0, 0.06, 1])) +
    gradient('steel', [paper, stone, slate, paper]) +
    `<pattern id="rip" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h26" stroke="${deep}" stroke-width="2" opacity=".3"/></pattern>`,
  body:
    area('M0 0H800V1000H0z', 'url(#cloth)') +
    area('M0 0H800V1000H0z', 'url(#rip)') +
    area(
      repeat(11, (fold) =>
        shape(
          `${20 + fold * 76},540! ${34 + fold * 76},640 ${24 + fold * 76 + (fold % 3) * 14},${760 + (fold % 4) * 60} ${10 + fold * 76},680`,
        ),
      ),
      deep,
      0.24,
    ) +
    area(shape('470,560! 560,760 540,1020! 640,1020! 620,760'), deep, 0.2) +
    byCut(
      design,
      panel(shape('150,560! 130,760 60,1020! -20,1020! -20,560!'), design.trim.panel, design.trim.edge, weight.contour),
      panel('M-10 900Q400 960 810 900V1020H-10z', design.trim.panel, design.trim.edge, weight.contour),
      panel('M520 700L780 680L790 1020H530z', design.trim.panel, design.trim.edge, weight.contour) +
        line('M524 770L782 750', design.trim.edge, 20) +
        line('M524 770L782 750', design.trim.pop, 5),
      panel(
        shape('-20,900! 300,760 820,700! 820,1020! -20,1020!'),
        design.trim.panel,
        design.trim.edge,
        weight.contour,
      ),
    ) +
    line(curve('400,560 404,760 398,1020'), deep, 5) +
    stitches(curve('420,570 424,760 418,1010'), light) +
    stitches(curve('436,570 440,760 434,1010'), light) +
    area('M-10 180H810V590H-10z', deep, 0.35) +
    panel('M-10 110Q400 150 810 110V540Q400 580-10 540z', 'url(#band)', deep, weight.contour) +
    line(
      repeat(40, (rib) => `M${10 + rib * 20} 128q${rib % 2 ? 5 : -5} 200 0 414`),
      deep,
      6,
      0.35,
    ) +
    [240, 330, 420]
      .map(
        (y) =>
          stitches(`M-10 ${y}Q400 ${y + 40} 810 ${y}`, light) +
          line(`M-10 ${y + 7}Q400 ${y + 47} 810 ${y + 7}`, deep, 3, 0.5),
      )
      .join('') +
    [290, 510]
      .map(
        (x) =>
          `<circle cx="${x + 5}" cy="378" r="50" fill="${deep}" opacity=".4"/><circle cx="${x}" cy="368" r="46" fill="url(#steel)" stroke="${ink}"/><circle cx="${x}" cy="368" r="26" fill="${ink}"/><path d="M${x - 34} 350q10-24 34-26" stroke="${paper}" stroke-width="5"/>`,
      )
      .join('') +
    `<g stroke="${ink}" stroke-width="30" opacity=".25"><path d="${curve('400,480 280,540 262,650 340,660 400,500')}${curve('412,480 530,530 560,640 470,664 410,500')}${curve('396,500 350,700 330,880')}${curve('416,500 470,700 478,900')}"/></g>` +
    cord('M290 372Q340 470 396 470Q460 470 510 372', paper, deep, 26) +
    cord(
      `${curve('396,470 270,520 244,630 322,644 398,480')}${curve('404,470 520,514 548,624 460,648 404,480')}${curve('390,480 340,680 318,850')}${curve('408,480 460,680 464,870')}`,
      paper,
      deep,
      26,
    ) +
    cord('M376 452q28 44 52 2M380 484q24-24 46 0', paper, deep, 24) +
    `<path d="${curve('390,480 340,680 318,850')}${curve('408,480 460,680 464,870')}${curve('396,470 270,520 244,630 322,644 398,480')}${curve('404,470 520,514 548,624 460,648 404,480')}" stroke="${stone}" stroke-width="18" stroke-dasharray="3 9" stroke-linecap="butt" opacity=".7"/>` +
    line('M322 828l-10 64M464 850l2 66', graphite, 34) +
    line('M314 836l-8 50M456 856l2 54', stone, 4) +
    design.mark(650, 300, 40, byCut(design, light, design.trim.pop, light, design.trim.pop)),
});
