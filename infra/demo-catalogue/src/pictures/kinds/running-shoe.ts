import type { Colours } from '../colours.ts';
import type { Design } from '../design.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const mesh = (colour: string) =>
  `<pattern id="mesh" width="14" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M4 1v4M11 7v4" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></pattern>`;

// Trainer, much foam, racer with a rocker, trail.
const heels = [
  '98,606! 84,566 86,526 98,490 100,464 90,434 80,408! 112,416 146,446 186,472 226,478 262,464 296,430 322,396!',
  '98,606! 86,566 92,524 102,484 96,444 66,390! 112,408 150,446 188,472 226,478 262,464 296,430 322,396!',
  '104,606! 92,570 94,534 104,502 108,478 104,458 100,438! 130,444 162,466 198,486 234,488 266,470 298,432 322,400!',
  '98,606! 84,566 86,520 96,478 98,440 92,400 92,366! 122,376 150,414 188,452 228,464 264,452 298,424 324,392!',
] as const;
const soles = [
  '90,588! 130,606 210,620 320,628 450,638 580,642 680,638 748,622! 764,640 756,664 708,696 628,714 520,722! 230,722! 160,715 108,698 78,668 70,632 78,604',
  '84,548! 120,574 210,592 320,602 450,612 580,616 690,610 756,588! 778,616 770,660 716,700 630,718 520,726! 230,726! 150,718 92,696 58,654 54,604 64,566',
  '88,590! 130,610 210,628 320,638 450,644 580,640 690,624 762,592! 776,610 768,642 722,680 646,706 540,722! 300,722! 210,716 140,706 84,684 44,640 40,612 62,596',
  '92,590! 130,608 210,622 320,630 450,640 580,644 680,640 748,622! 762,640 752,668 706,694 626,704 520,708! 230,708! 160,704 110,690 82,664 74,632 80,606',
] as const;
const rubbers = [
  '770,646! 756,666 708,698 628,716 520,726! 230,726! 160,718 122,706! 180,704 300,706 500,705 610,694 694,668',
  '780,640! 768,664 716,702 630,720 520,730! 230,730! 150,722 104,702! 180,708 300,712 500,711 610,702 700,676',
  '780,622! 768,646 722,684 646,710 540,726! 400,726! 380,712! 500,708 620,692 700,662',
  '780,640! 756,676 708,706 628,720 520,726! 230,726! 150,720 96,700! 160,690 300,694 500,692 610,682 700,656',
] as const;
const instep = '352,402 396,434 456,470 528,500 604,518 668,536 720,568 746,630! 600,670! 200,660!';

function upperOf({ cut }: Design): string {
  return shape(`${heels[cut] ?? heels[0]} ${instep}`);
}

/** Welded ribs, a knit with a wave, a racer's stripes, a trail shoe's cage. */
function overlay({ light, soft, shade, deep }: Colours, { cut, trim, mark }: Design): string {
  const counter =
    panel(shape('60,492! 118,502 174,536 222,584 248,660! 60,660!'), trim.panel, trim.edge) +
    stitches(curve('84,510 124,518 168,548 210,590 230,640'), trim.pop);
  if (cut === 1) {
    return (
      panel(shape('60,560! 160,520 250,540 330,600 430,640 600,620 780,600! 780,700! 60,700!'), trim.panel, trim.edge) +
      line(curve('80,580 164,542 246,562 326,620 430,660 600,640'), trim.pop, 4) +
      mark(176, 572, 17, trim.pop) +
      `<path d="${repeat(4, (row) => repeat(7 - row, (dot) => `M${430 + dot * 38 + row * 20} ${536 + dot * 7 + row * 20}h.1`))}" stroke="${deep}" stroke-width="8"/>`
    );
  }
  if (cut === 2) {
    return (
      area(shape('250,700! 330,560 372,474! 412,490! 380,580 340,700!'), trim.panel) +
      area(shape('380,700! 420,590 444,506! 478,520! 462,600 450,700!'), trim.panel) +
      line('M300 690Q360 590 396 486M420 690Q448 600 464 516', trim.pop, 4) +
      `<path d="${repeat(3, (row) => repeat(6, (dot) => `M${546 + dot * 26 + row * 10} ${546 + dot * 8 + row * 22}h.1`))}" stroke="${deep}" stroke-width="7"/>` +
      area(shape('60,500! 120,510 160,560 170,690! 60,690!'), shade) +
      mark(224, 570, 20, light, -12)
    );
  }
  if (cut === 3) {
    return (
      counter +
      // Mud guard all round with a deep toe cap.
      panel(
        shape('200,690! 240,628 330,612 440,616 530,600 590,556 680,540 760,560! 790,690!'),
        trim.panel,
        trim.edge,
      ) +
      stitches(curve('240,644 330,628 440,632 540,616 600,572 684,556'), trim.pop) +
      line('M306 606L346 512L394 600L430 520L478 596L512 536', light, 6) +
      mark(142, 590, 16, trim.pop)
    );
  }
  return (
    panel(shape('318,482! 400,498 494,528! 476,580 492,670! 200,670! 262,604 306,536'), trim.panel, trim.edge) +
    line(
      repeat(8, (rib) =>
        curve(`${328 + rib * 22},${494 + rib * 5} ${306 + rib * 25},${566 + rib * 3} ${222 + rib * 37},650`),
      ),
      trim.pop,
      3.5,
    ) +
    counter +
    panel(shape('560,670! 594,618 650,584 730,564! 780,670!'), shade, deep) +
    line(curve('586,650 616,618 664,594 734,584'), soft) +
    mark(556, 566, 15, light)
  );
}

