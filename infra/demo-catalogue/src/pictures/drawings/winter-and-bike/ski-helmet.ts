import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, mirrored, panel, repeat, stitches, weight } from '../../strokes.ts';

// Vents under a slider, smooth park shell, race with a closed side, visor over the eyes.
const shells = [
  '622,520! 636,470 628,400 596,330 540,272 470,236 390,224 310,236 240,274 186,334 156,410 148,490 158,560 184,612! 240,600 300,560 350,536! 440,520 540,520',
  '616,510! 628,450 618,380 586,316 532,266 466,240 390,232 316,242 248,276 198,330 166,404 156,484 162,560 186,620! 250,612 306,570 350,540! 440,520 540,514',
  '628,516! 644,460 636,390 604,320 546,264 470,232 390,222 306,236 236,276 182,338 152,416 144,500 150,580 170,660 214,704 290,716 344,690! 370,620 392,560! 450,530 540,522',
  '612,500! 628,440 618,372 584,312 530,264 466,238 390,228 312,240 242,276 190,334 160,410 150,490 158,560 184,616! 240,606 300,564 350,536! 430,512 540,500',
] as const;

function defs({ light, soft, base, shade, deep, ink, graphite, slate }: Colours, { trim }: Design): string {
  return (
    gradient('shell', [light, soft, base, base, shade, deep], [0.1, 0, 0.75, 1]) +
    gradient('lower', [trim.panel, trim.panel, trim.edge], [0, 0, 0.9, 1]) +
    gradient('pad', [slate, graphite, ink], [0, 0, 0.7, 1]) +
    gradient('form', ['#fff/.34', '#fff/0', '#000/0', '#000/.3'], [0.1, 0, 0.7, 1]) +
    gradient('visor', [light, soft, shade, deep], [0, 0, 0.7, 1])
  );
}

