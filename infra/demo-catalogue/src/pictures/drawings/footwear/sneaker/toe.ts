import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Toe and lacing close up: perforations, double seams, the welt. */
export const toe: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper, chalk, stone } = colours;
  const { cut, trim, mark } = design;
  const vamp = shape('-40,-40! 840,-40! 840,560! 780,700 640,790 420,828 200,812 40,740 -40,640!');
  return {
    defs:
      gradient('leather', [light, soft, base, shade], [0.1, 0, 0.8, 1]) +
      gradient('cup', [paper, paper, paper, paper, paper, chalk, stone], [0, 0, 0, 1]) +
      gradient('tongue', [soft, base, deep], [0, 0, 0, 1]),
    body:
      area('M0 0H800V1000H0z', 'url(#cup)') +
      panel(
        shape(
          '-40,838! 60,896 200,944 420,966 640,932 780,858 840,806! 840,846! 780,898 640,970 420,1004 200,984 60,936 -40,880!',
        ),
        base,
        deep,
      ) +
      line(
        repeat(40, (tooth) => `M${-10 + tooth * 21} ${Math.round(1030 - 0.0005 * (tooth * 21 - 420) ** 2)}v40`),
        stone,
        3,
      ) +
      area(shape('-40,660! 40,770 200,842 420,860 640,822 790,730 840,600! 840,500! -40,500!'), deep, 0.4) +
      panel(vamp, 'url(#leather)', deep, weight.contour) +
      stitches(curve('-20,706 60,776 200,838 420,856 650,816 800,724'), stone) +
      (cut === 2
        ? panel(
            shape(
              '-40,640! 40,600 200,560 400,548 600,560 760,600 840,560! 840,600! 780,720 640,800 420,832 200,816 40,744 -40,660!',
            ),
            paper,
            deep,
          ) +
          line(
            repeat(18, (rib) => `M${60 + rib * 40} ${Math.round(770 - 0.0009 * (60 + rib * 40 - 400) ** 2)}v36`),
            stone,
            4,
          )
        : cut === 3
          ? panel(
              shape(
                '-40,560! 160,640 400,600 640,640 840,520! 840,620! 780,720 640,800 420,832 200,816 40,744 -40,660!',
              ),
              trim.panel,
              trim.edge,
            ) + stitches(curve('-30,584 160,662 400,622 640,662 830,546'), trim.pop)
          : `<path d="${repeat(6, (row) => repeat(9 - row, (dot) => `M${(400 + (dot - (8 - row) / 2) * 58).toFixed(0)} ${Math.round(520 + row * 40 - Math.abs(dot - (8 - row) / 2) * 9)}h.1`))}" stroke="${deep}" stroke-width="15"/>`) +
      inside(
        'vamp',
        vamp,
        panel(shape('-40,200! 120,300 190,420 210,560 190,700 150,800! -40,720!'), trim.panel, trim.edge) +
          panel(shape('840,150! 690,300 620,420 600,560 620,690 660,790! 840,640!'), trim.panel, trim.edge) +
          stitches(curve('110,318 172,430 192,560 174,690 140,776'), trim.pop) +
          stitches(curve('94,334 154,440 174,560 158,680 128,760'), trim.pop) +
          stitches(curve('704,314 640,430 618,560 636,680 672,764'), trim.pop) +
          stitches(curve('722,328 658,440 636,560 654,670 690,748'), trim.pop),
      ) +
      mark(90, 560, 40, trim.pop, -10) +
      area(shape('170,-40! 210,200 260,400 400,476 540,400 590,200 640,-40!'), deep, 0.4) +
      panel(shape('180,-40! 216,180 262,370 400,446 538,370 584,180 626,-40!'), shade, deep, weight.contour) +
      stitches(curve('206,-20 240,180 282,354 400,420 518,354 560,180 600,-20'), light) +
      panel(shape('270,-40! 290,180 320,320 400,364 480,320 510,180 536,-40!'), 'url(#tongue)', deep) +
      `<path d="M262 306h.1M538 306h.1M238 176h.1M562 176h.1M220 46h.1M582 46h.1" stroke="${ink}" stroke-width="36"/>` +
      `<g stroke="${deep}" stroke-width="40" opacity=".35"><path d="M262 320Q400 350 538 320M238 190Q400 220 562 190M220 60Q400 90 582 60"/></g>` +
      cord('M262 306Q400 330 538 306M238 176Q400 204 562 176M220 46Q400 74 582 46', paper, deep, 34) +
      `<path d="M262 306Q400 330 538 306M238 176Q400 204 562 176M220 46Q400 74 582 46" stroke="${stone}" stroke-width="26" stroke-dasharray="2 8" stroke-linecap="butt" opacity=".6"/>`,
  };
};