function lugs({ ink, graphite }: Colours): string {
  return panel(
    repeat(14, (lug) => `M${116 + lug * 44} 700h36l-5 26h-26z`),
    graphite,
    ink,
  );
}

/** What the foam shows at its side: a wedge of colour, grooves, a plate. */
function midsole({ shade, stone, ink }: Colours, { cut, trim }: Design): string {
  if (cut === 1) {
    return (
      line(curve('60,640 140,664 260,650 380,676 500,656 620,680 770,640'), stone, 4) +
      line(curve('70,676 150,694 260,684 380,700 500,688 640,700'), stone, 4) +
      area(shape('40,540! 110,580 120,650 90,710! 40,710!'), 'url(#wedge)')
    );
  }
  if (cut === 2) {
    return (
      line(curve('40,626 140,650 300,664 460,684 600,676 776,606'), ink, 9) +
      line(curve('40,624 140,648 300,662 460,682 600,674 776,604'), trim.pop, 4) +
      area(shape('30,640! 120,676 240,690 360,700! 360,740! 30,740!'), 'url(#wedge)')
    );
  }
  if (cut === 3) return line(curve('76,640 200,656 330,668 450,680 580,680 700,664'), trim.pop, 5);
  return (
    area(shape('60,650! 120,648 200,664 300,690 420,704! 300,716 60,730!'), 'url(#wedge)') +
    line(curve('66,650 120,648 200,664 300,690 420,704'), shade) +
    area(shape('330,664! 440,676 560,676 660,664! 600,690 480,696 400,690'), stone, 0.55) +
    line(curve('84,622 200,644 330,664 440,676 560,676 668,662'), stone) +
    line(
      repeat(9, (row) => `M${98 + row * 17} ${602 + row * 3}l-3 ${15 - row}`),
      stone,
      2.5,
    )
  );
}

