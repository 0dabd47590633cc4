import { curve, shape } from '../outline.ts';
import type { View, Views } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const mesh = (colour: string) =>
  `<pattern id="mesh" width="14" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M4 1v4M11 7v4" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></pattern>`;

const upper = shape(
  '94,590! 82,530 88,472 104,424 100,388 112,368! 136,382 166,416 206,438 252,432 292,398 322,350! 350,356 392,392 452,434 524,468 604,494 676,522 728,560 750,622! 600,660! 200,650!',
);
const sole = shape(
  '90,562! 132,588 210,608 320,622 450,632 580,634 680,626 748,610! 762,628 752,654 702,692 620,712 520,722! 210,722! 134,714 90,688 66,644 72,598',
);
const rubber = shape(
  '764,628! 752,654 702,692 620,712 520,724! 210,724! 134,716 104,702! 160,698 230,702 500,702 610,690 690,660',
);

/** Lateral side, toe to the right. */
const side: View = ({ light, soft, base, shade, deep, ink, graphite, paper, chalk, stone }) => ({
  shadows: [
    { x: 410, y: 732, rx: 390, ry: 40 },
    { x: 370, y: 726, rx: 290, ry: 14 },
  ],
  defs:
    gradient('foam', [paper, paper, chalk, stone], [0, 0, 0.1, 1]) +
    gradient('form', ['#fff/.38', '#fff/0', '#000/0', '#000/.28'], [0.2, 0, 0.55, 1]) +
    mesh(shade),
  body:
    panel(shape('112,370! 170,388 230,392 290,372 322,350! 300,420 210,450 150,420'), graphite, ink) +
    panel(shape('262,430! 286,384 304,330 328,312 354,322 372,362! 420,420 340,440'), soft, deep) +
    line(curve('298,404 316,360 338,332'), shade) +
    panel(upper, base, deep, weight.contour) +
    inside(
      'upper',
      upper,
      area(upper, 'url(#mesh)', 0.6) +
        // Welded saddle with ribs from the lacing to the sole.
        area(shape('318,460! 400,474 486,508! 470,570 486,660! 200,660! 262,590 306,520'), shade) +
        line(
          repeat(7, (rib) =>
            curve(`${330 + rib * 24},${474 + rib * 6} ${312 + rib * 26},${548 + rib * 4} ${226 + rib * 40},640`),
          ),
          light,
          4,
        ) +
        // Heel counter.
        panel(shape('60,450! 120,462 178,506 226,566 248,640! 60,640!'), shade, deep) +
        stitches(curve('84,470 124,482 170,520 212,574 230,620'), light) +
        // Toe bumper.
        panel(shape('556,660! 592,604 650,566 722,546! 780,660!'), shade, deep) +
        line(curve('580,640 612,606 662,578 730,564'), soft) +
        // Padded collar.
        panel(
          shape('90,360! 112,362! 138,386 168,418 206,440 254,434 296,398! 306,424 256,468 200,474 146,450 112,412'),
          soft,
          deep,
        ) +
        // Eyestay.
        panel(
          shape('270,452! 306,424 332,372! 392,416 460,454 528,484! 548,512 520,528 440,504 352,462 300,482'),
          shade,
          deep,
        ) +
        stitches(curve('306,462 340,446 440,490 520,514'), soft) +
        area('M0 300H800V700H0z', 'url(#form)') +
        area(shape('80,560! 210,594 450,618 690,612! 690,680 80,660'), deep, 0.3),
    ) +
    // Heel pull.
    panel(shape('100,388! 96,362 106,346 122,352 124,384! 116,412 106,420'), light, deep) +
    line(curve('344,362 392,400 452,442 524,475 604,501 676,530'), light, 4, 0.6) +
    `<path d="${repeat(6, (row) => `M${340 + row * 32} ${Math.round(429 + row * 18 - row * row * 0.7)}h.1`)}" stroke="${ink}" stroke-width="12"/>` +
    // Laces run over the tongue to the far side; the bow hangs to this side.
    cord(
      repeat(
        6,
        (row) => `M${342 + row * 32} ${Math.round(426 + row * 18 - row * row * 0.7)}q6-24 ${28 - row} ${row * 2 - 32}`,
      ),
      paper,
      deep,
      10,
    ) +
    cord(`${curve('352,404 314,380 290,398 300,430 344,416')}${curve('352,404 374,440 364,478')}`, paper, deep, 8) +
    panel(sole, 'url(#foam)', graphite, weight.contour) +
    inside(
      'sole',
      sole,
      area(shape('60,668! 180,650 300,668 470,676 620,664! 520,704 300,716 60,724!'), soft) +
        line(curve('72,658 180,641 300,660 470,668 640,654'), stone) +
        line(
          repeat(5, (row) => `M${100 + row * 32} ${600 + row * 7}q26 10 54 14`) +
            repeat(5, (row) => `M${520 + row * 38} ${648 - row * 3}q16 0 30-3`),
          stone,
        ) +
        panel(rubber, graphite, ink) +
        line(
          repeat(14, (row) => `M${150 + row * 36} 726l8-22`),
          ink,
        ),
    ),
});

const vamp = shape(
  '404,112 468,128 524,194 548,294 538,404 504,520 490,640 500,770 484,862 440,906 392,910 344,896 310,844 308,760 322,640 302,520 272,396 268,292 296,192 342,130',
);
const bow = `${curve('402,590 350,560 316,586 340,622 396,594 452,626 488,590 456,564 404,592')}${curve('400,594 380,640 392,690')}${curve('404,594 428,640 420,684')}`;

/** The pair from above, toes at the top; the drawing is the right shoe. */
const above: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone }) => ({
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
      graphite,
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
const outsole: View = ({ light, soft, base, shade, deep, graphite, paper, chalk, stone, ink }) => ({
  shadows: [{ x: 470, y: 540, rx: 390, ry: 560 }],
  defs:
    gradient('light', ['#fff/.35', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.7]) +
    gradient('foam', [paper, paper, chalk, stone], [0, 0, 1, 0.4]) +
    ['base', 'lug']
      .map(
        (id, index) =>
          `<pattern id="${id}" width="76" height="120" patternUnits="userSpaceOnUse"><path fill="${index ? graphite : base}" d="M0 0h76v120H0z"/><path id="v${index}" fill="${index ? ink : deep}" d="M6 40l32-26 32 26v28l-32-26-32 26z"/><path fill="${index ? '#56605B' : soft}" d="M6 30l32-26 32 26v26l-32-26-32 26z"/><path d="M7 30l31-25 31 25" fill="none" stroke="${index ? stone : light}" stroke-width="2"/><path fill="${index ? ink : deep}" d="M0 84l30 24v10L0 94zM76 84l-30 24v10l30-24z"/></pattern>`,
      )
      .join(''),
  body:
    '<g transform="rotate(9 400 500)">' +
    panel(
      shape('140,1140! 118,860 58,640 36,430 104,216 256,86 430,56 604,106 722,256 748,450 696,640 644,840 640,1140!'),
      'url(#foam)',
      graphite,
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

export const runningShoe: Views = [side, above, outsole];
