import { atCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, inside, line, panel, stitches, weight } from '../../../strokes.ts';
import { type SneakerCut, sneakerCuts } from './lasts.ts';

/** How high the heel stands and which sole carries it. */
const heels: Record<SneakerCut, { readonly top: number; readonly sole: 'flat' | 'wide' | 'tall' }> = {
  retro: { top: 392, sole: 'flat' },
  court: { top: 404, sole: 'flat' },
  'high-top': { top: 250, sole: 'flat' },
  chunky: { top: 392, sole: 'wide' },
  basketball: { top: 322, sole: 'wide' },
  platform: { top: 380, sole: 'tall' },
  skate: { top: 400, sole: 'flat' },
  knitted: { top: 304, sole: 'wide' },
  plimsoll: { top: 446, sole: 'flat' },
  gum: { top: 424, sole: 'flat' },
  chukka: { top: 344, sole: 'flat' },
  'split-heel': { top: 380, sole: 'wide' },
  kids: { top: 440, sole: 'flat' },
  'kids-high': { top: 360, sole: 'flat' },
  'kids-sport': { top: 420, sole: 'wide' },
};

/** The pair from behind. */
export const back: View = (colours, design) => {
  const { soft, base, deep, ink, graphite, paper, stone } = colours;
  const { cut, trim, mark } = design;
  const { top, sole } = heels[atCut(sneakerCuts, cut)];
  const high = top < 330;
  const ankle = Math.max(424, top + 20);
  const heel = shape(
    `232,700! 218,620 222,560 240,${ankle + 46} 246,${ankle} 258,${top}! 310,${top - 12} 380,${top - 12} 432,${top}! 444,${ankle} 450,${ankle + 46} 468,560 472,620 458,700!`,
  );
  return {
    shadows: [
      { x: 250, y: 738, rx: 210, ry: 36 },
      { x: 590, y: 738, rx: 210, ry: 36 },
      { x: 400, y: 732, rx: 330, ry: 14 },
    ],
    defs:
      gradient('cup', [paper, paper, stone], [0, 0, 1, 0.3]) +
      gradient('form', ['#fff/.36', '#fff/.05', '#000/0', '#000/.34'], [0, 0.3, 1, 0.5]),
    body:
      '<g id="heel" transform="translate(-136 0)">' +
      `<g transform="translate(0 ${top - 392})">` +
      panel(shape('258,396! 280,352 345,340 410,352 432,396! 345,430!'), graphite, ink) +
      panel(shape('292,366! 294,316 316,296 345,292 374,296 396,316 398,366! 345,378!'), soft, deep) +
      stitches(curve('308,350 312,320 345,308 378,320 382,350'), deep) +
      '</g>' +
      panel(heel, base, deep, weight.contour) +
      inside(
        'counter',
        heel,
        panel(
          shape('200,520! 250,530 300,560 345,568 390,560 440,530 490,520! 490,720! 200,720!'),
          trim.panel,
          trim.edge,
        ) +
          stitches(curve('214,536 256,546 300,574 345,582 390,574 434,546 476,536'), trim.pop) +
          (cut === 3
            ? panel(shape('290,600! 345,590 400,600! 410,720! 280,720!'), base, deep)
            : line('M345 582V700', trim.edge)) +
          panel(
            shape(`296,${top - 22}! 394,${top - 22}! 404,440 396,520 345,530 294,520 286,440`),
            cut === 1 ? trim.panel : soft,
            cut === 1 ? trim.edge : deep,
          ) +
          stitches(
            curve(`302,${top} 298,450 306,510 345,518 384,510 392,450 388,${top}`),
            cut === 1 ? trim.pop : deep,
          ) +
          mark(345, high ? 400 : 464, 20, cut === 1 ? trim.pop : deep) +
          area('M200 200H500V750H200z', 'url(#form)'),
      ) +
      panel(
        shape(
          sole === 'wide'
            ? '202,620! 280,638 345,642 410,638 488,620! 506,680 486,724! 204,724! 184,680'
            : sole === 'tall'
              ? '216,590! 280,606 345,608 410,606 474,590! 486,660 480,724! 210,724! 204,660'
              : '214,644! 280,658 345,660 410,658 476,644! 486,690 478,724! 212,724! 204,690',
        ),
        'url(#cup)',
        graphite,
        weight.contour,
      ) +
      line('M214 664q131 24 262 0', cut === 2 ? trim.panel : stone, cut === 2 ? 9 : 2.5) +
      stitches('M216 674q129 22 258 0', stone) +
      line('M208 704h274', stone) +
      '</g><use href="#heel" transform="translate(344)"/>',
  };
};
