import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { only } from '../../only-cuts.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../strokes.ts';

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient('puff', [light, soft, base, shade, deep], [0, 0, 0.12, 1]) +
    gradient('trim-puff', [trim.pop, trim.panel, trim.panel, trim.edge], [0, 0, 0.12, 1]) +
    gradient('inner', [shade, deep], [0, 0, 0.3, 1]) +
    gradient('lining', [trim.panel, trim.panel, trim.edge], [0, 0, 0.6, 1])
  );
}

/** Lying flat, head up: wide mummy, slim mummy, blanket, egg. */
function outlineOf(design: Design): string {
  return shape(
    byCut(
      design,
      '400,52 480,70 536,130 560,210 596,290 610,400 596,540 566,680 536,800 514,880 470,920 400,930 330,920 286,880 264,800 234,680 204,540 190,400 204,290 240,210 264,130 320,70',
      '400,46 462,60 510,112 536,190 566,270 572,380 552,520 524,660 502,790 488,890 456,934 400,942 344,934 312,890 298,790 276,660 248,520 228,380 234,270 264,190 290,112 338,60',
      '212,90! 300,80 500,80 588,90! 598,300 602,600 594,900! 500,914 300,914 206,900! 198,600 202,300',
      '400,60 474,76 520,130 548,210 606,330 640,460 640,580 606,700 560,810 526,886 476,920 400,928 324,920 274,886 240,810 194,700 160,580 160,460 194,330 252,210 280,130 326,76',
    ),
  );
}

const strip = (y: number, height: number, dip: number) =>
  `M100 ${y}Q400 ${y + dip * 2} 700 ${y}V${y + height}Q400 ${y + height + dip * 2} 100 ${y + height}z`;

/** Chambers across the bag, drawn from the top; every one puffs on its own. */
function chambers(colours: Colours, design: Design): string {
  const { deep } = colours;
  const second = (index: number) => byCut(design, index < 3, index > 8, index % 3 === 1, index > 3 && index < 7);
  const count = byCut(design, 11, 14, 9, 10);
  const height = 900 / count;
  const dip = byCut(design, 14, 10, 0, 26);
  const rows = repeat(count, (index) => {
    const y = Math.round(60 + index * height);
    const fill = second(index) ? 'url(#trim-puff)' : 'url(#puff)';
    return panel(strip(y, Math.round(height), dip), fill, second(index) ? design.trim.edge : deep);
  });
  const wrinkles = line(
    repeat(count * 3, (index) => {
      const row = Math.floor(index / 3);
      const x = 250 + ((index * 137) % 300);
      const y = Math.round(60 + row * height + 8 + dip);
      return `M${x} ${y}q${6 - (index % 3) * 5} ${Math.round(height * 0.24)} ${2 - (index % 2) * 6} ${Math.round(height * 0.42)}`;
    }),
    deep,
    2,
    0.42,
  );
  const seams = byCut(
    design,
    '',
    line('M340 300V930M460 300V930', deep, 2.5, 0.6),
    line('M300 240V914M400 240V914M500 240V914', deep, 2.5, 0.7),
    '',
  );
  return rows + wrinkles + seams;
}

/** The hole for the face with what shows of the lining. */
function hood(colours: Colours, design: Design): string {
  const { soft, deep, ink, graphite, stone, light } = colours;
  const { trim, mark } = design;
  if (byCut(design, false, false, true, false)) {
    return (
      panel(
        shape('212,90! 300,80 500,80 588,90! 592,210! 500,236 300,236 208,210!'),
        'url(#lining)',
        trim.edge,
        weight.contour,
      ) +
      line(curve('208,210 300,236 500,236 592,210'), trim.pop, 4, 0.7) +
      stitches(curve('216,112 300,104 500,104 584,112'), trim.edge) +
      panel('M352 128h96v52h-96z', soft, deep) +
      mark(400, 154, 16, deep)
    );
  }
  const hole = byCut(
    design,
    shape('400,112 452,126 480,176 484,230 460,280 400,300 340,280 316,230 320,176 348,126'),
    shape('400,100 440,112 462,156 466,210 446,256 400,274 354,256 334,210 338,156 360,112'),
    '',
    shape('400,116 448,130 474,176 476,226 450,270 400,286 350,270 324,226 326,176 352,130'),
  );
  return (
    panel(hole, 'url(#lining)', trim.edge, weight.contour) +
    inside(
      'face',
      hole,
      area('M300 90H500V180Q400 150 300 180z', ink, 0.35) +
        line(`${curve('330,250 400,230 470,250')}${curve('330,210 400,190 470,210')}`, trim.edge, 2.5, 0.7),
    ) +
    line(hole, soft, 5, 0.7) +
    cord(
      byCut(
        design,
        curve('436,292 460,330 448,370 462,404'),
        curve('426,270 446,310 436,350 448,380'),
        '',
        curve('430,282 452,320 440,360 456,392'),
      ),
      graphite,
      ink,
      4,
    ) +
    panel(byCut(design, 'M448 356h26v26h-26z', 'M434 338h26v26h-26z', '', 'M442 348h26v26h-26z'), graphite, ink) +
    line(byCut(design, 'M454 364h14', 'M440 346h14', '', 'M448 356h14'), stone, 2.5) +
    mark(byCut(design, 330, 344, 0, 320), byCut(design, 380, 360, 0, 400), 20, light)
  );
}

