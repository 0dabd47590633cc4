import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

/** From the heel's top to the throat: low, knitted sock, low with a fold-over tongue, mid. */
const collars = [
  '104,438! 146,456 194,490 244,500 292,478 330,440!',
  '112,338! 150,324 206,320 258,334! 280,390 326,434',
  '104,446! 146,462 194,492 244,500 292,478 328,444!',
  '100,396! 146,412 196,444 244,456 286,436 322,404!',
] as const;

const vamp = '380,458 450,496 540,530 620,556 690,584 738,618 750,650! 600,668 400,672 200,664';
const plate = shape(
  '98,628! 200,652 400,662 600,660 752,638! 766,652 758,670 706,684 620,690 520,694 420,684 340,668 270,668 190,686 124,684 96,664',
);

function upperOf({ cut }: Design): string {
  const heel = cut === 1 ? '100,596 104,530 120,470 118,400' : '100,590 100,540 112,500 114,470';
  return shape(`112,648! ${heel} ${collars[cut] ?? collars[0]} ${vamp}`);
}

/** Studs below the plate: blades, cones, or both. */
function studs({ ink, stone }: Colours, { cut, trim }: Design): string {
  const at = [128, 196, 452, 534, 624, 706];
  const cone = (x: number) => `M${x - 20} 676h40l-9 42q-11 6-22 0z`;
  const blade = (x: number) => `M${x - 26} 676h50l-4 42q-18 6-26 0z`;
  return (
    panel(at.map((x, index) => (cut % 2 === 0 || index < 2 ? cone(x) : blade(x))).join(''), trim.panel, trim.edge) +
    line(at.map((x) => `M${x - 9} 712h18`).join(''), cut % 2 === 0 ? stone : ink, 4)
  );
}

/** Parts that lie on the upper: ribs for the ball's spin, a knit, quilted leather, a welded wing. */
function overlay({ light, soft, shade, deep }: Colours, design: Design): string {
  const { cut, trim, mark } = design;
  const counter =
    panel(shape('70,520! 124,528 176,560 214,606 232,690! 70,690!'), trim.panel, trim.edge) +
    stitches(curve('96,534 130,544 168,572 200,612 214,650'), trim.pop);
  if (cut === 1) {
    return (
      area('M90 300H780V700H90z', 'url(#knit)', 0.75) +
      panel(shape('250,690! 330,600 430,560 560,600 640,690!'), trim.panel, trim.edge) +
      line(curve('290,660 360,606 440,584 540,612 604,664'), trim.pop, 4) +
      line(curve('110,368 150,352 206,348 264,362'), deep) +
      mark(452, 632, 20, trim.pop)
    );
  }
  if (cut === 2) {
    return (
      counter +
      stitches(
        repeat(6, (row) =>
          curve(
            `${486 + row * 40},${516 + row * 12} ${500 + row * 40},${570 + row * 10} ${470 + row * 46},${640 + row * 3}`,
          ),
        ),
        deep,
      ) +
      panel(shape('250,690! 280,600 316,524 360,470! 420,500 470,524! 440,580 446,690!'), shade, deep) +
      stitches(curve('268,680 296,604 330,534 366,486'), light) +
      mark(366, 598, 26, light, -8)
    );
  }
  if (cut === 3) {
    return (
      panel(shape('200,690! 300,610 430,566 560,556 700,580! 640,614 520,640 430,700!'), trim.panel, trim.edge) +
      line(`${curve('260,676 340,616 460,584 600,576')}${curve('320,676 390,628 490,602 590,592')}`, trim.pop, 4) +
      panel(shape('70,470! 150,486 206,540 236,690! 70,690!'), shade, deep) +
      mark(150, 586, 22, light)
    );
  }
  return (
    counter +
    line(
      repeat(7, (row) =>
        curve(`${500 + row * 36},${520 + row * 11} ${520 + row * 32},${580 + row * 8} ${500 + row * 36},650`),
      ),
      soft,
      7,
    ) +
    panel(shape('240,690! 300,600 352,520 392,470! 440,492 470,506! 412,580 380,690!'), trim.panel, trim.edge) +
    line('M330 670L424 508', trim.pop, 5) +
    mark(260, 612, 17, light)
  );
}

