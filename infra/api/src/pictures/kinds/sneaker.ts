import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const upper = shape(
  '98,650! 91,606 91,556 101,504 106,462 96,420! 128,420 174,446 220,462 262,454 300,420 330,376! 362,392 400,424 452,462 516,490 590,508 660,530 710,566 730,616 732,660! 400,690! 110,690!',
);
const sole = shape(
  '84,648! 200,658 400,663 600,660 744,642! 755,662 752,692 738,712 716,720! 560,725 300,725 114,721! 92,706 82,680',
);

/** Lateral side, toe to the right. */
const side: View = ({ light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate }) => ({
  shadows: [
    { x: 420, y: 734, rx: 390, ry: 40 },
    { x: 410, y: 728, rx: 320, ry: 14 },
  ],
  defs:
    gradient('cup', [paper, paper, chalk, stone], [0, 0, 0.06, 1]) +
    gradient('form', ['#fff/.4', '#fff/0', '#000/0', '#000/.26'], [0.1, 0, 0.7, 1]),
  body:
    '<g transform="translate(-9 102) scale(1.027 .87)">' +
    panel(shape('100,428! 150,410 220,404 290,390 330,376! 300,440 220,474 140,450'), graphite, ink) +
    panel(shape('270,452! 292,412 304,364 326,342 352,344 374,372 398,412! 420,450 340,470'), soft, deep) +
    stitches(curve('300,420 314,372 332,358 350,362 372,396'), deep) +
    panel(upper, base, deep, weight.contour) +
    inside(
      'upper',
      upper,
      // Toe: the vamp runs under the overlay; perforations lie on top.
      panel(shape('470,700! 500,610 560,566 640,556 690,566 740,600! 760,700!'), soft, deep) +
        stitches(curve('486,680 514,618 568,578 640,568 690,578'), deep) +
        `<path d="${repeat(3, (row) => repeat(5, (dot) => `M${566 + dot * 22 + row * 10} ${532 + dot * 5 - row * 8}h.1`))}" stroke="${deep}" stroke-width="6"/>` +
        // Side window with rows of perforations.
        panel(shape('240,560! 300,520 356,502 420,524 468,560! 440,620 420,680! 220,680!'), soft, deep) +
        stitches(curve('256,568 306,532 356,514 414,534 452,564'), deep) +
        `<path d="${repeat(4, (row) => repeat(7 - row, (dot) => `M${292 + dot * 24 + row * 6} ${566 + row * 20 + Math.abs(3 - dot) * 3}h.1`))}" stroke="${deep}" stroke-width="6.5"/>` +
        // Quarter and heel.
        panel(shape('70,520! 120,530 170,566 206,610 224,690! 60,690!'), shade, deep) +
        stitches(curve('90,538 122,546 162,578 194,618 208,660'), light) +
        panel(shape('80,404! 138,420 150,470 144,526! 100,530 70,528!'), soft, deep) +
        stitches('M96 516q20 2 34 0', deep) +
        line(curve('140,440 180,466 222,482 268,474 306,444'), shade) +
        // Lace stay.
        panel(
          shape(
            '250,474! 294,432 326,376! 362,392 402,426 452,462 516,492! 534,516 508,532 452,514 372,480 312,490 280,496',
          ),
          shade,
          deep,
        ) +
        stitches(curve('300,478 372,464 452,498 508,516'), light) +
        area('M0 300H800V700H0z', 'url(#form)') +
        area(shape('80,630! 200,640 400,646 600,644 740,626! 740,690! 80,690!'), deep, 0.28),
    ) +
    line(curve('360,400 400,432 452,469 516,501 588,523 654,546'), light, 4, 0.6) +
    `<path d="${repeat(6, (row) => `M${338 + row * 32} ${Math.round(438 + row * 17 - row * row * 0.6)}h.1`)}" stroke="${ink}" stroke-width="12"/>` +
    cord(
      repeat(
        6,
        (row) => `M${340 + row * 32} ${Math.round(435 + row * 17 - row * row * 0.6)}q6-20 ${26 - row} ${row * 2 - 28}`,
      ),
      paper,
      deep,
      13,
    ) +
    cord(`${curve('352,414 312,388 288,404 296,438 344,426')}${curve('352,414 372,446 366,484')}`, paper, deep, 10) +
    '</g>' +
    panel(sole, 'url(#cup)', slate, weight.contour) +
    line(curve('86,662 200,672 400,677 600,674 750,657'), stone) +
    stitches(curve('88,671 200,681 400,686 600,683 748,666'), stone) +
    line(curve('90,704 300,711 560,711 742,702'), shade, 4) +
    line(
      repeat(16, (tooth) => `M${622 + tooth * 7} ${694 - Math.round(tooth * 0.6)}v9`),
      stone,
      2,
    ),
});