/** The zip down one side, and its pull. */
function zip(colours: Colours, design: Design): string {
  const { ink, graphite, stone } = colours;
  const run = byCut(
    design,
    curve('500,300 566,420 556,560 530,690 508,790'),
    curve('484,290 534,400 520,540 498,680'),
    'M560 240Q570 560 560 890',
    curve('488,300 586,420 606,540 576,680 534,800'),
  );
  return `${line(run, ink, 11)}<path d="${run}" stroke="${stone}" stroke-width="5" stroke-dasharray="3 4" stroke-linecap="butt"/>${byCut(design, line('M500 300l-18 34', graphite, 9), line('M484 290l-16 34', graphite, 9), line('M560 240l-14 38', graphite, 9), line('M488 300l-18 32', graphite, 9))}`;
}

function bag(colours: Colours, design: Design): string {
  const { deep, ink } = colours;
  const outline = outlineOf(design);
  return (
    `<path d="${outline}" fill="${deep}"/>` +
    inside(
      'bag',
      outline,
      chambers(colours, design) +
        hood(colours, design) +
        zip(colours, design) +
        area(shape('560,160! 620,400 600,640 520,940! 680,940 700,400'), ink, 0.2) +
        area(shape('230,260! 250,420 270,600 300,800! 250,640 210,440'), '#fff', 0.2),
    ) +
    `<path d="${outline}" stroke="${deep}" stroke-width="${weight.contour}"/>`
  );
}

/** Spread out, seen from above. */
const spread: View = (colours, design) => {
  const outline = outlineOf(design);
  return {
    defs: defs(colours, design),
    body:
      '<g transform="rotate(-7 400 500)">' +
      `<g transform="translate(22 24)" opacity=".16">${area(outline, colours.ink)}</g>` +
      bag(colours, design) +
      '</g>',
  };
};

function stuffSack(x: number, y: number, colours: Colours, { trim, mark }: Design): string {
  const { light, deep, ink, graphite, stone } = colours;
  return `<g transform="translate(${x} ${y})">${panel(shape('-96,-150! -40,-166 40,-166 96,-150! 104,-40 102,80 92,150! 40,172 -40,172 -92,150! -102,80 -104,-40'), 'url(#sack)', deep, weight.contour)}${area(shape('40,-160! 96,-150 104,0 92,150! 40,170 60,20'), ink, 0.18)}${line('M-56-140V160M56-140V160', ink, 17)}${line('M-56-138V158M56-138V158', graphite, 11)}${panel('M-66-30h20v30h-20zM46-30h20v30h-20z', graphite, ink)}${panel(shape('-96,-150! -60,-176 60,-176 96,-150! 40,-136 -40,-136'), trim.panel, trim.edge, weight.contour)}${line(
    repeat(7, (fold) => `M${-54 + fold * 18}-168l${(fold - 3) * -3} 26`),
    trim.edge,
  )}${cord('M0-160q30-50 50-20t-30 40', graphite, ink, 4)}${panel('M38-196h22v22h-22z', graphite, ink)}${line('M44-188h10', stone, 2)}${mark(0, 40, 30, light)}</g>`;
}

/** Unzipped and folded open, the packed bag beside it. */
const opened: View = (colours, design) => {
  const { light, soft, base, shade, ink } = colours;
  const { trim } = design;
  const outline = outlineOf(design);
  const fold = byCut(
    design,
    shape('590,280! 520,330 430,420 360,520 330,600! 420,700 500,780 530,810! 580,640 606,420'),
    shape('566,270! 500,330 420,420 360,510 340,590! 420,690 480,770 500,800! 540,620 568,400'),
    shape('600,230! 500,300 400,420 340,540 320,640! 420,760 520,850 594,890! 604,600 604,400'),
    shape('606,320! 520,350 430,430 360,530 330,620! 420,710 500,780 540,830! 610,700 644,500'),
  );
  return {
    defs: defs(colours, design) + gradient('sack', [soft, base, shade], [0, 0, 1, 0.3]),
    body:
      '<g transform="translate(-70 0) rotate(5 400 500)">' +
      `<g transform="translate(22 24)" opacity=".16">${area(outline, ink)}</g>` +
      bag(colours, design) +
      `<g transform="translate(6 14)" opacity=".3">${area(fold, ink)}</g>` +
      panel(fold, 'url(#lining)', trim.edge, weight.contour) +
      inside(
        'fold',
        fold,
        line(
          repeat(10, (row) => `M320 ${300 + row * 62}Q480 ${340 + row * 62} 640 ${290 + row * 62}`),
          trim.edge,
          2.5,
          0.6,
        ) +
          area(shape('360,520! 420,600 500,680 560,760! 520,820 330,610'), ink, 0.14) +
          area(shape('590,280! 500,360 420,460 400,520! 520,420 600,360'), '#fff', 0.16),
      ) +
      line(
        byCut(
          design,
          curve('590,280 520,330 430,420 360,520 330,600'),
          curve('566,270 500,330 420,420 360,510 340,590'),
          curve('600,230 500,300 400,420 340,540 320,640'),
          curve('606,320 520,350 430,430 360,530 330,620'),
        ),
        light,
        3,
        0.6,
      ) +
      '</g>' +
      `<ellipse cx="654" cy="906" rx="130" ry="24" fill="url(#shadow)"/>` +
      stuffSack(644, 740, colours, design),
  };
};

