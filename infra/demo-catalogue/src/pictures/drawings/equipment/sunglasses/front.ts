import { byCut, type Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { disc } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, inside, line, panel, weight } from '../../../strokes.ts';
import { defs } from './parts.ts';

const mirrored = (content: string) => `<g transform="matrix(-1 0 0 1 800 0)">${content}</g>`;

/** The left lens seen from the front; half shields run to the middle. */
function lensOf(design: Design): string {
  return shape(
    byCut(
      design,
      // Sport frame with a low outer corner.
      '108,424! 150,398 250,392 336,404 372,428! 376,474 352,540 296,582 216,590 150,556 116,500',
      // One shield for both eyes.
      '92,400! 160,372 280,362 401,360! 401,520! 372,524 350,560 300,596 214,604 136,566 100,490',
      // Round city frame.
      '120,480 132,418 178,382 238,376 300,386 344,424 356,480 340,542 292,582 232,590 172,578 132,540',
      // Angular half-rim.
      '98,410! 200,394 300,394 372,412! 374,460 356,520 320,560! 240,576 170,566 126,520 106,460',
    ),
  );
}

/** From the front, arms open. */
export const front: View = (colours, design) => {
  const { light, soft, base, deep, ink, graphite, stone, shade } = colours;
  const { trim, mark } = design;
  const lens = lensOf(design);
  const shield = byCut(design, false, true, false, false);
  const half = byCut(design, false, false, false, true);
  const round = byCut(design, false, false, true, false);
  const glint =
    area(shape('150,392! 236,380 190,480 150,570! 116,520 110,440'), '#fff', 0.2) +
    area('M262 360L302 360L222 620L190 620z', '#fff', 0.14);
  const left =
    // The arm, going back.
    `${panel(
      byCut(
        design,
        shape('100,416! 84,418 74,440 82,520 96,470 116,452!'),
        shape('92,392! 74,404 64,440 74,540 90,480 104,452!'),
        shape('124,436! 96,428 80,446 86,540 98,480 122,466!'),
        shape('98,402! 80,406 68,440 76,530 92,470 108,450!'),
      ),
      trim.panel,
      trim.edge,
      weight.contour,
    )}<path d="${lens}" fill="url(#lens)"/>`;
  const rim = half
    ? line(curve('98,410 200,394 300,394 372,412'), deep, 26) +
      line(curve('98,410 200,394 300,394 372,412'), base, 20) +
      line(curve('104,404 200,388 300,388 366,404'), light, 3, 0.8)
    : shield
      ? line(curve('92,400 160,372 280,362 404,360'), deep, 27) +
        line(curve('92,400 160,372 280,362 404,360'), base, 21) +
        line(curve('104,388 166,365 280,355 400,353'), light, 3, 0.8)
      : `${line(lens, deep, round ? 26 : 24) + line(lens, base, round ? 20 : 18)}<g transform="translate(-2 -5)">${line(round ? curve('130,480 134,422 178,388 238,382 300,392') : curve('112,430 152,402 250,396 332,408'), light, 3, 0.8)}</g>`;
  const end = disc(byCut(design, 116, 106, 126, 106), byCut(design, 430, 408, 446, 416), 6, stone, ink);
  const side =
    left +
    inside('left-lens', lens, `${glint}${area('M60 340H420V420Q240 380 60 440z', ink, 0.25)}`) +
    (shield ? line(lens, ink, 3) : half ? line(lens, graphite, 4) : '') +
    rim;
  const bridge = byCut(
    design,
    line(curve('368,424 384,412 400,409 416,412 432,424'), deep, 28) +
      line(curve('368,424 384,412 400,409 416,412 432,424'), base, 22) +
      line('M378 408Q400 396 422 408', light, 3, 0.8),
    panel(
      shape('370,500! 384,462 400,452 416,462 430,500! 440,560! 420,520 400,500 380,520 360,560!'),
      trim.panel,
      trim.edge,
      weight.contour,
    ),
    line('M352 452Q400 404 448 452', deep, 20) +
      line('M352 452Q400 404 448 452', trim.panel === base ? shade : trim.panel, 14) +
      line('M366 434Q400 410 434 434', light, 3, 0.6),
    line('M368 412Q400 424 432 412', deep, 26) +
      line('M368 412Q400 424 432 412', base, 20) +
      panel(shape('372,430! 360,480 352,510 366,504 382,460 388,434!'), trim.panel, trim.edge) +
      mirrored(panel(shape('372,430! 360,480 352,510 366,504 382,460 388,434!'), trim.panel, trim.edge)),
  );
  return {
    shadows: [
      { x: 410, y: 640, rx: 340, ry: 30 },
      { x: 230, y: 616, rx: 110, ry: 12 },
      { x: 580, y: 616, rx: 110, ry: 12 },
    ],
    defs: defs(colours),
    body:
      `<g transform="translate(0 20)">` +
      mirrored(
        side
          .replaceAll('left-lens', 'right-lens')
          .replaceAll(glint, area('M262 360L302 360L222 620L190 620z', '#fff', 0.16)),
      ) +
      side +
      bridge +
      end +
      mirrored(end) +
      (round ? '' : mark(byCut(design, 180, 190, 0, 180), byCut(design, 456, 440, 0, 446), 11, soft)) +
      '</g>',
  };
};
