import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { isLow, makeOf, shaft, shareOf } from './builds.ts';

/** From behind: heel counter, pull strap, the profile of the sole. */
export const back: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { trim, mark } = design;
  const make = makeOf(design);
  const low = isLow(design);
  const raisedTo = (outline: string) => shaft(design, outline);
  const share = shareOf(design);
  const silhouette = shape(
    raisedTo(
      '262,760! 246,680 262,600 286,520 284,440 268,350 262,270 280,236! 340,220 400,216 460,220 520,236! 538,270 532,350 516,440 514,520 538,600 554,680 538,760!',
    ),
  );
  return {
    shadows: [
      { x: 420, y: 850, rx: 300, ry: 46 },
      { x: 404, y: 846, rx: 190, ry: 18 },
    ],
    defs:
      gradient('form', ['#fff/.3', '#fff/.05', '#000/0', '#000/.38'], [0, 0.3, 1, 0.5]) +
      gradient('rubber', [slate, graphite, ink], [0, 0, 1, 0.6]),
    body:
      panel(shape(raisedTo('282,240! 300,196 350,176 400,172 450,176 500,196 518,240! 400,300!')), graphite, ink) +
      panel(shape(raisedTo('326,204! 330,160 360,136 400,130 440,136 470,160 474,204! 400,216!')), soft, deep) +
      stitches(curve(raisedTo('344,196 350,166 400,148 450,166 456,196')), deep) +
      panel(silhouette, base, deep, weight.contour) +
      inside(
        'back',
        silhouette,
        panel(
          shape(raisedTo('240,230! 400,206 560,230! 548,330! 520,400 460,380 400,360 340,380 280,400 252,330!')),
          soft,
          deep,
        ) +
          line(curve(raisedTo('262,290 330,268 400,262 470,268 538,290')), shade) +
          line(curve(raisedTo('268,344 330,314 400,308 470,314 532,344')), shade) +
          panel(
            shape('230,560! 290,520 350,540 400,548 450,540 510,520 570,560! 590,800! 210,800!'),
            trim.panel,
            trim.edge,
          ) +
          stitches(curve('250,566 296,536 350,556 400,564 450,556 504,536 550,566'), trim.pop) +
          (low || make === 2
            ? line('M400 560V700', trim.edge)
            : panel(
                shape('220,470! 300,452 400,470 500,452 580,470! 560,520! 500,506 400,526 300,506 240,520!'),
                make === 3 ? trim.panel : base,
                make === 3 ? trim.edge : deep,
              ) +
              stitches(curve('280,470 400,486 520,470'), light) +
              stitches(curve('286,494 400,512 514,494'), light)) +
          mark(400, 620, 24, trim.pop) +
          area('M200 100H600V800H200z', 'url(#form)') +
          panel(
            shape(raisedTo('210,690! 270,668 340,690 400,696 460,690 530,668 590,690! 580,800! 220,800!')),
            'url(#rubber)',
            ink,
          ) +
          line(curve(raisedTo('250,692 340,712 400,716 460,712 550,692')), stone, 2, 0.5),
      ) +
      panel(
        shape(raisedTo('378,520! 374,400 378,240 380,200 400,190 420,200 422,240 426,400 422,520! 400,530')),
        light,
        deep,
      ) +
      stitches(`M388 506V${Math.round(440 - 200 * share)}M412 506V${Math.round(440 - 200 * share)}`, shade) +
      line(`M378 ${Math.round(440 - 140 * share)}q22 8 44 0M378 470q22 8 44 0`, deep) +
      panel(
        shape(raisedTo('248,740! 320,756 400,760 480,756 552,740! 572,790 580,842! 220,842! 228,790')),
        'url(#rubber)',
        ink,
        weight.contour,
      ) +
      area(
        shape(raisedTo('246,742! 320,758 400,762 480,758 554,742! 560,764! 480,780 400,784 320,780 240,764!')),
        make === 2 ? paper : trim.id === 'tonal' ? soft : trim.panel,
      ) +
      line('M232 800h336', slate, 2) +
      `<path d="M262 844v-34h30v34zM330 844v-34l20-10h10v44zM440 844v-44h10l20 10v34zM508 844v-34h30v34z" fill="${ink}"/>`,
  };
};