function lacing({ deep, ink, paper, soft }: Colours, { cut }: Design): string {
  if (cut === 1) return '';
  const lift = cut === 3 ? -26 : 0;
  const at = (row: number) => [344 + row * 36, Math.round(462 + lift + row * (16 - lift / 5))] as const;
  const bars = repeat(6, (row) => `M${at(row).join(' ')}q8-20 ${28 - row} ${row * 2 - 24}`);
  const eyes = `<path d="${repeat(6, (row) => `M${at(row).join(' ')}h.1`)}" stroke="${ink}" stroke-width="11"/>`;
  const bow = `${curve(`352,${442 + lift} 316,${414 + lift} 290,${430 + lift} 298,${458 + lift} 346,${450 + lift}`)}${curve(`352,${444 + lift} 376,${470 + lift} 372,${506 + lift}`)}`;
  if (cut !== 2) return eyes + cord(bars, paper, deep, 9) + cord(bow, paper, deep, 7);
  // The tongue folds over the knot.
  return (
    eyes +
    cord(bars, paper, deep, 9) +
    panel(shape('296,400! 326,372 356,384! 400,446 424,500 402,520 356,500 320,462'), soft, deep, weight.contour) +
    stitches(curve('312,404 336,388 352,396 392,452 408,496'), deep)
  );
}

/** Lateral side, toe to the right. */
const side: View = (colours, design) => {
  const { soft, base, shade, deep, ink, graphite } = colours;
  const { cut, trim } = design;
  const upper = upperOf(design);
  return {
    shadows: [
      { x: 420, y: 728, rx: 380, ry: 34 },
      { x: 410, y: 722, rx: 310, ry: 12 },
    ],
    defs:
      gradient('form', ['#fff/.42', '#fff/0', '#000/0', '#000/.28'], [0.2, 0, 0.6, 1]) +
      gradient('plate', [trim.panel, trim.panel, trim.edge], [0, 0, 0.1, 1]) +
      `<pattern id="knit" width="16" height="14" patternUnits="userSpaceOnUse"><path d="M0 4l4 5 4-5 4 5 4-5" stroke="${shade}" stroke-width="3" fill="none"/></pattern>`,
    body:
      studs(colours, design) +
      (cut === 1
        ? panel(shape('118,340! 150,308 210,302 256,332! 200,356'), graphite, ink)
        : panel(shape('108,450! 160,432 240,430 300,430 340,430! 300,500 200,510'), graphite, ink) +
          panel(
            shape(
              cut === 3
                ? '284,424! 296,372 322,352 348,362 372,420! 380,460 320,460'
                : '286,470! 298,414 326,396 352,406 380,452! 390,490 330,490',
            ),
            soft,
            deep,
          )) +
      panel(upper, base, deep, weight.contour) +
      inside(
        'upper',
        upper,
        overlay(colours, design) +
          area('M90 300H780V700H90z', 'url(#form)') +
          area(shape('90,620! 200,640 400,650 600,648 760,624! 760,700! 90,700!'), deep, 0.32),
      ) +
      (cut === 1
        ? stitches(curve('122,352 154,338 206,334 254,348'), deep)
        : line(curve('126,470 190,504 246,514 300,490'), shade)) +
      lacing(colours, design) +
      panel(plate, 'url(#plate)', trim.edge, weight.contour) +
      line(curve('108,646 200,664 340,660 420,674 520,682 640,676 740,660'), trim.pop, byCut(design, 3, 5)),
  };
};

const footprint =
  '400,86 468,104 520,170 540,270 528,380 494,480 478,570 492,680 498,770 470,860 400,898 330,860 302,770 308,680 322,570 296,480 262,380 258,270 286,170 336,104';

