import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

// Retro runner, court shoe, high-top, much sole.
const collars = [
  '106,462 96,420! 128,420 174,446 220,462 262,454 300,420 330,376!',
  '108,470 100,436! 130,430 174,448 220,462 262,454 300,420 330,380!',
  '112,420 118,340 108,262! 150,250 210,250 262,262 290,280! 304,320 330,372!',
  '104,456 92,408! 126,410 174,442 220,460 262,452 300,418 330,372!',
] as const;

const soles = [
  '84,648! 200,658 400,663 600,660 744,642! 755,662 752,692 738,712 716,720! 560,725 300,725 114,721! 92,706 82,680',
  '82,640! 200,650 400,654 600,652 746,634! 758,658 756,692 742,714 720,722! 560,726 300,726 112,722! 88,706 78,676',
  '82,646! 200,656 400,660 600,658 744,640! 756,662 754,692 740,714 718,722! 560,726 300,726 112,722! 90,706 80,678',
  '76,620! 200,636 400,644 600,640 752,616! 778,640 780,676 752,706 700,722! 560,726 430,712 300,726 120,724! 70,712 50,676 54,644',
] as const;

function upperOf({ cut }: Design): string {
  return shape(
    `98,650! 91,606 91,556 101,504 ${collars[cut] ?? collars[0]} 362,392 400,424 452,462 516,490 590,508 660,530 710,566 730,616 732,660! 400,690! 110,690!`,
  );
}

/** Patches sewn on: windows and a foxing, plain leather with bars, canvas with a patch, layers of waves. */
function overlay({ light, soft, base, shade, deep, paper }: Colours, { cut, trim, mark }: Design): string {
  const toe =
    panel(shape('470,700! 500,610 560,566 640,556 690,566 740,600! 760,700!'), soft, deep) +
    stitches(curve('486,680 514,618 568,578 640,568 690,578'), deep);
  const holes = `<path d="${repeat(3, (row) => repeat(5, (dot) => `M${566 + dot * 22 + row * 10} ${532 + dot * 5 - row * 8}h.1`))}" stroke="${deep}" stroke-width="6"/>`;
  const heel =
    panel(shape('70,520! 120,530 170,566 206,610 224,690! 60,690!'), trim.panel, trim.edge) +
    stitches(curve('90,538 122,546 162,578 194,618 208,660'), trim.pop);
  if (cut === 1) {
    return (
      holes +
      stitches(curve('470,690 506,606 566,560 650,546'), deep) +
      area(shape('250,690! 300,590 350,516! 420,540! 372,610 340,690!'), trim.panel) +
      line('M372 690Q400 620 446 548', trim.panel, 8) +
      panel(shape('80,424! 150,430 160,490 150,540! 100,540 70,530!'), trim.panel, trim.edge) +
      mark(120, 484, 14, trim.pop)
    );
  }
  if (cut === 2) {
    return (
      panel(shape('560,700! 580,620 630,580 690,576 760,610! 760,700!'), paper, deep) +
      stitches(curve('400,690 392,600 420,520 470,478'), deep) +
      heel +
      `<circle cx="216" cy="400" r="56" fill="${trim.panel}" stroke="${trim.edge}"/><circle cx="216" cy="400" r="46" stroke="${trim.pop}" stroke-width="2" stroke-dasharray="6 6"/>` +
      mark(216, 400, 24, trim.pop) +
      stitches(curve('118,280 180,266 280,290'), deep) +
      line(curve('112,600 240,560 360,600'), soft, 3)
    );
  }
  if (cut === 3) {
    return (
      panel(shape('60,560! 200,520 330,560 420,620 560,600 680,560 780,580! 780,700! 60,700!'), trim.panel, trim.edge) +
      stitches(curve('80,576 200,538 322,576 420,638 566,618 690,576'), trim.pop) +
      panel(shape('60,600! 150,590 230,640 250,700! 60,700!'), shade, deep) +
      panel(shape('560,700! 600,630 660,600 760,606! 780,700!'), base, deep) +
      panel(shape('80,404! 138,420 150,470 144,526! 100,530 70,528!'), soft, deep) +
      mark(310, 530, 18, light) +
      holes
    );
  }
  return (
    toe +
    holes +
    panel(shape('240,560! 300,520 356,502 420,524 468,560! 440,620 420,680! 220,680!'), soft, deep) +
    stitches(curve('256,568 306,532 356,514 414,534 452,564'), deep) +
    `<path d="${repeat(4, (row) => repeat(7 - row, (dot) => `M${292 + dot * 24 + row * 6} ${566 + row * 20 + Math.abs(3 - dot) * 3}h.1`))}" stroke="${deep}" stroke-width="6.5"/>` +
    heel +
    panel(shape('80,404! 138,420 150,470 144,526! 100,530 70,528!'), soft, deep) +
    mark(140, 624, 17, trim.pop)
  );
}

