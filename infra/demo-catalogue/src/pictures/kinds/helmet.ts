import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

// Trail with a peak, road, city, enduro with a deep back.
const shells = [
  '640,476! 650,430 630,360 580,296 510,248 420,222 320,228 230,266 162,334 124,420 118,510 142,580 190,618! 240,622 290,596 330,556 400,534 480,530 560,514 610,498',
  '646,470! 652,430 630,356 576,292 506,246 420,222 324,226 230,256 152,314 104,392 86,480 104,560 150,600! 220,606 290,586 340,552 400,534 480,528 560,512 616,496',
  '648,500! 656,430 636,352 582,288 508,246 416,228 322,236 236,272 172,336 138,420 132,500 148,574 182,622! 250,620 320,600 400,580 480,566 560,548 620,528',
  '640,476! 650,430 630,360 580,296 510,248 420,222 320,228 230,266 162,334 124,420 112,520 126,610 156,676 206,700! 260,690 300,640 340,580 400,544 480,532 560,514 610,498',
] as const;

/** Openings over the head, all flowing back. */
function vents({ soft, shade, deep, ink }: Colours, { cut, trim }: Design): string {
  if (cut === 1) {
    return (
      [0, 1, 2, 3]
        .map((row) =>
          panel(
            shape(
              `${600 - row * 14},${330 + row * 52}! ${500 - row * 20},${280 + row * 50} ${380 - row * 20},${270 + row * 54} ${250 - row * 20},${310 + row * 58}! ${360 - row * 14},${308 + row * 52} ${500 - row * 10},${316 + row * 50}`,
            ),
            ink,
            deep,
          ),
        )
        .join('') +
      line(`${curve('620,372 500,322 370,316 220,366')}${curve('600,424 470,372 340,370 180,430')}`, soft, 3, 0.7) +
      panel(shape('110,420! 170,400 200,440 180,520 120,540! 96,480'), trim.panel, trim.edge)
    );
  }
  if (cut === 2) {
    return (
      line(curve('140,470 240,340 400,300 540,330 640,440'), deep, 2.5, 0.5) +
      `<path d="M300 276l44-14M404 258h46M504 276l40 18M236 336l-22 36" stroke="${ink}" stroke-width="15"/>` +
      line('M298 272l44-14M404 254h46M506 272l38 17', shade, 3)
    );
  }
  return (
    area(shape('520,268! 440,256 330,268 240,310 180,380! 250,336 340,304 440,292'), shade) +
    area(shape('600,340! 500,316 380,322 270,360 170,440! 270,400 380,362 500,352'), cut === 3 ? trim.panel : shade) +
    panel(shape('560,318! 500,286 430,282 390,296! 420,314 490,320'), ink, deep) +
    panel(shape('360,298! 300,306 250,336 222,372! 270,362 330,330'), ink, deep) +
    panel(shape('610,396! 560,356 480,350 424,360! 470,388 550,400'), ink, deep) +
    panel(shape('396,366! 320,378 262,412 230,452! 300,440 362,406'), ink, deep) +
    panel(shape('204,396! 170,430 152,480 154,520! 186,486 202,440'), ink, deep) +
    (cut === 3
      ? ''
      : panel(shape('600,446! 540,420 460,418 400,432! 440,458 520,462'), ink, deep) +
        panel(shape('370,440! 310,456 262,490 246,520! 300,512 350,478'), ink, deep) +
        panel(shape('470,508! 420,510 370,524 346,542! 400,540 450,528'), ink, ink)) +
    line(
      `${curve('396,302 430,290 500,292 548,314')}${curve('430,366 480,357 556,362 600,392')}${cut === 3 ? '' : curve('406,437 460,425 540,427 592,446')}${curve('236,446 268,414 326,382 386,370')}`,
      soft,
      2.5,
      0.7,
    )
  );
}

/** Parts that shade the eyes: a peak, or a short brim. */
function peak({ light, deep, ink, graphite, stone }: Colours, { cut, trim }: Design): string {
  if (cut === 1) return '';
  if (cut === 2) {
    return (
      panel(
        shape('540,548! 640,484 690,482 722,498! 712,522 650,540 570,562!'),
        trim.panel,
        trim.edge,
        weight.contour,
      ) + line(curve('590,536 650,508 704,502'), trim.pop, 4)
    );
  }
  const second = cut === 3 || trim.id !== 'tonal';
  return (
    area(shape('560,300! 640,360 660,430! 600,440 540,400'), deep, 0.3) +
    panel(
      shape('506,262! 560,270 620,300 690,352 752,398 768,420! 740,430 690,420 630,412 580,420! 540,380 500,340'),
      second ? trim.panel : 'url(#peak)',
      second ? trim.edge : deep,
      weight.contour,
    ) +
    panel(shape('580,420! 630,412 690,420 740,430 768,420! 764,436 730,446 680,440 630,432 590,436!'), deep, ink) +
    line(curve('540,276 600,300 670,350 740,402'), second ? trim.pop : light, 4, 0.8) +
    panel(shape('560,316! 620,338 670,374 690,396! 640,388 590,380 556,350'), ink, deep) +
    `<circle cx="540" cy="372" r="13" fill="${graphite}" stroke="${ink}"/>` +
    line('M533 372h14', stone)
  );
}

