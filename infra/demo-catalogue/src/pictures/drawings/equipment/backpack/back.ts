import type { Colours } from '../../../colours.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { defs, packBody } from './parts.ts';

/** The left fin of the hip belt with its webbing. */
function finOf({ shade, deep, ink, graphite }: Colours): string {
  return (
    panel(
      shape('300,700! 220,716 150,760 110,830 104,884 124,900! 170,890 240,850 330,826'),
      'url(#lid)',
      deep,
      weight.contour,
    ) +
    stitches(curve('300,722 226,738 164,780 130,840 124,880'), shade) +
    line(curve('200,770 240,760 262,784 236,820 190,830'), deep) +
    line('M112 886L60 930', ink, 15) +
    line('M112 886L62 928', graphite, 9)
  );
}

/** Carrying side: harness, back panel with its air channel, hip belt. */
export const back: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone } = colours;
  const strap = shape(
    '346,232! 312,250 282,300 262,380 252,470 262,560 280,620! 312,624 322,600! 310,540 306,470 316,390 338,320 372,270!',
  );
  const strapped =
    panel(strap, 'url(#lid)', deep, weight.contour) +
    stitches(curve('352,254 322,280 296,340 280,420 276,490 286,560 298,606'), shade) +
    line('M300 616L268 756', ink, 12) +
    line('M300 618L270 752', graphite, 7) +
    panel('M284 600h32v26h-32z', graphite, ink) +
    line('M268 404l44 8', ink, 12);
  const half = strapped + finOf(colours);
  return {
    shadows: [
      { x: 420, y: 900, rx: 320, ry: 40 },
      { x: 404, y: 890, rx: 200, ry: 16 },
    ],
    defs:
      defs(colours) +
      `<pattern id="air" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M5 5h.1M14 14h.1" stroke="${ink}" stroke-width="7" stroke-linecap="round"/></pattern>`,
    body:
      panel(
        shape('236,240! 236,176 270,130 330,110 400,104 470,110 530,130 564,176 564,240! 400,270'),
        'url(#lid)',
        deep,
        weight.contour,
      ) +
      panel(packBody, 'url(#cloth)', deep, weight.contour) +
      area(packBody, 'url(#rip)') +
      line(curve('352,196 360,146 400,134 440,146 448,196'), ink, 16) +
      line(curve('354,192 364,150 400,139 436,150'), graphite, 7) +
      panel(
        shape('290,206! 400,190 510,206! 540,400 546,600 530,760! 400,776 270,760! 254,600 260,400'),
        'url(#pad)',
        deep,
        weight.contour,
      ) +
      [300, 426]
        .map(
          (x) =>
            panel(
              shape(
                `${x},280! ${x + 37},272 ${x + 74},280! ${x + 78},420 ${x + 76},560 ${x + 70},690! ${x + 37},698 ${x + 4},690! ${x - 2},560 ${x - 4},420`,
              ),
              graphite,
              ink,
            ) +
            area(
              shape(
                `${x},280! ${x + 37},272 ${x + 74},280! ${x + 78},420 ${x + 76},560 ${x + 70},690! ${x + 37},698 ${x + 4},690! ${x - 2},560 ${x - 4},420`,
              ),
              'url(#air)',
            ),
        )
        .join('') +
      line('M384 300V700M416 300V700', deep, 3) +
      line(
        repeat(9, (row) => `M388 ${330 + row * 42}h24`),
        soft,
        3,
      ) +
      half +
      `<g transform="matrix(-1 0 0 1 800 0)">${half}</g>` +
      panel(
        shape('320,700! 400,690 480,700! 500,760 490,820! 400,832 310,820! 300,760'),
        design.trim.panel,
        design.trim.edge,
        weight.contour,
      ) +
      design.mark(400, 762, 24, light) +
      cord('M300 410H500', graphite, ink, 8) +
      panel('M376 398h48v24h-48z', graphite, ink) +
      line('M388 404v12M412 404v12', stone) +
      area('M262 236h14v10h-14z', base),
  };
};