function soleSide({ stone, graphite, slate }: Colours, { cut, trim }: Design): string {
  if (cut === 1)
    return (
      stitches(curve('84,658 200,668 400,672 600,670 750,652'), stone) +
      line(curve('84,700 300,704 560,704 750,698'), stone)
    );
  if (cut === 2) {
    return (
      line(curve('86,672 200,682 400,687 600,684 750,667'), trim.panel, 9) +
      line(
        repeat(14, (tooth) => `M${632 + tooth * 8} ${698 - Math.round(tooth * 0.6)}v14`),
        slate,
        2,
      )
    );
  }
  if (cut === 3) {
    return (
      line(curve('56,668 140,684 260,660 400,690 540,664 660,684 776,650'), trim.pop, 7) +
      line(curve('60,696 160,706 270,688 400,710 540,690 660,702'), stone, 4) +
      line(
        repeat(14, (row) => `M${130 + row * 42} 726v-10`),
        graphite,
        6,
      )
    );
  }
  return (
    line(curve('86,662 200,672 400,677 600,674 750,657'), stone) +
    stitches(curve('88,671 200,681 400,686 600,683 748,666'), stone) +
    line(curve('90,704 300,711 560,711 742,702'), trim.panel, 4) +
    line(
      repeat(16, (tooth) => `M${622 + tooth * 7} ${694 - Math.round(tooth * 0.6)}v9`),
      stone,
      2,
    )
  );
}

/** Lateral side, toe to the right. */
export const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate } = colours;
  const { cut, trim } = design;
  const upper = upperOf(design);
  const sole = shape(soles[cut] ?? soles[0]);
  const high = cut === 2;
  return {
    shadows: [
      { x: 420, y: 734, rx: 390, ry: 40 },
      { x: 410, y: 728, rx: 320, ry: 14 },
    ],
    defs:
      gradient(
        'cup',
        trim.id === 'dark' && cut === 0 ? [light, soft, base, shade] : [paper, paper, chalk, stone],
        [0, 0, 0.06, 1],
      ) + gradient('form', ['#fff/.4', '#fff/0', '#000/0', '#000/.26'], [0.1, 0, 0.7, 1]),
    body:
      '<g transform="translate(-9 102) scale(1.027 .87)">' +
      panel(
        shape(
          high
            ? '110,266! 150,232 220,228 292,284! 280,330 160,300'
            : '100,428! 150,410 220,404 290,390 330,376! 300,440 220,474 140,450',
        ),
        graphite,
        ink,
      ) +
      panel(
        shape(
          high
            ? '262,300! 272,240 292,216 316,220 330,260 350,340 398,412! 420,450 320,400'
            : '270,452! 292,412 304,364 326,342 352,344 374,372 398,412! 420,450 340,470',
        ),
        soft,
        deep,
      ) +
      stitches(
        curve(high ? '286,262 298,232 314,236 324,280 352,356' : '300,420 314,372 332,358 350,362 372,396'),
        deep,
      ) +
      panel(upper, base, deep, weight.contour) +
      inside(
        'upper',
        upper,
        overlay(colours, design) +
          (high ? '' : line(curve('140,440 180,466 222,482 268,474 306,444'), shade)) +
          // Lace stay.
          panel(
            shape(
              `${high ? '244,300! 270,270 292,276! 300,320 326,376!' : '250,474! 294,432 326,376!'} 362,392 402,426 452,462 516,492! 534,516 508,532 452,514 372,480 ${high ? '310,440 270,380' : '312,490 280,496'}`,
            ),
            cut === 1 ? base : shade,
            deep,
          ) +
          stitches(
            curve(high ? '262,306 290,390 330,446 372,464 452,498 508,516' : '300,478 372,464 452,498 508,516'),
            light,
          ) +
          area('M0 200H800V700H0z', 'url(#form)') +
          area(shape('80,630! 200,640 400,646 600,644 740,626! 740,690! 80,690!'), deep, 0.28),
      ) +
      line(curve('360,400 400,432 452,469 516,501 588,523 654,546'), light, 4, 0.6) +
      `<path d="${repeat(6, (row) => `M${338 + row * 32} ${Math.round(438 + row * 17 - row * row * 0.6)}h.1`)}${high ? 'M312 398h.1M296 352h.1M284 312h.1' : ''}" stroke="${ink}" stroke-width="12"/>` +
      cord(
        repeat(
          6,
          (row) =>
            `M${340 + row * 32} ${Math.round(435 + row * 17 - row * row * 0.6)}q6-20 ${26 - row} ${row * 2 - 28}`,
        ) + (high ? 'M314 396q14-12 26-18M298 350q16-8 28-12M286 310q18-6 32-8' : ''),
        paper,
        deep,
        13,
      ) +
      (high
        ? cord(
            `${curve('318,300 276,282 256,300 266,328 312,312')}${curve('318,302 336,330 330,366')}`,
            paper,
            deep,
            10,
          )
        : cord(
            `${curve('352,414 312,388 288,404 296,438 344,426')}${curve('352,414 372,446 366,484')}`,
            paper,
            deep,
            10,
          )) +
      '</g>' +
      panel(sole, 'url(#cup)', slate, weight.contour) +
      soleSide(colours, design),
  };
};
