import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { defs, lid, packBody } from './parts.ts';
import { buckle } from './tops.ts';

/** The pocket with its zip and the daisy chain below. */
function zippedPocket(colours: Colours, { trim }: Design): string {
  const { soft, shade, deep, ink, graphite, stone } = colours;
  return (
    area(shape('286,420! 520,420! 540,560 544,700 530,812 410,826 290,812 272,700 276,560'), deep, 0.28) +
    panel(
      shape('284,400! 400,416 516,400! 532,560 536,690 524,796 400,812 276,796 264,690 268,560'),
      trim.id === 'tonal' ? 'url(#lid)' : trim.panel,
      trim.id === 'tonal' ? deep : trim.edge,
      weight.contour,
    ) +
    stitches(curve('276,470 272,600 276,700 286,784 400,798 514,784 524,700 528,600 524,470'), shade) +
    line(curve('286,452 400,470 514,452'), ink, 7) +
    line(curve('288,458 400,476 512,458'), soft, 2.5) +
    line('M300 456l-6 38', graphite, 8) +
    area(shape('500,480! 530,560 534,690 520,796! 450,806 480,700 490,580'), deep, 0.2) +
    line('M400 650V790', ink, 15) +
    line('M400 652V788', graphite, 9) +
    line(
      repeat(4, (row) => `M391 ${672 + row * 34}h18`),
      stone,
    )
  );
}

/** A stretch pocket open at the top, cord laced over it. */
function lacedPocket({ soft, deep, ink, graphite, stone }: Colours, { trim }: Design): string {
  return (
    panel(
      shape('270,560! 400,590 530,560! 538,690 526,796! 400,812 274,796! 262,690'),
      trim.panel,
      trim.edge,
      weight.contour,
    ) +
    line(
      repeat(7, (row) => `M272 ${600 + row * 30}Q400 ${626 + row * 30} 528 ${600 + row * 30}`),
      trim.edge,
      2,
      0.45,
    ) +
    line('M270 562Q400 592 530 562', soft, 5, 0.8) +
    cord('M300 400L500 480M500 400L300 480M300 480L500 560M500 480L300 560', graphite, ink, 5) +
    [400, 480, 560]
      .map(
        (y) =>
          `<path d="M300 ${y}h.1M500 ${y}h.1" stroke="${ink}" stroke-width="19"/><path d="M300 ${y}h.1M500 ${y}h.1" stroke="${stone}" stroke-width="9"/>`,
      )
      .join('') +
    line('M284 380V570M516 380V570', deep, 2, 0.6)
  );
}

/** A wide lower pocket under a slanting zip. */
function slantPocket({ light, deep, ink, graphite }: Colours, { trim }: Design): string {
  return (
    panel(shape('256,540! 544,470! 544,690 532,800! 400,816 268,800! 256,690'), trim.panel, trim.edge, weight.contour) +
    line('M256 540L544 470', ink, 9) +
    line('M258 538L542 469', trim.pop, 2.5) +
    line('M300 530l-8 40', graphite, 8) +
    stitches(curve('268,560 268,690 280,788 400,802 520,788 532,690 532,490'), trim.edge) +
    line('M400 330V500', deep, 2.5, 0.5) +
    line('M270 400Q400 430 530 400', light, 2, 0.3)
  );
}

/** Lid with its straps. */
function lidTop(colours: Colours): string {
  const { light, base, shade, deep, ink, graphite } = colours;
  return (
    panel(lid, 'url(#lid)', deep, weight.contour) +
    area(shape('500,124! 546,150 566,200 570,270 520,304 440,314! 520,280 530,200'), deep, 0.22) +
    line(curve('262,214 330,196 400,192 470,196 538,214'), ink, 7) +
    line(curve('262,208 330,190 400,186 470,190 538,208'), light, 2.5) +
    stitches(curve('240,268 330,296 400,300 470,296 560,268'), shade) +
    line('M300 204l-2 34', graphite, 8) +
    line('M308 300V388M492 300V388', ink, 15) +
    line('M308 302V386M492 302V386', graphite, 9) +
    buckle(308, 354, colours) +
    buckle(492, 354, colours) +
    line(curve('270,160 310,134 370,122'), light, 5) +
    area('M262 236h14v10h-14z', base)
  );
}

