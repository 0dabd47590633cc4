import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { peak, vents } from './parts.ts';

// Trail with a peak, road, city, enduro with a deep back.
const shells = [
  '640,476! 650,430 630,360 580,296 510,248 420,222 320,228 230,266 162,334 124,420 118,510 142,580 190,618! 240,622 290,596 330,556 400,534 480,530 560,514 610,498',
  '646,470! 652,430 630,356 576,292 506,246 420,222 324,226 230,256 152,314 104,392 86,480 104,560 150,600! 220,606 290,586 340,552 400,534 480,528 560,512 616,496',
  '648,500! 656,430 636,352 582,288 508,246 416,228 322,236 236,272 172,336 138,420 132,500 148,574 182,622! 250,620 320,600 400,580 480,566 560,548 620,528',
  '640,476! 650,430 630,360 580,296 510,248 420,222 320,228 230,266 162,334 124,420 112,520 126,610 156,676 206,700! 260,690 300,640 340,580 400,544 480,532 560,514 610,498',
] as const;

/** Side, facing right: a trail helmet with its peak. */
export const side: View = (colours, design) => {
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
