import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { type Closure, lastOf, type RunningShoeCut } from './lasts.ts';

export const mesh = (colour: string): string =>
  `<pattern id="mesh" width="14" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M4 1v4M11 7v4" stroke="${colour}" stroke-width="4" stroke-linecap="round"/></pattern>`;

const vamp = shape(
  '404,112 468,128 524,194 548,294 538,404 504,520 490,640 500,770 484,862 440,906 392,910 344,896 310,844 308,760 322,640 302,520 272,396 268,292 296,192 342,130',
);
const bow = `${curve('402,590 350,560 316,586 340,622 396,594 452,626 488,590 456,564 404,592')}${curve('400,594 380,640 392,690')}${curve('404,594 428,640 420,684')}`;

/** Which overlay a cut has from above: as from the side, told apart as far as it can be seen from there. */
const overlayOf: Record<RunningShoeCut, 'ribs' | 'wave' | 'stripes' | 'cage' | 'knit'> = {
  trainer: 'ribs',
  cushioned: 'wave',
  racer: 'stripes',
  trail: 'cage',
  knitted: 'knit',
  retro: 'cage',
  flat: 'stripes',
  plated: 'wave',
  stable: 'ribs',
  gaiter: 'cage',
  'trail-cushioned': 'cage',
  straps: 'wave',
  barefoot: 'knit',
  'kids-trail': 'cage',
  'trail-sock': 'knit',
  fell: 'stripes',
  'trail-rail': 'cage',
  'kids-trainer': 'ribs',
};

/** Width and length of the pair's drawing, relative to a trainer. */
const proportions: Partial<Record<RunningShoeCut, readonly [wide: number, long: number]>> = {
  cushioned: [1.07, 1.02],
  flat: [0.86, 1],
  racer: [0.92, 1],
  plated: [0.94, 1.03],
  stable: [1.06, 0.98],
  'trail-cushioned': [1.08, 1],
  barefoot: [1.04, 0.96],
  straps: [0.84, 0.74],
  'kids-trail': [0.86, 0.74],
  fell: [0.88, 1],
  'trail-rail': [1.06, 1],
  'kids-trainer': [0.85, 0.74],
};

/** The same overlays as from the side, seen from above. */
function topOverlay(
  { light, soft, shade, deep }: Colours,
  { trim }: Design,
  kind: 'ribs' | 'wave' | 'stripes' | 'cage' | 'knit',
): string {
  const sides = (left: string, right: string) => panel(shape(left) + shape(right), trim.panel, trim.edge);
  if (kind === 'knit') {
    return (
      line(
        repeat(6, (row) =>
          curve(`${262 + row * 6},${330 - row * 34} 404,${250 - row * 32} ${546 - row * 6},${330 - row * 34}`),
        ),
        trim.id === 'tonal' ? soft : trim.panel,
        9,
      ) + sides('240,480! 300,520 330,600 320,700! 240,700!', '570,480! 512,520 482,600 492,700! 570,700!')
    );
  }
  if (kind === 'wave') {
    return (
      sides('240,300! 290,380 320,480 326,600! 240,640!', '570,300! 522,380 494,480 488,600! 570,640!') +
      `<path d="${repeat(4, (row) => repeat(6 - row, (dot) => `M${402 - (5 - row) * 19 + dot * 38} ${190 + row * 34}h.1`))}" stroke="${deep}" stroke-width="9"/>`
    );
  }
  if (kind === 'stripes') {
    return (
      sides(
        '240,420! 300,380 340,350! 340,392! 300,440 250,490!',
        '570,420! 512,380 470,350! 470,392! 512,440 562,490!',
      ) + line(curve('250,300 330,240 404,228 480,240 556,300'), trim.pop, 6)
    );
  }
  if (kind === 'cage') {
    return (
      panel(shape('240,330! 290,250 404,216 516,250 570,330! 540,60! 270,60!'), trim.panel, trim.edge) +
      stitches(curve('262,316 300,266 404,236 506,266 546,316'), trim.pop) +
      line('M262 400l52 46-40 44 52 46M548 400l-52 46 40 44-52 46', light, 6)
    );
  }
  return (
    sides('240,360! 300,404 348,440! 352,600! 240,560!', '570,360! 516,404 462,440! 456,600! 570,560!') +
    line(
      repeat(
        6,
        (rib) =>
          `M262 ${388 + rib * 26}q44 ${14 - rib * 2} 80 ${38 - rib * 5}M552 ${388 + rib * 26}q-44 ${14 - rib * 2}-86 ${38 - rib * 5}`,
      ),
      trim.pop,
      4,
    ) +
    panel(shape('240,240! 300,176 404,150 508,178 570,240! 520,80! 290,80!'), shade, deep) +
    line(curve('270,230 330,180 404,164 480,182 540,232'), soft)
  );
}

