import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const mesh = (colour: string) =>
  `<pattern id="mesh" width="14" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M4 1v4M11 7v4" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></pattern>`;

const upper = shape(
  '98,606! 84,566 86,526 98,490 100,464 90,434 80,408! 112,416 146,446 186,472 226,478 262,464 296,430 322,396! 352,402 396,434 456,470 528,500 604,518 668,536 720,568 746,630! 600,670! 200,660!',
);
const sole = shape(
  '90,588! 130,606 210,620 320,628 450,638 580,642 680,638 748,622! 764,640 756,664 708,696 628,714 520,722! 230,722! 160,715 108,698 78,668 70,632 78,604',
);
const rubber = shape(
  '770,646! 756,666 708,698 628,716 520,726! 230,726! 160,718 122,706! 180,704 300,706 500,705 610,694 694,668',
);

/** Lateral side, toe to the right. */
const side: View = ({ light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate }) => ({
  shadows: [
    { x: 412, y: 732, rx: 390, ry: 36 },
    { x: 380, y: 726, rx: 290, ry: 13 },
  ],
  defs:
    gradient('foam', [paper, paper, chalk, stone], [0, 0, 0.08, 1]) +
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
        // Welded saddle with ribs from the lacing to the sole.
        area(shape('318,482! 400,498 494,528! 476,580 492,670! 200,670! 262,604 306,536'), shade) +
        line(
          repeat(8, (rib) =>
            curve(`${328 + rib * 22},${494 + rib * 5} ${306 + rib * 25},${566 + rib * 3} ${222 + rib * 37},650`),
          ),
          light,
          3.5,
        ) +
        // Heel counter.
        panel(shape('60,492! 118,502 174,536 222,584 248,660! 60,660!'), shade, deep) +
        stitches(curve('84,510 124,518 168,548 210,590 230,640'), light) +
        area(shape('92,520! 100,560 104,610 80,610!'), light, 0.4) +
        // Toe bumper.
        panel(shape('560,670! 594,618 650,584 730,564! 780,670!'), shade, deep) +
        line(curve('586,650 616,618 664,594 734,584'), soft) +
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
        (row) => `M${344 + row * 33} ${Math.round(459 + row * 15 - row * row * 0.5)}q4-22 ${26 - row} ${row * 2 - 32}`,
      ),
      paper,
      deep,
      9,
    ) +
    cord(`${curve('350,440 316,410 288,424 294,454 344,450')}${curve('350,440 376,470 370,508')}`, paper, deep, 7) +
    panel(sole, 'url(#foam)', slate, weight.contour) +
    inside(
      'sole',
      sole,
      area(shape('60,650! 120,648 200,664 300,690 420,704! 300,716 60,730!'), 'url(#wedge)') +
        line(curve('66,650 120,648 200,664 300,690 420,704'), shade) +
        area(shape('330,664! 440,676 560,676 660,664! 600,690 480,696 400,690'), stone, 0.55) +
        line(curve('84,622 200,644 330,664 440,676 560,676 668,662'), stone) +
        line(
          repeat(9, (row) => `M${98 + row * 17} ${602 + row * 3}l-3 ${15 - row}`),
          stone,
          2.5,
        ) +
        panel(rubber, graphite, ink) +
        line(
          repeat(15, (row) => `M${178 + row * 34} 728l6-20`),
          ink,
        ),
    ),
});

const vamp = shape(
  '404,112 468,128 524,194 548,294 538,404 504,520 490,640 500,770 484,862 440,906 392,910 344,896 310,844 308,760 322,640 302,520 272,396 268,292 296,192 342,130',
);
const bow = `${curve('402,590 350,560 316,586 340,622 396,594 452,626 488,590 456,564 404,592')}${curve('400,594 380,640 392,690')}${curve('404,594 428,640 420,684')}`;

/** The pair from above, toes at the top; the drawing is the right shoe. */
const above: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone, slate }) => ({
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
        area(shape('240,360! 300,404 348,440! 352,600! 240,560!'), shade) +
        area(shape('570,360! 516,404 462,440! 456,600! 570,560!'), shade) +
        line(
          repeat(
            6,
            (rib) =>
              `M262 ${388 + rib * 26}q44 ${14 - rib * 2} 80 ${38 - rib * 5}M552 ${388 + rib * 26}q-44 ${14 - rib * 2}-86 ${38 - rib * 5}`,
          ),
          light,
          4,
        ) +
        panel(shape('240,240! 300,176 404,150 508,178 570,240! 520,80! 290,80!'), shade, deep) +
        line(curve('270,230 330,180 404,164 480,182 540,232'), soft) +
        panel(shape('300,740! 330,860 398,896 470,866 506,740! 540,940! 270,940!'), shade, deep) +
        stitches(curve('306,790 340,870 398,902 460,874 500,790'), light),
    ) +
    panel(shape('400,596 462,616 482,700 478,800 452,862 398,878 346,860 322,800 320,700 342,614'), soft, deep) +
    panel(shape('400,628 446,648 458,710 454,796 432,842 398,852 366,842 346,796 344,710 358,646'), graphite, ink) +
    area(shape('402,690 440,700 446,760 440,812 424,836 400,842 376,836 362,800 360,740 372,698'), deep) +
    line('M380 772h40M388 786h24', soft, 4) +
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
});

const footprint = shape(
  '214,1120! 190,860 130,640 108,440 164,270 288,156 424,128 560,166 650,290 672,450 626,630 572,840 566,1120!',
);

/** The outsole under the forefoot: rubber pads, flex grooves, the foam showing between them. */
const outsole: View = ({ light, soft, base, shade, deep, graphite, paper, chalk, stone, ink, slate }) => ({
  shadows: [{ x: 470, y: 540, rx: 390, ry: 560 }],
  defs:
    gradient('light', ['#fff/.35', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.7]) +
    gradient('foam', [paper, paper, chalk, stone], [0, 0, 1, 0.4]) +
    ['base', 'lug']
      .map(
        (id, index) =>
          `<pattern id="${id}" width="76" height="120" patternUnits="userSpaceOnUse"><path fill="${index ? graphite : base}" d="M0 0h76v120H0z"/><path id="v${index}" fill="${index ? ink : deep}" d="M6 40l32-26 32 26v28l-32-26-32 26z"/><path fill="${index ? slate : soft}" d="M6 30l32-26 32 26v26l-32-26-32 26z"/><path d="M7 30l31-25 31 25" fill="none" stroke="${index ? stone : light}" stroke-width="2"/><path fill="${index ? ink : deep}" d="M0 84l30 24v10L0 94zM76 84l-30 24v10l30-24z"/></pattern>`,
      )
      .join(''),
  body:
    '<g transform="rotate(9 400 500)">' +
    panel(
      shape('140,1140! 118,860 58,640 36,430 104,216 256,86 430,56 604,106 722,256 748,450 696,640 644,840 640,1140!'),
      'url(#foam)',
      slate,
      weight.contour,
    ) +
    line(
      shape('176,1120! 152,860 92,640 70,436 134,244 270,120 428,90 582,134 686,274 710,452 662,636 610,840 606,1120!'),
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
        area(shape('400,660 424,760 440,1140! 364,1140! 376,800'), deep) +
        area(footprint, 'url(#light)'),
    ) +
    '</g>',
});

export const runningShoe: KindDrawing = { cuts: 1, views: [side, above, outsole] };
