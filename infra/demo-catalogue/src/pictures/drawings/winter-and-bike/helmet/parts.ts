import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, weight } from '../../../strokes.ts';

/** Openings over the head, all flowing back. */
export function vents({ soft, shade, deep, ink }: Colours, { cut, trim }: Design): string {
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
export function peak({ light, deep, ink, graphite, stone }: Colours, { cut, trim }: Design): string {
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
