import { mug } from '../../../motifs/known-things.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The jacket in its stuff sack, beside a mug that tells its size; a feather has come off. */
export const stuffed: View = (colours, { trim, mark }) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone } = colours;
  const sack = shape(
    '150,440! 250,420 380,420 480,440! 512,560 516,700 500,820 470,876! 320,896 160,876! 130,820 114,700 118,560',
  );
  return {
    shadows: [
      { x: 330, y: 892, rx: 260, ry: 34 },
      { x: 640, y: 884, rx: 130, ry: 24 },
    ],
    defs: gradient('cloth', [light, soft, base, shade, deep], [0, 0, 1, 0.3]),
    body:
      mug(618, 884, 200, colours) +
      panel(shape('190,430! 210,350 250,320 310,312 380,320 424,350 440,430! 320,446'), shade, deep, weight.contour) +
      line(
        repeat(
          7,
          (fold) =>
            `M${214 + fold * 34} 436q${fold < 3 ? 16 : fold > 3 ? -16 : 0}-60 ${fold < 3 ? 30 - fold * 8 : fold > 3 ? -30 + (6 - fold) * 8 : 0}-108`,
        ),
        deep,
        3,
      ) +
      cord(curve('240,346 310,330 396,346 410,366 320,374 226,364 240,346'), graphite, ink, 8) +
      cord(curve('396,356 470,330 520,380 500,450'), graphite, ink, 8) +
      panel('M386 330h44v46h-44z', trim.pop, ink, weight.contour) +
      panel(sack, 'url(#cloth)', deep, weight.contour) +
      inside(
        'sack',
        sack,
        line(
          repeat(6, (fold) =>
            curve(
              `${140 + fold * 66},${450 + (fold % 2) * 8} ${128 + fold * 70},${600 + (fold % 3) * 20} ${146 + fold * 64},${860 - (fold % 2) * 20}`,
            ),
          ),
          deep,
          3,
          0.4,
        ) +
          panel('M60 600Q320 650 580 600V712Q320 762 60 712z', trim.panel, trim.edge) +
          area(shape('420,440! 470,600 480,740 450,900! 540,900! 540,440!'), deep, 0.3) +
          area(shape('156,470! 190,480 196,600 170,820! 150,820! 142,640'), light, 0.5),
      ) +
      stitches(curve('150,462 250,442 380,442 480,462'), light) +
      mark(310, 668, 42, trim.pop) +
      // A feather.
      panel(shape('600,420! 610,360 650,310 700,290! 706,340 680,390 640,420 610,430!'), paper, stone) +
      line(curve('590,452 620,400 660,350 698,296'), stone, 4) +
      line('M624 392l-16-14M644 368l-16-18M664 344l-12-20M630 396l24 4M652 370l28 2', stone, 2.5),
  };
};
