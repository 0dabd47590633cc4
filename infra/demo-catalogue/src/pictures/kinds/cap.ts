import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import { disc, oval } from '../round.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../strokes.ts';

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('dome', [light, soft, base, base, shade], [0.1, 0, 0.9, 1]) +
    gradient('brim', [soft, base, shade], [0, 0, 0.4, 1]) +
    gradient('under', [shade, deep], [0, 0, 0, 1]) +
    `<pattern id="net" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h13M0 0v13" stroke="${trim.edge}" stroke-width="3.4" opacity=".75"/></pattern>` +
    `<pattern id="pin" width="11" height="11" patternUnits="userSpaceOnUse"><path d="M3 3h.1M8 8h.1" stroke="${deep}" stroke-width="3" stroke-linecap="round" opacity=".5"/></pattern>`
  );
}

/** The crown from the side, peak to the right; low and round, boxy, light and racy, tall in front. */
function crownOf(design: Design): string {
  return shape(
    byCut(
      design,
      '150,606! 142,520 156,424 206,334 290,276 384,258 476,272 552,322 598,400 616,480 622,560! 540,604 430,626 310,634 220,624',
      '152,604! 146,520 150,410 176,316 240,286 340,272 450,268 544,282 592,330 610,440 620,560! 540,604 430,626 310,634 220,624',
      '150,598! 146,520 162,440 214,364 300,310 388,292 470,302 540,340 588,410 610,480 622,556! 540,598 430,618 310,626 220,616',
      '150,606! 146,520 164,420 224,320 310,254 400,226 490,234 560,276 604,360 620,460 624,560! 540,604 430,626 310,634 220,624',
    ),
  );
}

/** The peak: bent, flat, short, bent. */
function peakOf(design: Design): string {
  return shape(
    byCut(
      design,
      '352,640! 430,628 540,604 622,558! 690,574 748,612 776,660 770,682! 716,668 640,664 560,672 470,690 400,684',
      '340,642! 430,628 540,604 622,558! 700,560 772,578 796,606 790,620! 720,634 620,652 520,674 440,688 380,676',
      '360,632! 430,620 540,598 622,554! 682,566 728,598 752,640 746,660! 700,650 636,648 560,658 480,676 410,670',
      '350,640! 430,628 540,604 624,558! 692,570 754,604 784,654 778,676! 720,660 640,656 560,666 470,688 400,682',
    ),
  );
}

function frontSeam(design: Design): string {
  return curve(
    byCut(
      design,
      '384,258 470,330 520,430 536,520 540,604',
      '340,272 356,380 372,500 390,630',
      '388,292 450,360 490,450 502,530 504,608',
      '400,226 372,330 370,440 384,540 410,628',
    ),
  );
}

/** Parts that lie before the front seam. */
function frontPanel(design: Design): string {
  return byCut(
    design,
    shape('384,258 470,330 520,430 536,520 540,604! 660,560! 640,300 500,240'),
    shape('340,272! 356,380 372,500 390,630! 660,600! 640,250! 400,240'),
    shape('388,292 450,360 490,450 502,530 504,608! 660,560! 640,320 500,280'),
    shape('400,226! 372,330 370,440 384,540 410,628! 660,600! 660,200!'),
  );
}

