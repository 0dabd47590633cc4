import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import { disc } from '../round.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

type Last = {
  readonly upper: string;
  readonly sole: string;
  readonly toe: string;
  readonly heel: string;
  /** The line along which the sole is split, and the highlight on the rubber. */
  readonly edge: string;
};

/** Flat for long days; hooked for overhangs; laced and supportive; a soft slipper. */
function lastOf(design: Design): Last {
  return byCut<Last>(
    design,
    {
      upper:
        '166,430! 160,520 164,610 176,690 190,740! 320,756 460,758 580,758 680,752 726,730 730,696 700,656 640,606 570,556 506,500 456,440 420,380! 384,366 350,378! 330,430 290,462 236,460 196,440',
      sole: '180,706! 300,728 430,724 540,716 620,690 700,664! 740,696 744,736 716,766 620,782 500,784 380,778 270,778 186,772!',
      toe: '540,716! 566,650 610,606 650,606! 712,650 746,700 740,750! 640,770',
      heel: '162,540! 210,560 250,620 290,732! 180,760! 166,640',
      edge: '186,738 300,752 430,750 550,744 660,730 736,716',
    },
    {
      upper:
        '170,420! 158,500 166,590 184,670 206,716! 300,712 400,694 500,704 590,744 660,790 700,800 722,780 716,730 684,670 630,606 566,548 506,492 456,430 424,366! 388,350 352,364! 334,420 292,452 240,450 200,428',
      sole: '200,688! 300,690 400,672 500,680 590,716 650,744 690,690! 730,730 744,784 716,824 660,820 580,780 490,738 400,724 300,740 212,746!',
      toe: '520,690! 560,620 606,580 640,600! 700,660 744,740 726,812! 650,790',
      heel: '160,520! 226,540 276,600 320,704! 206,742! 172,620',
      edge: '208,716 300,714 400,698 500,708 590,748 670,796 730,790',
    },
    {
      upper:
        '164,400! 158,500 162,610 174,690 190,740! 320,752 460,750 580,754 676,752 722,732 728,698 700,654 640,600 570,540 506,476 454,404 420,340! 386,324 350,336! 332,400 290,436 240,434 198,412',
      sole: '180,708! 300,724 430,716 540,714 620,688 696,662! 738,696 742,738 714,768 620,784 500,780 380,770 270,778 186,774!',
      toe: '550,714! 574,654 612,610 648,606! 710,650 742,700 738,752! 640,772',
      heel: '160,530! 206,552 244,616 280,730! 180,760! 164,640',
      edge: '186,740 300,750 430,744 550,744 660,732 734,718',
    },
    {
      upper:
        '176,470! 164,540 168,620 182,690 200,730! 310,738 420,730 520,740 610,764 680,776 718,758 722,718 694,670 640,622 570,580 500,544 440,506 396,462! 366,448 336,460! 316,490 280,508 236,502 204,482',
      sole: '190,702! 300,714 420,704 520,712 610,730 690,684! 734,716 742,766 710,798 640,800 560,780 470,764 380,764 290,768 200,762!',
      toe: '546,720! 576,656 614,620 646,624! 706,664 744,724 726,790! 640,780',
      heel: '168,570! 216,590 256,640 290,716! 196,746! 174,660',
      edge: '198,732 300,740 420,734 530,744 620,766 700,780 732,770',
    },
  );
}

function defs({ light, soft, base, shade, deep, ink, graphite, slate }: Colours): string {
  return (
    gradient('skin', [light, soft, base, shade], [0, 0, 1, 0.9]) +
    gradient('rubber', [slate, graphite, ink], [0, 0, 0.2, 1]) +
    gradient('strap', [soft, base, shade, deep], [0, 0, 0.4, 1]) +
    `<pattern id="hide" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M3 4h.1M9 9h.1" stroke="${deep}" stroke-width="2.4" stroke-linecap="round" opacity=".4"/></pattern>`
  );
}

