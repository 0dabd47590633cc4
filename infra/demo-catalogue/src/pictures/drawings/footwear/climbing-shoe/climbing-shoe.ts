import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { only } from '../../../only-cuts.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, cord, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { pair } from './pair.ts';
import { defs, type Last, strap } from './parts.ts';
import { toe } from './toe.ts';

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

const all: KindDrawing = { cuts: 4, views: [side, pair, toe] };

export const climbingShoe = only(all, [0, 2, 3]);

export const performanceClimbingShoe = only(all, [1, 0]);