function vents({ soft, deep, ink, graphite, stone }: Colours, { cut, trim }: Design): string {
  const slot = (x: number, y: number, angle: number, long: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">${panel(`M${-long}-13Q0-26 ${long}-8Q${long + 8} 4 ${long - 10} 8Q0 0 ${-long + 8} 14Q${-long - 10} 6 ${-long}-13z`, ink, deep)}${line(`M${-long + 10}-8Q0-18 ${long - 12}-5`, graphite, 3)}</g>`;
  if (cut === 0) {
    return (
      slot(430, 262, 10, 52) +
      slot(300, 296, -26, 46) +
      slot(470, 326, 12, 48) +
      slot(340, 352, -18, 44) +
      slot(226, 390, -48, 34) +
      panel('M360 404h120q14 0 14 15t-14 15H360q-14 0-14-15t14-15z', ink, deep) +
      panel('M414 400h52q12 0 12 19t-12 19h-52q-12 0-12-19t12-19z', trim.pop, trim.edge) +
      line('M428 410v18M440 410v18M452 410v18', deep, 3)
    );
  }
  if (cut === 1) {
    return (
      line(curve('170,440 250,330 390,296 520,320 606,400'), deep, 2.5, 0.7) +
      `<path d="${repeat(3, (row) => `M${330 + row * 62} 264h30`)}M262 300h.1M540 300h.1" stroke="${ink}" stroke-width="13"/>`
    );
  }
  if (cut === 2) {
    return (
      area(shape('150,470! 240,340 400,290 560,330 636,430! 640,380 560,260 390,222 230,270 150,400'), soft, 0.3) +
      line(
        `${curve('150,500 250,380 400,330 560,366 634,450')}${curve('152,536 260,420 400,370 540,396 628,476')}`,
        trim.pop,
        8,
      ) +
      slot(390, 254, 2, 40)
    );
  }
  return (
    slot(420, 262, 8, 44) +
    slot(312, 288, -24, 40) +
    slot(232, 360, -46, 32) +
    line(curve('160,470 240,360 390,320 520,336 604,400'), stone, 2, 0.5)
  );
}

/** Side, facing right. */
const side: View = (colours, design) => {
  const { light, soft, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const shell = shape(shells[cut] ?? shells[0]);
  return {
    shadows: [
      { x: 400, y: 838, rx: 280, ry: 36 },
      { x: 390, y: 830, rx: 200, ry: 14 },
    ],
    defs: defs(colours, design),
    body:
      // Lining, far strap.
      line(curve('330,600 400,700 452,776'), ink, 13) +
      panel(shape('600,500! 560,560 470,580 400,590! 380,640 330,690 250,700 190,650! 300,540'), graphite, ink) +
      // Ear pad.
      (cut === 2
        ? ''
        : panel(
            shape('182,590! 250,560 330,540 380,548! 392,620 380,690 340,740 280,756 220,736 188,680'),
            'url(#pad)',
            ink,
            weight.contour,
          ) +
          stitches(curve('206,610 260,588 330,570 364,574 372,630 360,684 326,722 280,734 236,716 210,670'), stone) +
          `<circle cx="288" cy="654" r="34" fill="${ink}"/><circle cx="288" cy="654" r="25" fill="${graphite}" stroke="${slate}"/>` +
          mark(288, 654, 11, trim.pop === deep ? paper : trim.pop)) +
      panel(shell, 'url(#shell)', deep, weight.contour) +
      inside(
        'shell',
        shell,
        // Lower half in the second colour.
        panel(
          shape(
            byCut(
              design,
              '120,520! 180,500 260,470 360,450 480,446 660,440! 660,640! 120,660!',
              '120,560! 200,566 300,530 360,506 480,486 660,480! 660,640! 120,680!',
              '120,600! 220,560 330,560 400,520 500,500 660,490! 660,740! 120,740!',
              '120,460! 240,430 400,420 520,416 660,400! 660,640! 120,660!',
            ),
          ),
          'url(#lower)',
          trim.edge,
        ) +
          line(
            curve(
              byCut(
                design,
                '140,530 190,516 262,486 360,466 480,462 640,456',
                '150,574 204,580 304,544 362,520 480,500 640,494',
                '140,606 222,574 334,572 404,534 500,514 640,504',
                '150,474 240,446 400,436 520,432 640,418',
              ),
            ),
            trim.pop,
            4,
          ) +
          vents(colours, design) +
          area('M120 200H680V760H120z', 'url(#form)'),
      ) +
      line(curve('176,430 206,350 260,294 340,252'), '#fff', 6, 0.5) +
      // Goggle clip at the back.
      panel(shape('150,470! 128,480 122,520 134,552 160,560! 158,520'), graphite, ink) +
      line('M136 500v34', trim.pop, 5) +
      (cut === 3
        ? panel(
            shape('430,446! 520,430 610,428 652,440 668,500 650,580 600,626 540,632 500,600 470,560! 440,520'),
            'url(#visor)',
            deep,
            weight.contour,
          ) +
          area(shape('470,448! 560,436 600,436! 540,520 520,600! 480,560'), '#fff', 0.35) +
          line(curve('620,450 640,500 630,560'), '#fff', 4, 0.5) +
          `<circle cx="440" cy="462" r="15" fill="${graphite}" stroke="${ink}"/>`
        : panel(shape('540,506! 606,500 628,512 624,536 560,540 500,548! 470,544'), graphite, ink)) +
      (cut === 2
        ? mark(280, 640, 30, trim.id === 'tonal' ? paper : trim.pop)
        : mark(
            byCut(design, 520, 480, 0, 330),
            byCut(design, 484, 420, 0, 470),
            20,
            byCut(design, trim.id === 'pale' ? deep : paper, light, paper, trim.id === 'pale' ? deep : paper),
          )) +
      // Chin strap with its magnetic buckle.
      line(curve('330,730 390,770 440,786'), ink, 18) +
      line(curve('330,730 390,770 440,786'), graphite, 11) +
      panel('M424 768l44 6 6 36-46-4z', graphite, ink) +
      line('M436 782l24 3M438 794l24 3', soft) +
      line('M470 806Q500 816 512 826', ink, 14),
  };
};

/** From the front, with the goggles' place free. */
const front: View = (colours, design) => {
  const { light, soft, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const dome = shape(
    '190,600! 178,520 186,420 222,326 292,254 400,228 508,254 578,326 614,420 622,520 610,600! 570,560 520,532 400,520 280,532 230,560',
  );
  const half = byCut(
    design,
    panel(shape('346,262! 330,300 326,350 336,392! 356,380 364,320 368,266'), ink, deep) +
      panel(shape('290,290! 258,336 240,390 244,430! 270,412 290,356 302,308'), ink, deep),
    `<path d="M320 296v22M268 340v20" stroke="${ink}" stroke-width="13"/>`,
    line(curve('400,236 330,300 290,400 276,520'), trim.pop, 9),
    panel(shape('330,272! 304,310 296,360 306,396! 330,380 346,320 352,272'), ink, deep),
  );
  return {
    shadows: [{ x: 416, y: 838, rx: 260, ry: 34 }],
    defs: defs(colours, design),
    body:
      mirrored(
        'ear',
        panel(
          shape('206,560! 190,620 196,700 230,750 274,756 296,720 290,640 262,570'),
          'url(#pad)',
          ink,
          weight.contour,
        ) + line(curve('216,600 212,660 228,716'), slate, 3),
      ) +
      mirrored(
        'strap',
        line(curve('270,740 320,786 390,808'), ink, 17) + line(curve('270,740 320,786 390,808'), graphite, 10),
      ) +
      panel(shape('240,560! 400,516 560,560! 548,640 520,690 400,706 280,690 252,640'), ink, ink) +
      line(curve('268,600 330,578 400,572 470,578 532,600'), graphite, 10) +
      panel(dome, 'url(#shell)', deep, weight.contour) +
      inside(
        'dome',
        dome,
        mirrored('half', half) +
          (cut === 0 ? area(shape('384,228! 416,228! 420,420! 380,420!'), soft, 0.5) : '') +
          panel(shape('160,520! 260,470 400,456 540,470 640,520! 640,640! 160,640!'), 'url(#lower)', trim.edge) +
          line(curve('180,530 264,486 400,472 536,486 620,530'), trim.pop, 4) +
          area('M160 200H640V620H160z', 'url(#form)'),
      ) +
      line(curve('206,470 226,370 280,300 350,262'), '#fff', 6, 0.45) +
      (cut === 3
        ? panel(
            shape(
              '196,520! 220,486 300,470 400,466 500,470 580,486 604,520! 600,600 560,654 500,672 440,650 400,626 360,650 300,672 240,654 200,600',
            ),
            'url(#visor)',
            deep,
            weight.contour,
          ) + area(shape('210,510! 330,480 420,476! 330,600 300,660! 240,640'), '#fff', 0.3)
        : panel(shape('252,540! 400,500 548,540! 544,562 400,530 256,562!'), graphite, ink)) +
      mark(
        400,
        cut === 3 ? 420 : cut === 2 ? 420 : 500,
        cut === 3 || cut === 2 ? 24 : 15,
        cut === 3 || cut === 2 ? light : trim.id === 'pale' ? deep : paper,
      ) +
      panel('M372 792h56l4 34h-64z', graphite, ink) +
      line('M384 806h32', stone),
  };
};

/** Ear pad, buckle and the slider of the vents close up. */
const pad: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, slate, stone, paper } = colours;
  const { cut, trim, mark } = design;
  const cover = shape('120,360! 300,310 520,300 680,340! 720,500 690,660 600,760 440,800 270,770 160,660 110,500');
  return {
    defs:
      gradient('shell', [light, soft, base, shade], [0, 0, 0.8, 1]) +
      gradient('lower', [trim.panel, trim.panel, trim.edge], [0, 0, 0.4, 1]) +
      gradient('pad', [slate, graphite, ink], [0, 0, 0.8, 1]) +
      `<pattern id="fleece" width="24" height="22" patternUnits="userSpaceOnUse"><path d="M3 8q5-9 10 0M14 19q5-9 10 0" fill="none" stroke="${ink}" stroke-width="4" opacity=".4"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#pad)') +
      area('M0 0H800V1000H0z', 'url(#fleece)') +
      panel(shape('-40,-40! 840,-40! 840,250! 620,236 400,240 200,260 -40,320!'), 'url(#shell)', deep, weight.contour) +
      (cut === 0
        ? panel('M180 40H560q30 0 30 36t-30 36H180q-30 0-30-36t30-36z', ink, deep, weight.contour) +
          panel('M330 30H500q26 0 26 46t-26 46H330q-26 0-26-46t26-46z', trim.pop, trim.edge, weight.contour) +
          line('M370 54v44M400 54v44M430 54v44M460 54v44', deep, 8)
        : `<g>${panel(shape('150,40! 300,20 420,40 440,90! 300,110 170,104!'), ink, deep, weight.contour)}${panel(shape('520,40! 640,40 700,80 660,120! 560,110!'), ink, deep, weight.contour)}</g>`) +
      panel(
        shape('-40,200! 200,150 400,136 620,140 840,160! 840,270! 620,250 400,252 200,270 -40,330!'),
        'url(#lower)',
        trim.edge,
        weight.contour,
      ) +
      line(curve('-40,222 200,172 400,158 620,162 840,182'), trim.pop, 7) +
      area(
        shape('150,390! 320,340 540,330 710,370! 760,530 720,690 620,790 460,836 290,806 180,690 130,530'),
        ink,
        0.5,
      ) +
      panel(cover, 'url(#pad)', ink, weight.contour) +
      area(cover, 'url(#fleece)') +
      stitches(
        curve('150,390 310,342 520,332 650,366 690,500 662,642 584,732 440,770 284,742 184,644 142,500 150,390'),
        stone,
      ) +
      `<circle cx="400" cy="540" r="128" fill="${ink}"/><circle cx="400" cy="540" r="112" fill="url(#pad)" stroke="${slate}" stroke-width="3.5"/><path d="M312 500a98 98 0 0 1 70-58" stroke="${stone}" stroke-width="6"/>` +
      line(
        repeat(
          5,
          (row) => `M${350 - (2 - Math.abs(2 - row)) * 22} ${480 + row * 30}H${450 + (2 - Math.abs(2 - row)) * 22}`,
        ),
        ink,
        9,
      ) +
      mark(400, 540, 46, trim.id === 'pale' ? paper : trim.pop) +
      // Strap and buckle.
      line(curve('560,760 640,860 760,960'), ink, 74) +
      line(curve('560,760 640,860 760,960'), graphite, 64) +
      stitches(`${curve('540,780 620,884 740,986')}${curve('584,742 664,838 790,944')}`, stone) +
      `<g transform="translate(606 830) rotate(48)">${panel('M-60-54H60q10 54 0 108H-60q-10-54 0-108z', trim.panel, trim.edge, weight.contour)}${line('M-40-30H40M-40 0H40M-40 30H40', trim.pop, 8)}</g>` +
      line(curve('150,470 160,420 230,380 300,360'), paper, 5, 0.35),
  };
};

export const skiHelmet: KindDrawing = { cuts: 4, views: [side, front, pad] };