/** Side, facing right: a trail helmet with its peak. */
const side: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone } = colours;
  const { cut, trim, mark } = design;
  const shell = shape(shells[cut] ?? shells[0]);
  const lower = trim.id === 'tonal' ? graphite : trim.panel;
  return {
    shadows: [{ x: 400, y: 836, rx: 290, ry: 36 }],
    defs:
      gradient('shell', [light, soft, base, base, shade, deep], [0.1, 0, 0.7, 1]) +
      gradient('peak', [soft, base, shade], [0, 0, 0.3, 1]) +
      gradient('form', ['#fff/.3', '#fff/0', '#000/0', '#000/.3'], [0.1, 0, 0.6, 1]),
    body:
      // Far strap, foam liner, retention cradle.
      line(curve('250,560 300,660 356,730 410,790'), ink, 13) +
      panel(shape('150,560! 200,650 240,690 290,690! 320,640 300,590 240,560'), graphite, ink) +
      panel(shape('176,620! 168,680 186,716 226,724 262,706 272,676! 240,650'), graphite, ink, weight.contour) +
      line('M190 690q26 16 60 4M188 676q28 16 64 4', stone) +
      panel(
        shape('640,470! 610,520 540,546 450,560 380,570 330,600 280,640 220,652 180,626! 300,540 480,500'),
        ink,
        ink,
      ) +
      line(curve('610,518 540,542 450,556 380,566 330,594 284,630'), graphite, 6) +
      panel(shell, 'url(#shell)', deep, weight.contour) +
      inside(
        'outer',
        shell,
        // In-mould lower shell in the second colour.
        panel(
          shape(
            byCut(
              design,
              '100,520! 150,540 210,556 270,540 330,500 420,480 520,474 660,440! 680,560 400,600 200,660 100,640!',
              '60,540! 150,560 240,550 330,510 420,500 520,492 660,462! 680,560 400,600 200,660 60,640!',
              '100,560! 220,550 400,520 540,490 680,460! 680,620 400,640 100,660!',
              '100,500! 180,520 260,500 340,450 430,440 520,440 660,420! 680,560 400,600 260,740 100,740!',
            ),
          ),
          lower,
          trim.id === 'tonal' ? ink : trim.edge,
        ) +
          line(
            curve(
              byCut(
                design,
                '120,532 160,548 212,562 272,546 332,508 420,488 520,482 646,452',
                '80,556 150,570 246,560 336,520 424,510 520,502 646,474',
                '120,572 222,562 400,532 540,502 650,478',
                '118,516 184,534 266,512 344,462 430,452 520,452 646,432',
              ),
            ),
            trim.id === 'tonal' ? stone : trim.pop,
            3,
            0.9,
          ) +
          vents(colours, design) +
          area('M100 200H700V700H100z', 'url(#form)'),
      ) +
      line(curve('150,400 190,322 250,270 330,240 420,233 500,254'), '#fff', 6, 0.5) +
      peak(colours, design) +
      // Near straps, divider, buckle.
      line(curve('500,544 486,600 440,664 414,690'), ink, 17) +
      line(curve('500,544 486,600 440,664 414,690'), graphite, 10) +
      line(curve('278,634 320,660 372,684 410,694'), ink, 17) +
      line(curve('278,634 320,660 372,684 410,694'), graphite, 10) +
      line('M412 694Q420 750 436 796', ink, 17) +
      line('M412 694Q420 750 436 796', graphite, 10) +
      panel(shape('386,676! 420,668 436,690 430,716! 402,720 384,704'), graphite, ink) +
      panel('M412 776h44l6 40h-44z', graphite, ink) +
      line('M420 786h30M422 800h30', stone) +
      stitches(curve('494,560 478,606 444,652'), stone) +
      mark(
        byCut(design, 300, 150, 220, 210),
        byCut(design, 560, 476, 590, 620),
        byCut(design, 15, 18, 18, 22),
        trim.id === 'pale' ? deep : '#fff',
      ),
  };
};

