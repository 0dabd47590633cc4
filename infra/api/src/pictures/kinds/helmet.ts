import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

const shell = shape(
  '640,476! 650,430 630,360 580,296 510,248 420,222 320,228 230,266 162,334 124,420 118,510 142,580 190,618! 240,622 290,596 330,556 400,534 480,530 560,514 610,498',
);

/** Side, facing right: a trail helmet with its peak. */
const side: View = ({ light, soft, base, shade, deep, ink, graphite, stone }) => ({
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
      // In-mould lower shell in graphite.
      panel(
        shape('100,520! 150,540 210,556 270,540 330,500 420,480 520,474 660,440! 680,560 400,600 200,660 100,640!'),
        graphite,
        ink,
      ) +
        line(curve('120,532 160,548 212,562 272,546 332,508 420,488 520,482 646,452'), stone, 2, 0.8) +
        // Channels and vents, all flowing back.
        area(shape('520,268! 440,256 330,268 240,310 180,380! 250,336 340,304 440,292'), shade) +
        area(shape('600,340! 500,316 380,322 270,360 170,440! 270,400 380,362 500,352'), shade) +
        panel(shape('560,318! 500,286 430,282 390,296! 420,314 490,320'), ink, deep) +
        panel(shape('360,298! 300,306 250,336 222,372! 270,362 330,330'), ink, deep) +
        panel(shape('610,396! 560,356 480,350 424,360! 470,388 550,400'), ink, deep) +
        panel(shape('396,366! 320,378 262,412 230,452! 300,440 362,406'), ink, deep) +
        panel(shape('204,396! 170,430 152,480 154,520! 186,486 202,440'), ink, deep) +
        panel(shape('600,446! 540,420 460,418 400,432! 440,458 520,462'), ink, deep) +
        panel(shape('370,440! 310,456 262,490 246,520! 300,512 350,478'), ink, deep) +
        panel(shape('470,508! 420,510 370,524 346,542! 400,540 450,528'), ink, ink) +
        line(
          `${curve('396,302 430,290 500,292 548,314')}${curve('430,366 480,357 556,362 600,392')}${curve('406,437 460,425 540,427 592,446')}${curve('236,446 268,414 326,382 386,370')}`,
          soft,
          2.5,
          0.7,
        ) +
        area('M100 200H700V700H100z', 'url(#form)'),
    ) +
    line(curve('150,400 190,322 250,270 330,240 420,233 500,254'), '#fff', 6, 0.5) +
    // Peak.
    area(shape('560,300! 640,360 660,430! 600,440 540,400'), deep, 0.3) +
    panel(
      shape('506,262! 560,270 620,300 690,352 752,398 768,420! 740,430 690,420 630,412 580,420! 540,380 500,340'),
      'url(#peak)',
      deep,
      weight.contour,
    ) +
    panel(shape('580,420! 630,412 690,420 740,430 768,420! 764,436 730,446 680,440 630,432 590,436!'), deep, ink) +
    line(curve('540,276 600,300 670,350 740,402'), light, 4, 0.8) +
    panel(shape('560,316! 620,338 670,374 690,396! 640,388 590,380 556,350'), ink, deep) +
    `<circle cx="540" cy="372" r="13" fill="${graphite}" stroke="${ink}"/>` +
    line('M533 372h14', stone) +
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
    line('M296 260l22-26 22 26M326 260l14-16 14 16', '#fff', 4.5, 0.85),
});

/** From the front: peak, brow, the vents' symmetry. */
const front: View = ({ light, soft, base, shade, deep, ink, graphite, stone }) => {
  const dome = shape(
    '196,560! 188,480 196,390 232,300 300,236 400,214 500,236 568,300 604,390 612,480 604,560! 560,580 400,590 240,580',
  );
  const half =
    panel(shape('340,250! 330,300 326,350 332,384! 354,380 362,320 364,256'), ink, deep) +
    panel(shape('300,268! 266,310 244,366 244,410! 274,396 296,340 310,290'), ink, deep) +
    panel(shape('226,380! 214,430 210,490 216,530! 238,510 244,450 240,400'), ink, deep) +
    line(curve('310,280 276,320 254,380 250,430'), soft, 2.5, 0.7) +
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
      panel(
        shape('176,508! 190,440 250,400 400,374 550,400 610,440 624,508! 560,480 400,462 240,480'),
        'url(#peak)',
        deep,
        weight.contour,
      ) +
      panel(shape('176,508! 240,480 400,462 560,480 624,508! 620,524 550,504 400,488 250,504 180,524!'), deep, ink) +
      panel(shape('300,424! 400,408 500,424! 490,446 400,438 310,446!'), ink, deep) +
      line(curve('204,452 260,414 400,388 520,404'), light, 4, 0.8) +
      panel('M366 782h68v36h-68z', graphite, ink) +
      line('M376 794h48M376 806h48', stone) +
      `<circle cx="196" cy="520" r="12" fill="${graphite}" stroke="${ink}"/><circle cx="604" cy="520" r="12" fill="${graphite}" stroke="${ink}"/>`,
  };
};

/** The fit dial at the back of the head. */
const dial: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, slate }) => ({
  defs:
    gradient('shell', [light, soft, base, shade], [0.1, 0, 0.5, 1]) +
    gradient('case', [slate, graphite, ink], [0.1, 0, 0.6, 1]) +
    gradient('knob', [soft, base, shade, deep], [0.1, 0, 0.8, 1]) +
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
    [0, 1]
      .map(
        (flip) =>
          `<g${flip ? ' transform="matrix(-1 0 0 1 800 0)"' : ''}>${panel(shape('300,-40! 290,80 300,190 330,250! 352,190 356,80 350,-40!'), ink, deep)}${panel(shape('90,-40! 84,90 110,200 170,280! 200,220 170,100 170,-40!'), ink, deep)}${line(curve('298,60 306,180 330,236'), soft, 4, 0.7)}${line(curve('94,60 118,190 168,262'), soft, 4, 0.7)}</g>`,
      )
      .join('') +
    area(shape('-40,250! 200,330 400,350 600,330 840,250! 840,340! 560,402 400,408 240,402 -40,340!'), deep, 0.3) +
    line(curve('-20,300 200,366 400,378 600,366 820,300'), light, 5, 0.6) +
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
    line('M360 768l40-54 40 54M404 768l28-36 28 36', paper, 8) +
    line('M322 846q-26-18-38-44m0 0l-4 24m4-24l24 6M478 846q26-18 38-44', stone, 5) +
    // Strap ends.
    line('M60 690L120 1010M740 690L680 1010', ink, 44) +
    line('M60 690L120 1010M740 690L680 1010', graphite, 34) +
    stitches('M50 700L108 1000M72 700L132 1000M728 700L668 1000M752 700L692 1000', stone),
});

export const helmet: KindDrawing = { cuts: 1, views: [side, front, dial] };