function strap(data: string, x: number, y: number, angle: number, { ink }: Colours, { trim }: Design): string {
  return (
    `<g transform="translate(5 8)" opacity=".25">${area(data, ink)}</g>` +
    panel(data, trim.panel, trim.edge, weight.contour) +
    `<g transform="translate(${x} ${y}) rotate(${angle})">${stitches('M-20-16h40v32h-40z', trim.pop)}</g>`
  );
}

function closure(colours: Colours, design: Design): string {
  const { light, ink, deep, paper, stone, shade } = colours;
  const { trim } = design;
  return byCut(
    design,
    // Two straps, turned in opposite directions.
    strap(shape('452,424! 490,470 470,520 400,580! 366,600 352,580! 400,520 424,470'), 404, 548, -46, colours, design) +
      strap(
        shape('540,520! 586,556 566,606 500,660! 466,676 450,656! 496,606 516,560'),
        504,
        630,
        -44,
        colours,
        design,
      ),
    // One broad strap.
    strap(shape('470,436! 540,500 530,560 440,640! 396,664 366,640! 420,560 440,500'), 424, 604, -44, colours, design) +
      line(curve('470,436 450,500 420,560 376,630'), trim.pop, 3, 0.5),
    // Laces to the toe.
    panel(shape('404,352! 470,430 540,510 620,590! 600,624 560,606! 480,540 410,460 366,390!'), shade, deep) +
      `<path d="${repeat(6, (row) => `M${392 + row * 36} ${402 + row * 38}l44-22`)}" stroke="${deep}" stroke-width="11"/><path d="${repeat(6, (row) => `M${392 + row * 36} ${402 + row * 38}l44-22`)}" stroke="${trim.id === 'pale' ? paper : trim.pop}" stroke-width="7"/>` +
      repeat(
        6,
        (row) =>
          disc(390 + row * 36, 404 + row * 38, 6, stone, ink) + disc(438 + row * 36, 380 + row * 38, 5, stone, ink),
      ) +
      cord(
        `${curve('398,386 350,360 330,390 360,410 396,392')}${curve('404,384 440,340 470,350 450,380 408,390')}${curve('398,392 360,440 340,470')}`,
        trim.id === 'pale' ? paper : trim.pop,
        deep,
        6,
      ),
    // Elastic over the instep.
    panel(
      shape('396,466! 450,512 520,556 560,580! 530,640 470,640! 400,590 350,520!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ) +
      line(
        repeat(9, (rib) => `M${372 + rib * 20} ${500 + rib * 14}l${38 - rib * 2}-${30 - rib * 3}`),
        trim.edge,
        4,
        0.5,
      ) +
      line(curve('404,476 456,520 520,562'), light, 3, 0.5),
  );
}

function shoe(colours: Colours, design: Design): string {
  const { light, soft, shade, deep, ink, stone } = colours;
  const { trim, mark } = design;
  const last = lastOf(design);
  const upper = shape(last.upper);
  const rear = byCut(design, '166,430', '170,420', '164,400', '176,470').split(',').map(Number);
  const [rx = 0, ry = 0] = rear;
  const tongue = byCut(design, 378, 364, 336, 460);
  return (
    // Pull tabs and lining.
    line(`M${rx + 2} ${ry + 30}q-34-50-6-66t28 50`, trim.edge, 15) +
    line(`M${rx + 2} ${ry + 30}q-34-50-6-66t28 50`, trim.panel, 10) +
    panel(
      shape(
        `${rx},${ry}! ${rx + 30},${ry + 10} ${rx + 120},${ry + 34} 350,${tongue}! 384,${tongue - 12} 420,${tongue + 2}! 400,${tongue + 60} 330,${ry + 90} 220,${ry + 70}`,
      ),
      shade,
      deep,
    ) +
    panel(upper, 'url(#skin)', deep, weight.contour) +
    inside(
      'upper',
      upper,
      area(upper, 'url(#hide)') +
        area(
          byCut(
            design,
            shape('330,430! 400,520 430,640 420,770! 300,770! 290,620'),
            shape('300,440! 360,540 380,640 360,720! 260,720! 262,580'),
            shape('330,400! 420,520 520,620 600,690! 560,770! 300,770! 290,560'),
            shape('300,490! 340,580 360,660 350,740! 270,740! 272,600'),
          ),
          trim.panel,
          0.9,
        ) +
        line(
          byCut(
            design,
            curve('330,430 400,520 430,640 420,770'),
            curve('300,440 360,540 380,640 360,720'),
            curve('330,400 420,520 520,620 600,690'),
            curve('300,490 340,580 360,660 350,740'),
          ),
          trim.edge,
        ) +
        stitches(
          byCut(
            design,
            curve('346,430 416,520 446,640 436,770'),
            curve('316,440 376,540 396,640 376,720'),
            curve('346,396 436,516 536,616 620,684'),
            curve('316,490 356,580 376,660 366,740'),
          ),
          light,
        ) +
        area(shape('200,440! 240,520 236,620 216,700! 190,700! 180,520'), '#fff', 0.14) +
        area(shape('560,560! 600,640 560,720 480,760! 700,780! 720,660'), deep, 0.18) +
        panel(shape(last.heel), 'url(#rubber)', ink) +
        panel(shape(last.toe), 'url(#rubber)', ink),
    ) +
    line(
      curve(
        byCut(
          design,
          '350,378 330,430 290,462 236,460 196,440 166,430',
          '352,364 334,420 292,452 240,450 200,428 170,420',
          '350,336 332,400 290,436 240,434 198,412 164,400',
          '336,460 316,490 280,508 236,502 204,482 176,470',
        ),
      ),
      trim.edge,
      12,
    ) +
    line(
      curve(
        byCut(
          design,
          '350,378 330,430 290,462 236,460 196,440 166,430',
          '352,364 334,420 292,452 240,450 200,428 170,420',
          '350,336 332,400 290,436 240,434 198,412 164,400',
          '336,460 316,490 280,508 236,502 204,482 176,470',
        ),
      ),
      soft,
      6,
    ) +
    closure(colours, design) +
    panel(shape(last.sole), 'url(#rubber)', ink, weight.contour) +
    line(curve(last.edge), stone, 2, 0.7) +
    mark(
      byCut(design, 300, 290, 290, 300),
      byCut(design, 600, 590, 590, 630),
      26,
      trim.id === 'pale' ? deep : light,
      -8,
    ) +
    mark(byCut(design, 214, 222, 206, 220), byCut(design, 680, 660, 680, 690), 12, stone, 10)
  );
}

/** From the side, toe to the right. */
const side: View = (colours, design) => {
  const foot = Math.round(byCut(design, 784, 826, 784, 800) * 0.78 + 158);
  return {
    shadows: [
      { x: 440, y: foot + 4, rx: 340, ry: 30 },
      { x: byCut(design, 440, 690, 440, 520), y: foot, rx: byCut(design, 240, 90, 240, 200), ry: 12 },
    ],
    defs: defs(colours),
    body: `<g transform="translate(-62 156) scale(1.03 .78)">${shoe(colours, design)}</g>`,
  };
};

/** The pair: one from above, one showing its sole. */
const pair: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, slate, stone } = colours;
  const { trim, mark } = design;
  const outline = shape(
    byCut(
      design,
      '200,120! 250,128 300,190 322,280 328,380 318,480 306,580 306,690 300,790 268,850 220,870 172,850 142,790 134,700 128,590 108,480 96,370 106,260 140,170',
      '168,110! 230,116 290,180 318,270 326,360 312,460 286,560 282,680 284,780 256,846 212,866 168,846 142,780 140,690 136,590 110,480 94,360 98,250 124,160',
      '206,116! 256,128 302,190 322,280 330,380 324,480 314,590 312,700 304,800 270,856 222,874 174,856 140,796 132,700 124,590 104,480 94,370 106,250 146,160',
      '190,124! 246,132 300,190 322,280 326,370 312,470 292,570 290,690 286,790 256,846 214,864 172,846 146,790 142,700 136,590 112,480 98,370 104,260 136,170',
    ),
  );
  const split = byCut(design, false, true, false, true);
  const underside =
    panel(outline, split ? shade : 'url(#rubber)', ink, weight.contour) +
    inside(
      'sole',
      outline,
      (split
        ? panel('M80 60H350V470Q220 520 80 450zM80 620Q220 590 350 640V900H80z', 'url(#rubber)', ink) +
          area('M80 460Q220 530 350 478V500Q220 552 80 482z', trim.panel)
        : area('M80 470Q220 540 350 490V560Q220 610 80 540z', trim.panel)) +
        line(
          repeat(7, (row) => `M96 ${180 + row * 40}Q220 ${206 + row * 40} 330 ${176 + row * 40}`),
          slate,
          2,
          0.45,
        ) +
        area('M80 60H150Q120 400 170 900H80z', '#fff', 0.12) +
        `<g opacity=".9">${mark(214, 330, 44, stone)}${mark(222, 770, 22, stone)}</g>`,
    );
  const above =
    panel(outline, 'url(#skin)', deep, weight.contour) +
    inside(
      'top',
      outline,
      area(outline, 'url(#hide)') +
        panel('M60 80H360V236Q280 190 210 210T60 290z', 'url(#rubber)', ink) +
        panel('M100 900H340V800Q220 760 100 800z', 'url(#rubber)', ink) +
        area('M280 200Q340 400 290 900H360V200z', deep, 0.2),
    ) +
    panel(
      shape('214,500! 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'),
      'url(#rubber)',
      deep,
      weight.contour,
    ) +
    inside(
      'opening',
      shape('214,500! 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'),
      area('M140 480H300V900H140z', trim.panel, trim.id === 'tonal' ? 1 : 0.85) +
        area('M140 480H220Q190 640 220 830H140z', ink, 0.3),
    ) +
    line(shape('214,500 256,540 270,620 266,720 250,790 214,810 178,790 160,720 160,620 176,540'), soft, 6) +
    byCut(
      design,
      panel('M110 330L316 300L320 350L112 384z', trim.panel, trim.edge, weight.contour) +
        panel('M120 440L312 414L308 466L130 490z', trim.panel, trim.edge, weight.contour) +
        stitches('M120 342L160 336V366L122 372zM270 424L302 420V456L270 460z', trim.pop),
      panel('M106 320L318 300L312 440L126 460z', trim.panel, trim.edge, weight.contour) +
        stitches('M116 336L170 330V440L132 446z', trim.pop),
      `${panel('M180 250L254 240L262 500L176 510z', shade, deep)}<path d="${repeat(6, (row) => `M172 ${280 + row * 38}L262 ${262 + row * 38}M262 ${282 + row * 38}L172 ${262 + row * 38}`)}" stroke="${deep}" stroke-width="9"/><path d="${repeat(6, (row) => `M172 ${280 + row * 38}L262 ${262 + row * 38}M262 ${282 + row * 38}L172 ${262 + row * 38}`)}" stroke="${trim.pop}" stroke-width="5"/>`,
      panel('M128 380Q220 350 310 370L304 500Q220 470 134 500z', trim.panel, trim.edge, weight.contour) +
        line(
          repeat(8, (rib) => `M${146 + rib * 22} 376v112`),
          trim.edge,
          4,
          0.5,
        ),
    ) +
    mark(214, 250, 16, light);
  return {
    shadows: [
      { x: 230, y: 890, rx: 150, ry: 30 },
      { x: 600, y: 890, rx: 150, ry: 30 },
    ],
    defs: defs(colours) + gradient('under', [graphite, ink], [0, 0, 1, 1]),
    body: `<g transform="translate(-18 10) rotate(-3 214 500)">${above}</g><g transform="translate(388 10) rotate(4 214 500)">${underside}</g>`,
  };
};