/** Chambers, zip with its draught flap and the pull close up. */
const zipper: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { trim, mark } = design;
  const rows = byCut(design, 190, 150, 230, 170);
  return {
    defs:
      gradient('puff', [soft, light, soft, base, shade, deep], [0, 0, 0.06, 1]) +
      gradient('lining', [trim.panel, trim.panel, trim.edge], [0, 0, 1, 0.2]) +
      gradient('steel', [paper, stone, slate]) +
      `<pattern id="rip" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 0h24M0 0v24" stroke="${deep}" stroke-width="1.6" opacity=".22"/></pattern>`,
    body:
      repeat(7, (row) =>
        panel(
          `M-20 ${row * rows - 40}Q300 ${row * rows + byCut(design, 0, -30, -40, 60) - 20} 620 ${row * rows - 40}V${row * rows + rows - 40}Q300 ${row * rows + rows + byCut(design, 0, -30, -40, 60) - 20}-20 ${row * rows + rows - 40}z`,
          'url(#puff)',
          deep,
          weight.contour,
        ),
      ) +
      line(
        repeat(
          26,
          (fold) =>
            `M${30 + ((fold * 173) % 500)} ${Math.floor(fold / 4) * rows - 8}q${10 - (fold % 4) * 7} ${Math.round(rows * 0.2)} ${4 - (fold % 3) * 8} ${Math.round(rows * 0.38)}`,
        ),
        deep,
        4,
        0.35,
      ) +
      byCut(design, '', line('M210-20V1020', deep, 5, 0.7), line('M130-20V1020M330-20V1020', deep, 5, 0.7), '') +
      area('M0 0H620V1000H0z', 'url(#rip)') +
      area('M540-20H640V1020H560z', ink, 0.25) +
      panel('M560-20Q600 500 550 1020H900V-20z', 'url(#lining)', trim.edge, weight.contour) +
      line(
        repeat(8, (row) => `M580 ${60 + row * 140}Q690 ${90 + row * 140} 820 ${50 + row * 140}`),
        trim.edge,
        4,
        0.5,
      ) +
      panel('M500-20Q540 500 490 1020H560Q610 500 570-20z', shade, deep, weight.contour) +
      `<path d="M514-20Q554 500 504 1020" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      line('M546-20Q586 500 536 1020', ink, 40) +
      `<path d="M546-20Q586 500 536 1020" stroke="${stone}" stroke-width="28" stroke-dasharray="12 9" stroke-linecap="butt"/><path d="M546-20Q586 500 536 1020" stroke="${ink}" stroke-width="5"/>` +
      `<g transform="translate(572 430) rotate(-4)">${area('M-30-50h92l10 150q-50 30-102 0z', ink, 0.3)}${panel(shape('-40,-60! 0,-72 40,-60! 48,0 40,60! 0,72 -40,60! -48,0'), 'url(#steel)', ink, weight.contour)}${panel('M-12-30h24v70h-24z', graphite, ink)}${line('M0 34V110', ink, 13)}${line('M0 34V108', trim.pop, 7)}${panel(shape('-26,100! 26,100! 32,180 24,240 0,252 -24,240 -32,180'), graphite, ink, weight.contour)}${line('M-14 140h28M-14 164h28M-14 188h28', stone, 5)}</g>` +
      `<g transform="translate(240 ${rows * 2 - 130 + Math.round(rows / 2)})">${panel('M-92-56h184v112h-184z', paper, stone)}${mark(0, 0, 34, deep)}</g>`,
  };
};

const all: KindDrawing = { cuts: 4, views: [spread, opened, zipper] };

// A cut that stands twice comes from two makers.
export const sleepingBag = only(all, [0, 1, 3]);
export const blanketSleepingBag = only(all, [2, 2]);