/** Rolled closure, held down at both sides. */
function rollTop(colours: Colours, { trim }: Design): string {
  const { light, deep, ink, graphite } = colours;
  return (
    panel(
      shape('226,250! 240,190 300,168 400,162 500,168 560,190 574,250! 520,276 400,284 280,276'),
      'url(#lid)',
      deep,
      weight.contour,
    ) +
    panel(
      shape('216,176! 230,134 300,118 400,114 500,118 570,134 584,176! 570,214 500,226 400,230 300,226 230,214'),
      trim.panel,
      trim.edge,
      weight.contour,
    ) +
    line(curve('224,170 300,152 400,148 500,152 576,170'), trim.edge, 3) +
    line(curve('222,190 300,174 400,170 500,174 578,190'), trim.edge, 3) +
    line(curve('240,142 300,128 400,124 460,126'), trim.pop, 3, 0.6) +
    line('M226 190L240 372M574 190L560 372', ink, 17) +
    line('M226 192L240 370M574 192L560 370', graphite, 11) +
    buckle(234, 290, colours) +
    buckle(566, 290, colours) +
    line(curve('250,250 330,268 400,270'), light, 3, 0.5)
  );
}

/** No lid: a zip runs over the top. */
function domeTop({ light, soft, deep, ink, graphite }: Colours, { trim }: Design): string {
  return (
    panel(
      shape('240,330! 232,220 262,150 330,112 400,104 470,112 538,150 568,220 560,330! 480,300 400,292 320,300'),
      'url(#lid)',
      deep,
      weight.contour,
    ) +
    area(shape('500,124! 546,160 562,230 556,320! 520,306! 530,210'), deep, 0.22) +
    line(curve('246,420 244,280 268,190 330,150 400,142 470,150 532,190 556,280 554,420'), ink, 10) +
    `<path d="${curve('246,420 244,280 268,190 330,150 400,142 470,150 532,190 556,280 554,420')}" stroke="${graphite}" stroke-width="4" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
    line('M548 400l10 44M252 400l-10 44', trim.pop, 8) +
    line(curve('280,150 330,122 400,116'), light, 4, 0.7) +
    panel(shape('300,250! 400,230 500,250! 500,330 400,350 300,330!'), trim.panel, trim.edge) +
    line('M312 268Q400 250 488 268', ink, 6) +
    line('M322 266l-6 24', soft, 6)
  );
}

/** Front: lid, pocket, compression straps, ice-axe loop. */
export const front: View = (colours, design) => {
  const { soft, shade, deep, ink, graphite } = colours;
  return {
    shadows: [
      { x: 420, y: 886, rx: 290, ry: 40 },
      { x: 404, y: 882, rx: 200, ry: 16 },
    ],
    defs: defs(colours),
    body:
      line(curve('360,116 366,76 400,66 434,76 440,116'), ink, 16) +
      line(curve('362,112 368,80 400,70 432,80'), graphite, 7) +
      // Hip fins behind.
      panel(shape('214,700! 160,716 124,760 110,806 140,824! 190,800 230,780'), shade, deep, weight.contour) +
      panel(shape('586,700! 640,716 676,760 690,806 660,824! 610,800 570,780'), shade, deep, weight.contour) +
      panel(packBody, 'url(#cloth)', deep, weight.contour) +
      inside(
        'body',
        packBody,
        area(packBody, 'url(#rip)') +
          area(shape('180,240! 262,320 262,520 240,700 250,900! 150,900!'), shade, 0.75) +
          area(shape('620,240! 538,320 538,520 560,700 550,900! 650,900!'), deep, 0.45) +
          line(
            `${curve('254,300 264,420 256,560 240,700 250,870')}${curve('546,300 536,420 544,560 560,700 550,870')}`,
            deep,
          ) +
          // Side pockets of stretch cloth.
          panel(shape('180,640! 220,628 254,652! 246,760 256,900! 160,900!'), graphite, ink) +
          panel(shape('620,640! 580,628 546,652! 554,760 544,900! 640,900!'), graphite, ink) +
          line(
            repeat(6, (row) => `M190 ${672 + row * 34}l58-8M610 ${672 + row * 34}l-58-8`),
            ink,
            2,
          ) +
          area(shape('240,290! 400,330 560,290! 560,350 400,366 240,350!'), deep, 0.35) +
          panel(shape('150,830! 300,846 400,850 500,846 650,830! 640,920! 160,920!'), shade, deep) +
          line('M210 846Q400 868 590 846', soft, 2.5, 0.7),
      ) +
      byCut(design, zippedPocket, slantPocket, lacedPocket, slantPocket)(colours, design) +
      design.mark(
        byCut(design, 400, 460, 400, 460),
        byCut(design, 610, 640, 700, 700),
        byCut(design, 26, 34, 26, 30),
        design.trim.pop,
      ) +
      // Compression straps.
      line('M244 386L300 404M556 386L500 404M232 580L276 588M568 580L524 588', ink, 13) +
      line('M244 386L300 404M556 386L500 404M232 580L276 588M568 580L524 588', graphite, 8) +
      panel('M252 376h26v24h-26zM522 376h26v24h-26zM236 568h24v24h-24zM540 568h24v24h-24z', graphite, ink) +
      byCut(design, lidTop, rollTop, lidTop, domeTop)(colours, design),
  };
};