/** Lateral side, toe to the right. */
const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate } = colours;
  const { cut, trim } = design;
  const upper = upperOf(design);
  const sole = shape(soles[cut] ?? soles[0]);
  const rubber = shape(rubbers[cut] ?? rubbers[0]);
  const isDark = cut === 3 && trim.id !== 'pale';
  return {
    shadows: [
      { x: 412, y: 732, rx: 390, ry: 36 },
      { x: 380, y: 726, rx: 290, ry: 13 },
    ],
    defs:
      gradient(
        'foam',
        isDark
          ? [slate, graphite, ink]
          : cut === 2 && trim.id === 'dark'
            ? [light, soft, base, shade]
            : [paper, paper, chalk, stone],
        [0, 0, 0.08, 1],
      ) +
      gradient('wedge', [light, soft, base], [0, 0, 1, 0.3]) +
      gradient('form', ['#fff/.38', '#fff/0', '#000/0', '#000/.26'], [0.2, 0, 0.5, 1]) +
      mesh(shade),
    body:
      // Far collar and tongue.
      panel(shape('84,412! 150,424 220,428 290,408 322,396! 300,450 210,490 140,462'), graphite, ink) +
      panel(shape('284,452! 304,408 318,372 336,354 358,356 374,378 392,420! 400,460 330,470'), soft, deep) +
      stitches(curve('310,430 328,376 344,364 360,374 376,404'), deep) +
      panel(upper, base, deep, weight.contour) +
      inside(
        'upper',
        upper,
        area(upper, 'url(#mesh)', 0.6) +
          overlay(colours, design) +
          // Padded collar.
          panel(
            shape('70,404! 112,416 146,446 186,472 226,478 262,464 298,428! 308,452 262,496 208,504 152,484 104,446'),
            soft,
            deep,
          ) +
          // Eyestay.
          panel(
            shape('276,482! 308,452 328,402! 392,438 460,478 530,504! 552,530 524,546 446,524 356,490 306,508'),
            shade,
            deep,
          ) +
          stitches(curve('312,490 350,474 446,510 524,532'), soft) +
          area('M0 300H800V700H0z', 'url(#form)') +
          area(shape('80,580! 210,606 450,626 700,624! 700,690 80,680'), deep, 0.3),
      ) +
      // Heel loop.
      panel(shape('90,434! 76,410 74,392 86,386 102,396 112,418! 108,438'), light, deep) +
      line(curve('346,408 396,441 456,477 528,507 604,525 670,545'), light, 4, 0.6) +
      `<path d="${repeat(6, (row) => `M${342 + row * 33} ${Math.round(462 + row * 15 - row * row * 0.5)}h.1`)}" stroke="${ink}" stroke-width="12"/>` +
      // Laces run over the tongue to the far side; the bow hangs to this side.
      cord(
        repeat(
          6,
          (row) =>
            `M${344 + row * 33} ${Math.round(459 + row * 15 - row * row * 0.5)}q4-22 ${26 - row} ${row * 2 - 32}`,
        ),
        paper,
        deep,
        9,
      ) +
      cord(`${curve('350,440 316,410 288,424 294,454 344,450')}${curve('350,440 376,470 370,508')}`, paper, deep, 7) +
      (cut === 3 ? lugs(colours) : '') +
      panel(sole, 'url(#foam)', isDark ? ink : slate, weight.contour) +
      inside(
        'sole',
        sole,
        midsole(colours, design) +
          panel(rubber, graphite, ink) +
          line(
            repeat(15, (row) => `M${178 + row * 34} 728l6-20`),
            ink,
          ),
      ),
  };
};

const vamp = shape(
  '404,112 468,128 524,194 548,294 538,404 504,520 490,640 500,770 484,862 440,906 392,910 344,896 310,844 308,760 322,640 302,520 272,396 268,292 296,192 342,130',
);
const bow = `${curve('402,590 350,560 316,586 340,622 396,594 452,626 488,590 456,564 404,592')}${curve('400,594 380,640 392,690')}${curve('404,594 428,640 420,684')}`;

/** The same overlays as from the side, seen from above. */
function topOverlay({ light, soft, shade, deep }: Colours, { cut, trim }: Design): string {
  const sides = (left: string, right: string) => panel(shape(left) + shape(right), trim.panel, trim.edge);
  if (cut === 1) {
    return (
      sides('240,300! 290,380 320,480 326,600! 240,640!', '570,300! 522,380 494,480 488,600! 570,640!') +
      `<path d="${repeat(4, (row) => repeat(6 - row, (dot) => `M${402 - (5 - row) * 19 + dot * 38} ${190 + row * 34}h.1`))}" stroke="${deep}" stroke-width="9"/>`
    );
  }
  if (cut === 2) {
    return (
      sides(
        '240,420! 300,380 340,350! 340,392! 300,440 250,490!',
        '570,420! 512,380 470,350! 470,392! 512,440 562,490!',
      ) + line(curve('250,300 330,240 404,228 480,240 556,300'), trim.pop, 6)
    );
  }
  if (cut === 3) {
    return (
      panel(shape('240,330! 290,250 404,216 516,250 570,330! 540,60! 270,60!'), trim.panel, trim.edge) +
      stitches(curve('262,316 300,266 404,236 506,266 546,316'), trim.pop) +
      line('M262 400l52 46-40 44 52 46M548 400l-52 46 40 44-52 46', light, 6)
    );
  }
  return (
    sides('240,360! 300,404 348,440! 352,600! 240,560!', '570,360! 516,404 462,440! 456,600! 570,560!') +
    line(
      repeat(
        6,
        (rib) =>
          `M262 ${388 + rib * 26}q44 ${14 - rib * 2} 80 ${38 - rib * 5}M552 ${388 + rib * 26}q-44 ${14 - rib * 2}-86 ${38 - rib * 5}`,
      ),
      trim.pop,
      4,
    ) +
    panel(shape('240,240! 300,176 404,150 508,178 570,240! 520,80! 290,80!'), shade, deep) +
    line(curve('270,230 330,180 404,164 480,182 540,232'), soft)
  );
}

