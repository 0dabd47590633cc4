import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, weight } from '../../../strokes.ts';

/** From the front: peak, brow, the vents' symmetry. */
export const front: View = (colours, design) => {
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