/** Tongue and laces; straps across; the zip of a gaiter; the rib of a sock. */
function fastening(closure: Closure, name: RunningShoeCut, colours: Colours, { trim }: Design): string {
  const { light, soft, base, shade, deep, ink, graphite, paper } = colours;
  if (closure === 'gaiter') {
    return (
      panel(shape('316,300! 400,270 486,300! 500,560 486,860 400,900 316,860 302,560'), trim.panel, trim.edge) +
      line('M400 300V600', ink, 15) +
      `<path d="M400 300V600" stroke="${graphite}" stroke-width="6" stroke-dasharray="4 5" stroke-linecap="butt"/>` +
      panel('M392 590h16v40h-16z', trim.pop, ink) +
      panel(shape('400,640 450,660 458,730 450,800 400,830 350,800 342,730 350,660'), graphite, ink)
    );
  }
  const tongue =
    panel(shape('338,352! 400,322 464,352! 476,560 458,676 400,690 344,676 326,560'), shade, deep) +
    stitches(curve('330,640 318,560 334,360'), soft) +
    stitches(curve('472,640 484,560 470,360'), soft) +
    panel(shape('352,372! 400,346 450,372! 460,560 444,654 400,666 358,654 342,560'), soft, deep);
  if (closure === 'straps') {
    const strap = (y: number) =>
      panel(
        shape(`286,${y + 8}! 400,${y - 14} 520,${y + 8}! 524,${y + 76}! 400,${y + 54} 282,${y + 76}!`),
        trim.id === 'tonal' ? light : trim.panel,
        trim.id === 'tonal' ? deep : trim.edge,
        weight.contour,
      ) + stitches(`M300 ${y + 24}Q400 ${y + 2} 508 ${y + 24}`, trim.id === 'tonal' ? base : trim.pop);
    return tongue + strap(420) + strap(530);
  }
  const lace = closure === 'toggle' ? graphite : paper;
  const edge = closure === 'toggle' ? ink : deep;
  return (
    (name === 'knitted'
      ? line(
          repeat(9, (rib) => `M${344 + rib * 14} 640q2 40 ${Math.round((4 - rib) * -1.5)} 70`),
          deep,
          3,
        )
      : tongue) +
    cord(
      repeat(5, (row) => {
        const half = 56 + row * 3;
        return `M${400 - half} ${388 + row * 40}q${half} 4 ${half * 2} 42M${400 + half} ${388 + row * 40}q${-half} 4 ${-half * 2} 42`;
      }),
      lace,
      edge,
      11,
    ) +
    (closure === 'toggle'
      ? cord('M346 388q54-16 108 0M372 590Q380 640 400 650Q420 640 428 590', lace, edge, 9) +
        panel('M380 566h40v44h-40z', trim.pop, ink)
      : cord(`M346 388q54-16 108 0${bow}`, lace, edge, 10))
  );
}

/** The pair from above, toes at the top; the drawing is the right shoe. */
export const above: View = (colours, design) => {
  const { soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { trim, mark } = design;
  const { name, closure } = lastOf(design.cut);
  const [wide, long] = proportions[name] ?? [1, 1];
  const width = Math.round(wide * 96) / 100;
  const length = Math.round(long * 94) / 100;
  const top = Math.round(30 + (1 - long) * 470);
  const at = (x: number, flip: 1 | -1) =>
    `translate(${Math.round(x + flip * (1 - wide) * 388)} ${top}) scale(${flip * width} ${length})`;
  return {
    shadows: [
      { x: 240, y: 540, rx: 200, ry: 450 },
      { x: 620, y: 540, rx: 200, ry: 450 },
    ],
    defs: gradient('form', ['#fff/.45', '#fff/0', '#000/0', '#000/.32'], [0, 0.2, 1, 0.5]) + mesh(shade),
    body:
      `<g transform="${at(206, 1)}"><g id="shoe">` +
      panel(
        shape(
          '400,92 478,112 540,182 566,290 556,410 520,520 506,640 518,770 500,870 446,922 390,926 332,912 292,852 290,760 304,640 284,520 254,400 250,290 282,180 336,110',
        ),
        paper,
        slate,
        weight.contour,
      ) +
      line(curve('401,101 473,120 533,187 558,290 548,408 513,520 498,640 509,770 492,866 442,914 390,918'), stone) +
      panel(vamp, base, deep) +
      inside(
        'vamp',
        vamp,
        area(vamp, 'url(#mesh)', 0.65) +
          topOverlay(colours, design, overlayOf[name]) +
          panel(shape('300,740! 330,860 398,896 470,866 506,740! 540,940! 270,940!'), trim.panel, trim.edge) +
          stitches(curve('306,790 340,870 398,902 460,874 500,790'), trim.pop),
      ) +
      panel(shape('400,596 462,616 482,700 478,800 452,862 398,878 346,860 322,800 320,700 342,614'), soft, deep) +
      panel(shape('400,628 446,648 458,710 454,796 432,842 398,852 366,842 346,796 344,710 358,646'), graphite, ink) +
      area(shape('402,690 440,700 446,760 440,812 424,836 400,842 376,836 362,800 360,740 372,698'), deep) +
      mark(400, 776, 14, soft) +
      fastening(closure, name, colours, design) +
      '</g>' +
      area(vamp, 'url(#form)') +
      `</g><g transform="${at(594, -1)}"><use href="#shoe"/></g><g transform="${at(-180, 1)}">${area(vamp, 'url(#form)')}</g>`,
  };
};