/** From the front: peak, brow, the vents' symmetry. */
const front: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone } = colours;
  const { cut, trim, mark } = design;
  const peaked = cut === 0 || cut === 3;
  const second = cut === 3 || trim.id !== 'tonal';
  const dome = shape(
    '196,560! 188,480 196,390 232,300 300,236 400,214 500,236 568,300 604,390 612,480 604,560! 560,580 400,590 240,580',
  );
  const half =
    (cut === 2
      ? `<path d="M330 290v26M262 350v24" stroke="${ink}" stroke-width="15"/>`
      : cut === 1
        ? [0, 1, 2]
            .map((row) =>
              panel(
                shape(
                  `${368 - row * 56},${250 + row * 30}! ${352 - row * 58},${330 + row * 26} ${346 - row * 58},${440 + row * 14} ${352 - row * 56},${520}! ${372 - row * 50},${440} ${380 - row * 54},${340 + row * 20}`,
                ),
                ink,
                deep,
              ),
            )
            .join('')
        : panel(shape('340,250! 330,300 326,350 332,384! 354,380 362,320 364,256'), ink, deep) +
          panel(shape('300,268! 266,310 244,366 244,410! 274,396 296,340 310,290'), ink, deep) +
          panel(shape('226,380! 214,430 210,490 216,530! 238,510 244,450 240,400'), ink, deep) +
          line(curve('310,280 276,320 254,380 250,430'), soft, 2.5, 0.7)) +
    panel(shape('196,540! 240,556 270,552! 262,600 236,626 206,610'), graphite, ink);
  return {
    shadows: [{ x: 420, y: 836, rx: 250, ry: 34 }],
    defs:
      gradient('shell', [light, soft, base, shade, deep], [0.05, 0, 0.95, 0.7]) +
      gradient('peak', [soft, base, base, shade], [0, 0, 1, 0.3]),
    body:
      `<g id="strap">${line(curve('236,590 270,680 340,760 396,800'), ink, 17)}${line(curve('236,590 270,680 340,760 396,800'), graphite, 10)}${line(curve('270,600 290,640 306,720'), ink, 13)}</g><use href="#strap" transform="matrix(-1 0 0 1 800 0)"/>` +
      panel(shape('246,560! 400,520 554,560! 556,600 510,636 400,650 290,636 244,600'), ink, ink) +
      line(curve('272,604 320,626 400,634 480,626 528,604'), graphite, 8) +
      panel(dome, 'url(#shell)', deep, weight.contour) +
      inside(
        'dome',
        dome,
        area(shape('376,200! 424,200! 430,420! 370,420!'), shade, 0.7) +
          `<g id="vents">${half}</g><use href="#vents" transform="matrix(-1 0 0 1 800 0)"/>` +
          panel(shape('386,232! 414,232! 418,300 414,368! 386,368! 382,300'), ink, deep) +
          area(shape('180,480! 400,400 620,480! 620,590! 400,560 180,590!'), deep, 0.4) +
          area(shape('520,230! 600,320 620,480 610,580! 560,590 570,400'), deep, 0.35),
      ) +
      line(curve('214,420 240,320 306,252 390,228'), '#fff', 6, 0.5) +
      (peaked
        ? panel(
            shape('176,508! 190,440 250,400 400,374 550,400 610,440 624,508! 560,480 400,462 240,480'),
            second ? trim.panel : 'url(#peak)',
            second ? trim.edge : deep,
            weight.contour,
          ) +
          panel(
            shape('176,508! 240,480 400,462 560,480 624,508! 620,524 550,504 400,488 250,504 180,524!'),
            deep,
            ink,
          ) +
          panel(shape('300,424! 400,408 500,424! 490,446 400,438 310,446!'), ink, deep) +
          line(curve('204,452 260,414 400,388 520,404'), second ? trim.pop : light, 4, 0.8)
        : cut === 2
          ? panel(
              shape('220,560! 300,520 400,510 500,520 580,560! 560,590 400,560 240,590!'),
              trim.panel,
              trim.edge,
              weight.contour,
            ) + line(curve('250,556 320,532 400,526 480,532 550,556'), trim.pop, 4)
          : line(curve('206,540 300,520 400,514 500,520 594,540'), trim.pop, 5)) +
      mark(400, peaked ? 340 : 470, 20, '#fff') +
      panel('M366 782h68v36h-68z', graphite, ink) +
      line('M376 794h48M376 806h48', stone) +
      `<circle cx="196" cy="520" r="12" fill="${graphite}" stroke="${ink}"/><circle cx="604" cy="520" r="12" fill="${graphite}" stroke="${ink}"/>`,
  };
};