/** The pair from above, toes at the top; the drawing is the right shoe. */
const above: View = (colours, design) => {
  const { soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { trim, mark } = design;
  return {
    shadows: [
      { x: 240, y: 540, rx: 200, ry: 450 },
      { x: 620, y: 540, rx: 200, ry: 450 },
    ],
    defs: gradient('form', ['#fff/.45', '#fff/0', '#000/0', '#000/.32'], [0, 0.2, 1, 0.5]) + mesh(shade),
    body:
      '<g transform="translate(206 30) scale(.96 .94)"><g id="shoe">' +
      panel(
        shape(
          '400,92 478,112 540,182 566,290 556,410 520,520 506,640 518,770 500,870 446,922 390,926 332,912 292,852 290,760 304,640 284,520 254,400 250,290 282,180 336,110',
        ),
        paper,
        slate,
        weight.contour,
      ) +
      line(curve('401,101 473,120 533,187 558,290 548,408 513,520 498,640 509,770 492,866 442,914 390,918'), stone) +
      panel(vamp, base, deep) +
      inside(
        'vamp',
        vamp,
        area(vamp, 'url(#mesh)', 0.65) +
          topOverlay(colours, design) +
          panel(shape('300,740! 330,860 398,896 470,866 506,740! 540,940! 270,940!'), trim.panel, trim.edge) +
          stitches(curve('306,790 340,870 398,902 460,874 500,790'), trim.pop),
      ) +
      panel(shape('400,596 462,616 482,700 478,800 452,862 398,878 346,860 322,800 320,700 342,614'), soft, deep) +
      panel(shape('400,628 446,648 458,710 454,796 432,842 398,852 366,842 346,796 344,710 358,646'), graphite, ink) +
      area(shape('402,690 440,700 446,760 440,812 424,836 400,842 376,836 362,800 360,740 372,698'), deep) +
      mark(400, 776, 14, soft) +
      panel(shape('338,352! 400,322 464,352! 476,560 458,676 400,690 344,676 326,560'), shade, deep) +
      stitches(curve('330,640 318,560 334,360'), soft) +
      stitches(curve('472,640 484,560 470,360'), soft) +
      panel(shape('352,372! 400,346 450,372! 460,560 444,654 400,666 358,654 342,560'), soft, deep) +
      cord(
        repeat(5, (row) => {
          const half = 56 + row * 3;
          return `M${400 - half} ${388 + row * 40}q${half} 4 ${half * 2} 42M${400 + half} ${388 + row * 40}q${-half} 4 ${-half * 2} 42`;
        }),
        paper,
        deep,
        11,
      ) +
      cord(`M346 388q54-16 108 0${bow}`, paper, deep, 10) +
      '</g>' +
      area(vamp, 'url(#form)') +
      `</g><g transform="translate(594 30) scale(-.96 .94)"><use href="#shoe"/></g><g transform="translate(-180 30) scale(.96 .94)">${area(vamp, 'url(#form)')}</g>`,
  };
};

const footprint = shape(
  '214,1120! 190,860 130,640 108,440 164,270 288,156 424,128 560,166 650,290 672,450 626,630 572,840 566,1120!',
);

type Tread = (low: string, high: string, edge: string) => string;

const chevrons: Tread = (low, high, edge) =>
  `<path fill="${low}" d="M6 40l32-26 32 26v28l-32-26-32 26z"/><path fill="${high}" d="M6 30l32-26 32 26v26l-32-26-32 26z"/><path d="M7 30l31-25 31 25" fill="none" stroke="${edge}" stroke-width="2"/><path fill="${low}" d="M0 84l30 24v10L0 94zM76 84l-30 24v10l30-24z"/>`;

/** One tile of rubber: chevrons, pods, fine hexagons, deep lugs. */
const treads: readonly Tread[] = [
  chevrons,
  (low, high, edge) =>
    ['20,8', '-18,68', '58,68']
      .map(
        (at) =>
          `<g transform="translate(${at})"><rect x="4" y="6" width="36" height="46" rx="17" fill="${low}"/><rect width="36" height="46" rx="17" fill="${high}"/><path d="M8 12q4-8 16-6" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
      )
      .join(''),
  (low, high) =>
    repeat(3, (row) =>
      repeat(
        2,
        (column) =>
          `<path fill="${(row + column) % 2 ? low : high}" d="M${6 + column * 38 + (row % 2) * 10} ${10 + row * 40}l12-7 12 7v14l-12 7-12-7z"/>`,
      ),
    ),
  (low, high, edge) =>
    ['-4,8', '34,68']
      .map(
        (at) =>
          `<g transform="translate(${at})"><path fill="${low}" d="M8 10h38l-8 38H16z"/><path fill="${high}" d="M4 2h38l-8 36H12z"/><path d="M5 3h36" fill="none" stroke="${edge}" stroke-width="3"/></g>`,
      )
      .join(''),
];

/** The outsole under the forefoot: rubber pads, flex grooves, the foam showing between them. */
const outsole: View = (colours, design) => {
  const { light, soft, base, shade, deep, graphite, paper, chalk, stone, ink, slate } = colours;
  const tread = treads[design.cut] ?? chevrons;
  const { panel: second } = design.trim;
  return {
    shadows: [{ x: 470, y: 540, rx: 390, ry: 560 }],
    defs:
      gradient('light', ['#fff/.35', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.7]) +
      gradient('foam', [paper, paper, chalk, stone], [0, 0, 1, 0.4]) +
      ['base', 'lug']
        .map(
          (id, index) =>
            `<pattern id="${id}" width="76" height="120" patternUnits="userSpaceOnUse"><path fill="${index ? graphite : base}" d="M0 0h76v120H0z"/>${tread(index ? ink : deep, index ? slate : soft, index ? stone : light)}</pattern>`,
        )
        .join(''),
    body:
      '<g transform="rotate(9 400 500)">' +
      panel(
        shape(
          '140,1140! 118,860 58,640 36,430 104,216 256,86 430,56 604,106 722,256 748,450 696,640 644,840 640,1140!',
        ),
        'url(#foam)',
        slate,
        weight.contour,
      ) +
      line(
        shape(
          '176,1120! 152,860 92,640 70,436 134,244 270,120 428,90 582,134 686,274 710,452 662,636 610,840 606,1120!',
        ),
        stone,
      ) +
      area(footprint, shade) +
      inside(
        'pads',
        footprint,
        panel(shape('60,90! 720,90! 720,300! 560,330 420,296 260,330 60,400!'), 'url(#lug)', ink) +
          panel(shape('60,424! 262,352 392,322! 400,470 390,610! 240,620 60,600!'), 'url(#base)', deep) +
          panel(shape('424,322! 560,354 720,326! 720,590! 560,612 418,608!'), 'url(#base)', deep) +
          panel(shape('60,630! 240,646 384,640! 362,780 352,1140! 60,1140!'), 'url(#lug)', ink) +
          panel(shape('424,636! 570,636 720,612! 720,1140! 452,1140! 446,820'), 'url(#lug)', ink) +
          area(shape('400,660 424,760 440,1140! 364,1140! 376,800'), second) +
          area(footprint, 'url(#light)'),
      ) +
      '</g>',
  };
};

export const runningShoe: KindDrawing = { cuts: 4, views: [side, above, outsole] };