/** The sole plate of the right boot from below. */
const below: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper, slate } = colours;
  const { cut, trim, mark } = design;
  const outline = shape(footprint);
  const places = [
    '330,190',
    '470,190',
    '304,320',
    '496,320',
    '352,440',
    '452,440',
    '344,720',
    '456,720',
    '352,826',
    '448,826',
  ];
  const stud = (place: string, index: number) =>
    `<g transform="translate(${place})${cut % 2 && index < 6 ? ` rotate(${index % 2 ? 24 : -24}) scale(.72 1.3)` : ''}"><ellipse cx="9" cy="13" rx="35" ry="35" fill="${ink}" opacity=".35"/><circle r="32" fill="url(#cone)" stroke="${trim.edge}"/><circle cx="-3" cy="-4" r="17" fill="${trim.pop}" stroke="${trim.edge}"/><path d="M-13-8q3-8 11-9" stroke="${paper}" stroke-width="3"/></g>`;
  return {
    shadows: [{ x: 426, y: 560, rx: 250, ry: 430 }],
    defs:
      gradient('plate', [soft, base, base, shade], [0, 0, 1, 0.4]) +
      gradient('cone', [light, trim.panel, trim.edge], [0, 0, 1, 1]),
    body:
      '<g transform="rotate(7 400 500)">' +
      panel(outline, 'url(#plate)', deep, weight.contour) +
      inside(
        'outline',
        outline,
        panel(
          shape(
            byCut(
              design,
              '400,420! 470,480 452,580 470,700 400,760 330,700 348,580 330,480',
              '400,120! 540,330 452,520 420,880! 380,880! 348,520 260,330',
              '250,440! 550,440! 520,560 440,620 360,620 280,560',
              '300,80! 440,300 520,520 440,700 500,920! 300,920! 380,700 300,520 260,300',
            ),
          ),
          trim.panel,
          trim.edge,
        ) +
          line(
            repeat(5, (rib) => `M${350 + rib * 25} 520v${110 + (rib % 2) * 20}`),
            trim.pop,
            5,
          ) +
          line(
            `${curve('268,250 400,280 532,250')}${curve('270,380 400,404 524,380')}${curve('320,770 400,784 480,770')}`,
            deep,
          ) +
          area(shape('440,60! 560,200 560,400 500,600 540,900! 430,900! 450,600 500,380 480,200'), deep, 0.25) +
          mark(400, 590, 24, slate === trim.edge ? deep : paper),
      ) +
      line(curve('330,122 292,180 270,270 276,370'), light, 4, 0.7) +
      places.map(stud).join('') +
      '</g>',
  };
};

/** The strike zone close up. */
const strike: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper } = colours;
  const { trim, mark } = design;
  const skin = shape('-40,-40! 840,-40! 840,700! 720,860 480,960 220,950 -40,850!');
  const ribs = byCut(
    design,
    repeat(9, (row) =>
      curve(`${-20 + row * 100},${330 + row * 14} ${60 + row * 92},${560 + row * 20} ${10 + row * 96},960`),
    ),
    repeat(12, (row) => `M-20 ${340 + row * 56}${'l34 26 34-26'.repeat(13)}`),
    repeat(6, (row) =>
      curve(`-20,${420 + row * 96} 200,${500 + row * 90} 500,${490 + row * 90} 840,${380 + row * 90}`),
    ),
    repeat(7, (row) =>
      curve(
        `-20,${900 - row * 40} ${260 + row * 20},${700 - row * 40} ${560 + row * 20},${560 - row * 20} 840,${560 + row * 44}`,
      ),
    ),
  );
  return {
    defs:
      gradient('skin', [light, soft, base, shade], [0.1, 0, 0.8, 1]) +
      gradient('plate', [trim.panel, trim.edge], [0, 0, 0, 1]),
    body:
      area('M0 0H800V1000H0z', 'url(#plate)') +
      line(curve('-20,912 220,990 480,996 740,890 820,800'), trim.pop, 8) +
      area(shape('-40,880! 220,976 480,984 740,880 840,740! 840,600! -40,600!'), ink, 0.35) +
      panel(skin, 'url(#skin)', deep, weight.contour) +
      inside(
        'skin',
        skin,
        line(ribs, deep, 22, 0.28) +
          `<g transform="translate(-4 -6)">${line(ribs, soft, 16)}${line(ribs, light, 4, 0.7)}</g>`,
      ) +
      area(shape('150,-40! 196,120 270,280 400,330 530,280 610,120 650,-40!'), ink, 0.35) +
      panel(shape('150,-40! 190,110 264,256 400,310 536,256 610,110 650,-40!'), trim.panel, trim.edge, weight.contour) +
      stitches(curve('176,-30 214,110 282,240 400,284 518,240 586,110 624,-30'), trim.pop) +
      panel(shape('262,-40! 284,90 330,190 400,214 470,190 516,90 538,-40!'), shade, deep) +
      `<path d="M262 176h.1M538 176h.1M226 50h.1M574 50h.1" stroke="${ink}" stroke-width="34"/>` +
      cord('M262 176Q400 214 538 176M226 50Q400 84 574 50', paper, deep, 30) +
      mark(640, 400, 40, light, 14),
  };
};

export const footballBoot: KindDrawing = { cuts: 4, views: [side, below, strike] };
