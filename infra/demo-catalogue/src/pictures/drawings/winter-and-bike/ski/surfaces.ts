import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, repeat, weight } from '../../../strokes.ts';

/** The top sheet's print. */
function print(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep, paper, chalk } = colours;
  const { trim, mark } = design;
  const rings = (turn: number) =>
    line(
      repeat(6, (ring) =>
        curve(
          `${-60 + ring * 4},${176 + turn - ring * 18} ${-20 + ring * 2},${150 + turn - ring * 20} ${8},${170 + turn - ring * 20} ${40 - ring * 2},${126 + turn - ring * 16} ${64 - ring * 2},${128 + turn - ring * 18}`,
        ),
      ),
      chalk,
      2.5,
    );
  return byCut(
    design,
    // Colour blocks rising along the slope, contour lines of a mountain between them.
    area('M-80 330L80 210V-20H-80z', trim.panel) +
      area('M-80 330L80 210V176L-80 296z', soft) +
      area('M-80 372L80 252V226L-80 346z', light) +
      rings(0) +
      area('M-80 960V800L80 690V960z', shade) +
      area('M-80 800L80 690V672L-80 782z', soft) +
      area('M-80 940V880L80 790V940z', deep) +
      mark(0, 110, 18, trim.id === 'pale' ? deep : light),
    // Mountain range towards the tip, plain tail.
    area('M-80 330L-34 220L-8 270L26 190L80 300V400H-80z', shade) +
      area('M-80 380L-20 290L14 340L50 280L80 330V420H-80z', trim.panel) +
      area('M-80 400H80V412H-80z', trim.pop) +
      rings(-30) +
      area('M-80 800H80V960H-80z', trim.panel) +
      area('M-80 786H80V796H-80z', trim.pop) +
      mark(0, 740, 17, light, -90),
    // Split along its length, chevrons at both ends.
    area('M0-20H80V960H0z', trim.panel) +
      line(
        repeat(5, (chevron) => `M-70 ${190 + chevron * 34}L0 ${140 + chevron * 34}L70 ${190 + chevron * 34}`),
        trim.pop,
        9,
        0.85,
      ) +
      line(
        repeat(4, (chevron) => `M-70 ${760 + chevron * 34}L0 ${810 + chevron * 34}L70 ${760 + chevron * 34}`),
        soft,
        9,
        0.7,
      ) +
      mark(0, 88, 17, paper),
    // One deep field, a thin frame and a route line.
    area('M-80 150H80V380H-80z', trim.panel) +
      line('M-80 150H80M-80 380H80', trim.pop, 5) +
      line(curve('0,40 -20,100 18,170 -14,240 16,310 0,370'), trim.id === 'pale' ? base : light, 4) +
      area('M-80 730L80 690V960H-80z', deep) +
      line('M-80 716L80 676', soft, 7) +
      mark(0, 840, 19, light, -90),
  );
}

/** The plan of the ski, filled and outlined; the path is in the definitions, since a picture uses it many times. */
export const plan = (fill: string, stroke = 'none', width: number = weight.contour, extra = ''): string =>
  `<use href="#plan" fill="${fill}" stroke="${stroke}" stroke-width="${width}"${extra}/>`;

/** The top of a ski with its print; clipped by `url(#in-plan)`. */
export function topSheet(colours: Colours, design: Design): string {
  const { base, deep, ink } = colours;
  return (
    plan(ink, ink) +
    `<g clip-path="url(#in-plan)"><g transform="translate(0 4) scale(.93 .992)">${plan(base)}</g>` +
    print(colours, design) +
    area('M-60 0h20l-10 940h-30z', '#fff', 0.3) +
    area('M30 0h40v940H22z', deep, 0.22) +
    '</g>'
  );
}

export function binding({ light, soft, base, deep, ink, graphite, stone, paper }: Colours): string {
  return (
    // Brake arms beside the ski.
    line('M-46 640v-74q0-10 8-10M46 640v-74q0-10-8-10', ink, 7) +
    panel('M-52 636h12v30h-12zM40 636h12v30H40z', graphite, ink) +
    panel('M-26 400h52v250h-52z', graphite, ink) +
    // Toe piece.
    panel(
      shape('-22,376! 22,376! 32,400 34,440 46,468 40,482! 22,470 0,464 -22,470 -40,482! -46,468 -34,440 -32,400'),
      graphite,
      ink,
    ) +
    panel(shape('-14,384! 14,384! 20,410 16,440! -16,440! -20,410'), base, deep) +
    line('M-8 394h16', light) +
    panel('M-20 474h40v30h-40z', stone, ink) +
    line('M-14 482h28M-14 490h28M-14 498h28', graphite, 2) +
    // Heel piece.
    panel(shape('-30,572! -18,560 18,560 30,572! 34,620 28,668 20,690! -20,690! -28,668 -34,620'), graphite, ink) +
    panel(shape('-18,590! 18,590! 20,630 14,664! -14,664! -20,630'), soft, deep) +
    line('M-8 600h16', paper) +
    panel('M-12 668h24v34h-24z', ink, ink)
  );
}

/** The running surface with its structure and letters. */
export function baseSide(colours: Colours, design: Design): string {
  const { light, soft, base, shade, ink, graphite, stone, paper } = colours;
  return (
    plan(stone, ink) +
    '<g clip-path="url(#in-plan)"><g transform="translate(0 6) scale(.88 .987)">' +
    plan(graphite) +
    '<g clip-path="url(#in-plan)">' +
    area('M-80 420L80 300V-10H-80z', base) +
    area('M-80 420L80 300V262L-80 382z', soft) +
    area('M-80 950V760L80 640V950z', base) +
    area('M-80 760L80 640V664L-80 784z', light) +
    byCut(
      design,
      area('M-60 238L0 120L60 238L36 226L14 250L0 226L-22 254L-40 228z', shade) +
        line('M-46 240L0 150L46 240', paper, 4),
      area('M-80 500L80 440V520L-80 580z', shade),
      area('M-20 100H20V900H-20z', shade),
      area('M-60 300a60 60 0 1 1 120 0a60 60 0 1 1-120 0z', shade),
    ) +
    design.mark(0, 620, 34, paper, -90) +
    '</g></g>' +
    line(
      repeat(5, (groove) => `M${-24 + groove * 12} 60V900`),
      '#fff',
      1.5,
      0.22,
    ) +
    area('M-60 0h26l-6 940h-34z', '#fff', 0.25) +
    area('M34 0h40v940H26z', ink, 0.25) +
    '</g>'
  );
}