/** The pair from behind. */
const back: View = ({ light, soft, base, shade, deep, ink, graphite, paper, stone }) => {
  const heel = shape(
    '232,700! 218,620 222,540 240,470 246,420 258,392! 310,380 380,380 432,392! 444,420 450,470 468,540 472,620 458,700!',
  );
  return {
    shadows: [
      { x: 250, y: 738, rx: 210, ry: 36 },
      { x: 590, y: 738, rx: 210, ry: 36 },
      { x: 400, y: 732, rx: 330, ry: 14 },
    ],
    defs:
      gradient('cup', [paper, paper, stone], [0, 0, 1, 0.3]) +
      gradient('form', ['#fff/.36', '#fff/.05', '#000/0', '#000/.34'], [0, 0.3, 1, 0.5]),
    body:
      '<g id="heel" transform="translate(-136 0)">' +
      panel(shape('258,396! 280,352 345,340 410,352 432,396! 345,430!'), graphite, ink) +
      panel(shape('292,366! 294,316 316,296 345,292 374,296 396,316 398,366! 345,378!'), soft, deep) +
      stitches(curve('308,350 312,320 345,308 378,320 382,350'), deep) +
      panel(heel, base, deep, weight.contour) +
      inside(
        'counter',
        heel,
        panel(shape('200,520! 250,530 300,560 345,568 390,560 440,530 490,520! 490,720! 200,720!'), shade, deep) +
          stitches(curve('214,536 256,546 300,574 345,582 390,574 434,546 476,536'), light) +
          line('M345 582V700', deep) +
          panel(shape('296,370! 394,370! 404,440 396,520 345,530 294,520 286,440'), soft, deep) +
          stitches(curve('302,390 298,450 306,510 345,518 384,510 392,450 388,390'), deep) +
          line('M322 456l46-9M322 474l46-9', deep, 5) +
          area('M200 300H500V750H200z', 'url(#form)'),
      ) +
      panel(
        shape('214,644! 280,658 345,660 410,658 476,644! 486,690 478,724! 212,724! 204,690'),
        'url(#cup)',
        graphite,
        weight.contour,
      ) +
      line('M214 664q131 24 262 0', stone) +
      stitches('M216 674q129 22 258 0', stone) +
      line('M208 704h274', stone) +
      '</g><use href="#heel" transform="translate(344)"/>',
  };
};

/** Toe and lacing close up: perforations, double seams, the welt. */
const toe: View = ({ light, soft, base, shade, deep, ink, paper, chalk, stone }) => {
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
      `<path d="${repeat(6, (row) => repeat(9 - row, (dot) => `M${(400 + (dot - (8 - row) / 2) * 58).toFixed(0)} ${Math.round(520 + row * 40 - Math.abs(dot - (8 - row) / 2) * 9)}h.1`))}" stroke="${deep}" stroke-width="15"/>` +
      inside(
        'vamp',
        vamp,
        panel(shape('-40,200! 120,300 190,420 210,560 190,700 150,800! -40,720!'), base, deep) +
          panel(shape('840,150! 690,300 620,420 600,560 620,690 660,790! 840,640!'), shade, deep) +
          stitches(curve('110,318 172,430 192,560 174,690 140,776'), light) +
          stitches(curve('94,334 154,440 174,560 158,680 128,760'), light) +
          stitches(curve('704,314 640,430 618,560 636,680 672,764'), light) +
          stitches(curve('722,328 658,440 636,560 654,670 690,748'), light),
      ) +
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

export const sneaker: KindDrawing = { cuts: 1, views: [side, back, toe] };