/** Toe rubber, closure and stitching close up. */
const toe: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { trim, mark } = design;
  const rand = byCut(
    design,
    '-40,760! 160,640 330,600 520,560 700,470 840,330! 840,1040! -40,1040!',
    '-40,820! 160,720 300,620 430,480 600,380 840,300! 840,1040! -40,1040!',
    '-40,800! 180,700 400,660 600,580 840,440! 840,1040! -40,1040!',
    '-40,700! 140,640 320,540 500,470 680,430 840,410! 840,1040! -40,1040!',
  );
  return {
    defs:
      gradient('skin', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('rubber', [slate, graphite, ink], [0, 0, 0.5, 1]) +
      gradient('band', [trim.panel, trim.panel, trim.edge], [0, 0, 0.4, 1]) +
      `<pattern id="hide" width="30" height="30" patternUnits="userSpaceOnUse"><path d="M6 8h.1M22 20h.1M14 28h.1" stroke="${deep}" stroke-width="5" stroke-linecap="round" opacity=".28"/><path d="M5 6h.1M21 18h.1" stroke="${light}" stroke-width="3" stroke-linecap="round" opacity=".4"/></pattern>` +
      `<pattern id="hook" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M4 4h.1M12 12h.1" stroke="${slate}" stroke-width="6" stroke-linecap="round"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#skin)') +
      area('M0 0H800V1000H0z', 'url(#hide)') +
      area(shape('560,-20! 700,120 760,300 820,330! 820,-20!'), deep, 0.2) +
      byCut(
        design,
        [0, 230]
          .map(
            (down) =>
              `<g transform="translate(${down * 0.5} ${down})">${area('M-200 292L560 40L620 170L-200 440z', ink, 0.3)}${panel('M-200 262L540 20Q600 20 610 90T560 190L-200 428z', 'url(#band)', trim.edge, weight.contour)}<path d="M-190 288L536 46Q580 50 582 92T548 166L-190 398" stroke="${trim.pop}" stroke-width="5" stroke-dasharray="20 12"/></g>`,
          )
          .join(''),
        `${area('M-40 300L600 60L700 300L-40 640z', ink, 0.3)}${panel('M-40 260L560 40Q640 40 670 130T620 300L-40 600z', 'url(#band)', trim.edge, weight.contour)}<path d="M-20 286L556 68Q620 72 640 136T604 276L-20 570" stroke="${trim.pop}" stroke-width="5" stroke-dasharray="20 12"/>${area('M-40 300L140 232L180 480L-40 570z', ink)}${area('M-40 300L140 232L180 480L-40 570z', 'url(#hook)')}`,
        panel('M120-40L420-40L640 520Q500 600 400 560z', shade, deep, weight.contour) +
          [0, 1, 2, 3]
            .map(
              (row) =>
                cord(
                  `M${150 + row * 66} ${60 + row * 140}L${470 + row * 56} ${10 + row * 140}`,
                  trim.id === 'pale' ? paper : trim.pop,
                  deep,
                  28,
                ) +
                disc(150 + row * 66, 60 + row * 140, 26, stone, ink) +
                disc(150 + row * 66, 60 + row * 140, 12, ink, ink) +
                disc(470 + row * 56, 10 + row * 140, 26, stone, ink) +
                disc(470 + row * 56, 10 + row * 140, 12, ink, ink),
            )
            .join(''),
        panel('M-40-40H520Q500 240 360 400Q200 520-40 540z', 'url(#band)', trim.edge, weight.contour) +
          line(
            repeat(14, (rib) => `M${-20 + rib * 40}-40Q${-10 + rib * 30} 240 ${-60 + rib * 26} 560`),
            trim.edge,
            12,
            0.35,
          ) +
          `<path d="M550-40Q530 260 384 424Q216 548-40 570" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>`,
      ) +
      `<g transform="translate(0 -14)">${area(shape(rand), ink, 0.3)}</g>` +
      panel(shape(rand), 'url(#rubber)', ink, weight.contour) +
      inside(
        'rand',
        shape(rand),
        area('M-40 880Q400 860 840 700V1040H-40z', ink, 0.5) +
          line('M-40 876Q400 856 840 696', slate, 4) +
          line(
            curve(
              rand
                .replaceAll('!', '')
                .split(' ')
                .slice(0, -2)
                .map((point) => point.replace(/,(\d+)/, (_, y: string) => `,${Number(y) + 22}`))
                .join(' '),
            ),
            stone,
            5,
            0.5,
          ) +
          mark(540, 740, 56, slate, -14),
      ),
  };
};

const all: KindDrawing = { cuts: 4, views: [side, pair, toe] };

export const climbingShoe = only(all, [0, 2, 3]);
export const performanceClimbingShoe = only(all, [1, 0]);