/** The fit dial at the back of the head. */
const dial: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const { cut, trim, mark } = design;
  return {
    defs:
      gradient('shell', [light, soft, base, shade], [0.1, 0, 0.5, 1]) +
      gradient('case', [slate, graphite, ink], [0.1, 0, 0.6, 1]) +
      gradient('knob', trim.id === 'tonal' ? [soft, base, shade, deep] : [trim.pop, trim.pop, deep], [0.1, 0, 0.8, 1]) +
      `<pattern id="foam" width="22" height="20" patternUnits="userSpaceOnUse"><path d="M5 5h.1M16 14h.1" stroke="${ink}" stroke-width="9" stroke-linecap="round" opacity=".5"/></pattern>`,
    body:
      area(shape('-40,300! 840,300! 840,640! 640,600 400,660 160,600 -40,640!'), ink) +
      line(
        repeat(7, (pad) => `M${130 + pad * 90} 510v${90 - Math.abs(3 - pad) * 8}`),
        graphite,
        26,
      ) +
      panel(
        shape('-40,-40! 840,-40! 840,330! 700,380 560,402 400,408 240,402 100,380 -40,330!'),
        'url(#shell)',
        deep,
        weight.contour,
      ) +
      (cut === 2
        ? line('M300 60v90M500 60v90M400 30v110', ink, 44) + line('M290 60v84M490 60v84M390 30v104', graphite, 12)
        : [0, 1]
            .map(
              (flip) =>
                `<g${flip ? ' transform="matrix(-1 0 0 1 800 0)"' : ''}>${panel(shape('300,-40! 290,80 300,190 330,250! 352,190 356,80 350,-40!'), ink, deep)}${panel(shape('90,-40! 84,90 110,200 170,280! 200,220 170,100 170,-40!'), ink, deep)}${line(curve('298,60 306,180 330,236'), soft, 4, 0.7)}${line(curve('94,60 118,190 168,262'), soft, 4, 0.7)}</g>`,
            )
            .join('')) +
      area(shape('-40,250! 200,330 400,350 600,330 840,250! 840,340! 560,402 400,408 240,402 -40,340!'), deep, 0.3) +
      line(curve('-20,300 200,366 400,378 600,366 820,300'), light, 5, 0.6) +
      (cut === 3 || trim.id !== 'tonal'
        ? area(
            shape(
              '-40,210! 200,290 400,310 600,290 840,210! 840,340! 700,390 560,412 400,418 240,412 100,390 -40,340!',
            ),
            trim.panel,
          ) + line(curve('-40,214 200,294 400,314 600,294 840,214'), trim.pop, 6)
        : '') +
      panel(
        shape('-40,336! 100,388 240,410 400,416 560,410 700,388 840,336! 840,470! 700,500 400,520 100,500 -40,470!'),
        graphite,
        ink,
        weight.contour,
      ) +
      area(
        shape('-40,336! 100,388 240,410 400,416 560,410 700,388 840,336! 840,470! 700,500 400,520 100,500 -40,470!'),
        'url(#foam)',
      ) +
      // Cradle arms.
      area(
        shape(
          '-40,560! 160,580 280,640 400,660 520,640 640,580 840,560! 840,720! 620,760 520,860 280,860 180,760 -40,720!',
        ),
        ink,
        0.25,
      ) +
      panel(
        shape(
          '-40,530! 160,550 280,600 400,616 520,600 640,550 840,530! 840,680! 700,690 610,730 560,820 500,880 400,900 300,880 240,820 190,730 100,690 -40,680!',
        ),
        'url(#case)',
        ink,
        weight.contour,
      ) +
      line(curve('-20,548 160,570 280,620 400,636 520,620 640,570 820,548'), slate, 4) +
      line(
        repeat(9, (tooth) => `M${20 + tooth * 18} 600v44M${780 - tooth * 18} 600v44`),
        ink,
        8,
      ) +
      // Dial.
      `<circle cx="410" cy="752" r="118" fill="${ink}" opacity=".4"/><circle cx="400" cy="738" r="112" fill="url(#case)" stroke="${ink}" stroke-width="4"/>` +
      `<circle cx="400" cy="738" r="100" stroke="${ink}" stroke-width="22" stroke-dasharray="13 13" stroke-linecap="butt"/>` +
      `<circle cx="400" cy="738" r="84" fill="url(#knob)" stroke="${deep}" stroke-width="4"/>` +
      `<path d="M334 712a72 72 0 0 1 66-46" stroke="${light}" stroke-width="7"/>` +
      mark(400, 738, 40, paper) +
      line('M322 846q-26-18-38-44m0 0l-4 24m4-24l24 6M478 846q26-18 38-44', stone, 5) +
      // Strap ends.
      line('M60 690L120 1010M740 690L680 1010', ink, 44) +
      line('M60 690L120 1010M740 690L680 1010', graphite, 34) +
      stitches('M50 700L108 1000M72 700L132 1000M728 700L668 1000M752 700L692 1000', stone),
  };
};

export const helmet: KindDrawing = { cuts: 4, views: [side, front, dial] };