/** From the side. */
const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const crown = crownOf(design);
  const peak = peakOf(design);
  const top = byCut(design, '384,258', '340,272', '388,292', '400,226').split(',').map(Number);
  const [tx = 0, ty = 0] = top;
  const netted = byCut(design, false, false, false, true);
  return {
    shadows: [
      { x: 400, y: 732, rx: 330, ry: 32 },
      { x: 300, y: 708, rx: 170, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      '<g transform="translate(-40 60)">' +
      // The lining at the opening shows below the back edge.
      panel(
        shape('150,606! 220,590 310,596 430,590 540,570 620,556! 540,606 430,628 310,636 220,626'),
        'url(#under)',
        deep,
      ) +
      panel(crown, 'url(#dome)', deep, weight.contour) +
      inside(
        'crown',
        crown,
        byCut(
          design,
          area(frontPanel(design), trim.panel) + line(frontSeam(design), trim.edge),
          line(frontSeam(design), deep) +
            panel(shape('140,480! 250,470 372,486 392,640! 130,640!'), trim.panel, trim.edge),
          panel(shape('140,470! 210,452 330,470 440,520 470,640! 130,640!'), trim.panel, trim.edge) +
            area(shape('140,470! 210,452 330,470 440,520 470,640! 130,640!'), 'url(#pin)'),
          area(crown, trim.panel) +
            area(crown, 'url(#net)') +
            panel(frontPanel(design), 'url(#dome)', deep, weight.contour),
        ) +
          // Panels behind the front.
          byCut(
            design,
            line(curve('384,258 330,340 300,460 296,636'), deep) +
              stitches(curve('374,262 318,344 288,462 284,632'), soft) +
              stitches(curve('396,262 342,344 312,462 308,632'), soft) +
              stitches(curve('398,262 484,334 534,432 550,520 554,600'), light) +
              line(curve('384,258 270,300 200,400 172,610'), deep, 2, 0.6),
            stitches(curve('352,280 368,384 384,500 402,628'), light) +
              line(curve('340,272 240,300 190,380 170,600'), deep, 2, 0.6),
            line(curve('388,292 320,360 290,440 280,470'), deep) +
              stitches(curve('400,300 462,366 502,452 514,530 516,602'), light) +
              line(curve('160,520 300,520 420,570 460,640'), trim.pop, 4),
            line(curve('400,226 300,290 250,400 230,620'), trim.edge) +
              line(curve('400,226 250,270 180,400 164,600'), trim.edge, 2, 0.7),
          ) +
          area(shape('150,600! 180,420 240,330 200,460 190,620!'), ink, 0.14) +
          area(shape('560,300! 640,300 640,640! 420,640! 540,590 586,500 590,400'), deep, 0.2) +
          area(shape('230,340! 320,280 420,276 330,304 260,380'), '#fff', netted ? 0.1 : 0.26) +
          line(curve('140,596 220,614 310,622 430,614 540,592 626,548'), deep, 3, 0.7) +
          stitches(curve('140,586 220,604 310,612 430,604 540,582 626,538'), soft),
      ) +
      (netted
        ? ''
        : [
            [300, 360],
            [472, 366],
          ]
            .map(
              ([x = 0, y = 0]) =>
                `<g transform="translate(${x} ${y + byCut(design, 0, -6, 34, 0)})">${oval(0, 0, 9, 10, shade, deep)}${oval(1, 1, 4, 5, ink, ink)}</g>`,
            )
            .join('')) +
      oval(tx, ty + 1, 22, 10, trim.panel, trim.edge) +
      // Peak.
      panel(
        peak,
        byCut(design, 'url(#brim)', trim.panel, 'url(#brim)', trim.panel),
        byCut(design, deep, trim.edge, deep, trim.edge),
        weight.contour,
      ) +
      inside(
        'peak',
        peak,
        [0, 14, 28, 42]
          .map(
            (down) =>
              `<g transform="translate(${down * 0.3} ${down})">${stitches(curve('360,654 440,640 548,616 634,570 700,584 760,632'), byCut(design, soft, trim.pop, soft, trim.pop))}</g>`,
          )
          .join('') +
          area(shape('620,556! 700,600 690,700! 800,700! 800,560!'), ink, 0.1) +
          area(shape('340,644! 430,630 540,606 624,560! 632,576! 546,622 440,646 366,654'), ink, 0.24),
      ) +
      line(
        byCut(
          design,
          curve('400,686 470,692 560,674 640,666 716,670 768,684'),
          curve('380,678 440,690 520,676 620,654 720,636 788,622'),
          curve('410,672 480,678 560,660 636,650 700,652 744,662'),
          curve('400,684 470,690 560,668 640,658 720,662 776,678'),
        ),
        byCut(design, trim.pop, light, trim.pop, light),
        3,
        0.8,
      ) +
      mark(
        byCut(design, 448, 486, 420, 494),
        byCut(design, 452, 436, 470, 430),
        byCut(design, 26, 36, 20, 40),
        byCut(design, light, trim.id === 'pale' ? base : trim.pop, light, light),
        byCut(design, -4, 2, -6, -2),
      ) +
      '</g>',
  };
};

/** From behind: opening, strap, buckle. */
const back: View = (colours, design) => {
  const { light, soft, shade, deep, ink, graphite, stone } = colours;
  const { trim, mark } = design;
  const dome = shape(
    byCut(
      design,
      '156,636! 150,520 176,404 250,318 340,280 400,272 460,280 550,318 624,404 650,520 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 148,500 158,380 196,312 290,290 400,284 510,290 604,312 642,380 652,500 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 150,530 180,424 250,346 340,310 400,302 460,310 550,346 620,424 650,530 644,636! 560,668 480,682 400,686 320,682 240,668',
      '156,636! 150,520 180,390 260,292 340,252 400,244 460,252 540,292 620,390 650,520 644,636! 560,668 480,682 400,686 320,682 240,668',
    ),
  );
  const opening = 'M268 640a132 150 0 0 1 264 0z';
  const netted = byCut(design, false, false, false, true);
  const topY = byCut(design, 272, 284, 302, 244);
  return {
    shadows: [{ x: 410, y: 700, rx: 310, ry: 34 }],
    defs: defs(colours, design),
    body:
      panel(
        shape('180,640! 120,660 100,690 130,704! 260,690 400,684 540,690 670,704! 700,690 680,660 620,640!'),
        byCut(design, shade, trim.panel, shade, trim.panel),
        deep,
        weight.contour,
      ) +
      panel(dome, netted ? trim.panel : 'url(#dome)', netted ? trim.edge : deep, weight.contour) +
      inside(
        'back-crown',
        dome,
        (netted ? area(dome, 'url(#net)') : '') +
          byCut(
            design,
            line(
              `M400 ${topY}V500${curve('400,272 300,330 244,450 232,680')}${curve('400,272 500,330 556,450 568,680')}`,
              deep,
            ) + stitches(`M388 ${topY}V486M412 ${topY}V486`, soft),
            area('M140 470H660V700H140z', trim.panel) +
              line('M140 470Q400 500 660 470', trim.edge) +
              line(curve('400,284 280,340 250,450 244,486'), deep) +
              line(curve('400,284 520,340 550,450 556,486'), deep),
            panel(shape('140,500! 240,470 400,462 560,470 660,500! 660,700! 140,700!'), trim.panel, trim.edge) +
              area(shape('140,500! 240,470 400,462 560,470 660,500! 660,700! 140,700!'), 'url(#pin)') +
              line('M400 302V462', deep),
            line(
              `M400 ${topY}V490${curve('400,244 300,310 244,440 232,680')}${curve('400,244 500,310 556,440 568,680')}`,
              trim.edge,
              4,
            ),
          ) +
          area(shape('540,290! 650,420 660,700! 560,700! 600,560 590,420'), ink, 0.2) +
          area(shape('220,380! 300,310 380,300 310,350 260,430'), '#fff', 0.2) +
          stitches('M150 622Q280 668 400 670T650 622', soft),
      ) +
      oval(400, topY + 1, 24, 10, trim.panel, trim.edge) +
      panel(opening, 'url(#under)', deep, weight.contour) +
      line('M256 640a144 162 0 0 1 288 0', netted ? trim.panel : 'url(#dome)', 18) +
      line('M247 640a153 171 0 0 1 306 0M268 640a132 150 0 0 1 264 0', deep) +
      stitches('M256 636a144 160 0 0 1 288 0', soft) +
      line('M282 618Q400 560 518 618', ink, 3, 0.4) +
      // Strap.
      panel('M226 628q174 52 348 0l2 40q-176 54-352 0z', graphite, ink, weight.contour) +
      stitches('M234 640q166 48 332 0M234 660q166 48 332 0', stone) +
      byCut(
        design,
        panel('M372 644h62v52h-62z', stone, ink) +
          panel('M384 655h38v30h-38z', graphite, ink) +
          line('M402 646v48', stone, 6),
        `${[300, 340, 380, 420, 460, 500].map((x) => disc(x, 670 - Math.round(((x - 400) / 40) ** 2), 6, ink, stone)).join('')}`,
        panel('M380 640h76v58h-76z', trim.panel, trim.edge) + line('M392 655h50M392 668h50M392 681h50', trim.edge, 3),
        `${[290, 330, 370, 410, 450, 490].map((x) => disc(x, 670 - Math.round(((x - 395) / 40) ** 2), 7, stone, ink)).join('')}`,
      ) +
      mark(
        400,
        byCut(design, 440, 420, 420, 420),
        18,
        byCut(design, light, light, light, trim.id === 'pale' ? deep : light),
      ),
  };
};

/** Seams on the peak, sweatband, mark close up. */
const closeUp: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink } = colours;
  const { trim, mark } = design;
  const netted = byCut(design, false, false, false, true);
  const front = shape('-40,-40! 840,-40! 840,470! 700,520 560,548 400,556 240,548 100,520 -40,470!');
  const brim = shape('-40,462! 100,514 240,544 400,552 560,544 700,514 840,462! 840,1040! -40,1040!');
  return {
    defs:
      gradient('dome', [light, soft, base, shade], [0, 0, 0.6, 1]) +
      gradient('brim', [shade, base, base, soft], [0, 0, 0, 1]) +
      `<pattern id="twill" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M0 0v14" stroke="${deep}" stroke-width="4" opacity=".2"/><path d="M6 0v14" stroke="${light}" stroke-width="3" opacity=".2"/></pattern>` +
      `<pattern id="net" width="44" height="44" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h44M0 0v44" stroke="${trim.edge}" stroke-width="12"/></pattern>`,
    body:
      area(front, 'url(#dome)') +
      area(front, 'url(#twill)') +
      (netted
        ? inside('net-side', 'M-40-40H150Q190 260 170 560H-40z', area(front, trim.panel) + area(front, 'url(#net)')) +
          line('M150-40Q190 260 170 560', deep, 4)
        : area(
            byCut(
              design,
              'M-40-40H130Q190 260 170 560H-40z',
              'M-40 330Q400 440 840 330V600H-40z',
              'M-40-40H90Q190 200 200 560H-40z',
              'M0 0',
            ),
            trim.panel,
          ) +
          line(
            byCut(design, 'M130-40Q190 260 170 560', 'M-40 330Q400 440 840 330', 'M90-40Q190 200 200 560', 'M0 0'),
            trim.edge,
            4,
          )) +
      line(
        byCut(
          design,
          'M690-40Q640 260 650 560',
          'M760-40Q740 200 744 356',
          'M700-40Q640 220 640 560',
          'M690-40Q650 260 660 560',
        ),
        deep,
        4,
      ) +
      stitches(
        byCut(
          design,
          'M672-40Q622 260 632 560M708-40Q658 260 668 560',
          'M742-40Q722 200 726 356M778-40Q758 200 762 356',
          'M682-40Q622 220 622 560M718-40Q658 220 658 560',
          'M672-40Q632 260 642 560',
        ),
        soft,
      ) +
      `<g transform="translate(6 8)" opacity=".4">${mark(410, 236, 96, deep)}</g>` +
      mark(410, 236, 96, byCut(design, light, light, light, light)) +
      panel(brim, byCut(design, 'url(#brim)', trim.panel, 'url(#brim)', trim.panel), deep, weight.contour) +
      inside(
        'brim-cloth',
        brim,
        area(brim, 'url(#twill)') +
          area(
            shape(
              '-40,462! 100,514 240,544 400,552 560,544 700,514 840,462! 840,520! 700,576 560,606 400,614 240,606 100,576 -40,520!',
            ),
            ink,
            0.26,
          ) +
          [0, 1, 2, 3, 4]
            .map((row) => {
              const y = 640 + row * 84;
              return `<path d="M-40 ${y - 86}Q400 ${y + 70} 840 ${y - 86}" stroke="${ink}" stroke-width="5" opacity=".18"/><path d="M-40 ${y - 92}Q400 ${y + 64} 840 ${y - 92}" stroke="${byCut(design, soft, trim.pop, soft, trim.pop)}" stroke-width="7" stroke-dasharray="26 14"/>`;
            })
            .join(''),
      ),
  };
};

const all: KindDrawing = { cuts: 4, views: [side, back, closeUp] };

// A cut that stands twice comes from two makers.
export const cap = only(all, [0, 1, 3]);
export const runningCap = only(all, [2, 2]);
