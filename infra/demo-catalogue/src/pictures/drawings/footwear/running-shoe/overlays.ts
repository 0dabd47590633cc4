import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, line, panel, repeat, stitches } from '../../../strokes.ts';
import type { RunningShoeCut } from './lasts.ts';

type Overlay = (colours: Colours, design: Design) => string;

const counter: Overlay = (_colours, { trim }) =>
  panel(shape('60,492! 118,502 174,536 222,584 248,660! 60,660!'), trim.panel, trim.edge) +
  stitches(curve('84,510 124,518 168,548 210,590 230,640'), trim.pop);

const dots = (colour: string, rows: number, x: number, y: number) =>
  `<path d="${repeat(rows, (row) => repeat(rows + 3 - row, (dot) => `M${x + dot * 30 + row * 16} ${y + dot * 7 + row * 20}h.1`))}" stroke="${colour}" stroke-width="7.5"/>`;

const ribs: Overlay = (colours, design) => {
  const { soft, light, shade, deep } = colours;
  const { trim, mark } = design;
  return (
    panel(shape('318,482! 400,498 494,528! 476,580 492,670! 200,670! 262,604 306,536'), trim.panel, trim.edge) +
    line(
      repeat(8, (rib) =>
        curve(`${328 + rib * 22},${494 + rib * 5} ${306 + rib * 25},${566 + rib * 3} ${222 + rib * 37},650`),
      ),
      trim.pop,
      3.5,
    ) +
    counter(colours, design) +
    panel(shape('560,670! 594,618 650,584 730,564! 780,670!'), shade, deep) +
    line(curve('586,650 616,618 664,594 734,584'), soft) +
    mark(556, 566, 15, light)
  );
};

const wave: Overlay = ({ deep }, { trim, mark }) =>
  panel(shape('60,560! 160,520 250,540 330,600 430,640 600,620 780,600! 780,700! 60,700!'), trim.panel, trim.edge) +
  line(curve('80,580 164,542 246,562 326,620 430,660 600,640'), trim.pop, 4) +
  mark(176, 572, 17, trim.pop) +
  `<path d="${repeat(4, (row) => repeat(7 - row, (dot) => `M${430 + dot * 38 + row * 20} ${536 + dot * 7 + row * 20}h.1`))}" stroke="${deep}" stroke-width="8"/>`;

const stripes: Overlay = ({ light, shade, deep }, { trim, mark }) =>
  area(shape('250,700! 330,560 372,474! 412,490! 380,580 340,700!'), trim.panel) +
  area(shape('380,700! 420,590 444,506! 478,520! 462,600 450,700!'), trim.panel) +
  line('M300 690Q360 590 396 486M420 690Q448 600 464 516', trim.pop, 4) +
  dots(deep, 3, 540, 546) +
  area(shape('60,500! 120,510 160,560 170,690! 60,690!'), shade) +
  mark(224, 570, 20, light, -12);

const cage: Overlay = (colours, design) =>
  counter(colours, design) +
  // Mud guard all round with a deep toe cap.
  panel(
    shape('200,690! 240,628 330,612 440,616 530,600 590,556 680,540 760,560! 790,690!'),
    design.trim.panel,
    design.trim.edge,
  ) +
  stitches(curve('240,644 330,628 440,632 540,616 600,572 684,556'), design.trim.pop) +
  line('M306 606L346 512L394 600L430 520L478 596L512 536', colours.light, 6) +
  design.mark(142, 590, 16, design.trim.pop);

/** Rows of knit that grow wider towards the toe, and a ribbed cuff. */
const knit: Overlay = ({ soft, light, deep }, { trim, mark }) =>
  `<path d="${repeat(9, (row) => `M${108 + row * 25} ${318 + Math.round(10 * Math.sin(row / 3))}q6 40 ${-2 + row} 74`)}" stroke="${deep}" stroke-width="3" opacity=".6"/>` +
  panel(shape('60,470! 130,470 190,520 220,590 226,680! 60,680!'), trim.panel, trim.edge) +
  line(
    repeat(5, (row) =>
      curve(`${250 + row * 14},${640 - row * 34} 420,${650 - row * 30} ${740 - row * 26},${640 - row * 24}`),
    ),
    trim.id === 'tonal' ? soft : trim.panel,
    9,
    0.9,
  ) +
  dots(deep, 4, 500, 524) +
  mark(140, 566, 18, trim.pop) +
  line(curve('92,312 120,322 140,338 200,352 262,346 310,332 338,322'), light, 4, 0.7);

/** Suede at toe and heel, a long flag on nylon. */
const suede: Overlay = ({ light, soft, shade, deep }, { trim, mark }) =>
  panel(shape('470,700! 510,614 570,574 640,566 700,584 780,600! 780,700!'), trim.panel, trim.edge) +
  stitches(curve('490,680 524,622 576,588 640,580 692,596'), trim.pop) +
  panel(shape('60,470! 130,480 186,530 220,600 230,700! 60,700!'), trim.panel, trim.edge) +
  stitches(curve('86,488 126,496 174,540 206,604'), trim.pop) +
  panel(shape('216,640! 300,560 380,500! 440,520! 430,580 400,660! 300,690!'), soft, deep) +
  line(curve('240,640 320,576 398,516'), light, 4) +
  panel(shape('70,404! 112,418 134,440 130,486! 80,486!'), shade, deep) +
  mark(142, 610, 16, trim.pop);

/** Welded straps from the rail of the heel to the laces. */
const straps: Overlay = ({ light, soft, deep }, { trim, mark }) =>
  panel(shape('60,440! 140,450 210,500 250,580 262,690! 60,690!'), trim.panel, trim.edge) +
  line(curve('90,470 140,476 196,522 230,590'), trim.pop, 4) +
  panel(
    shape('262,660! 310,560 346,490! 376,502! 350,580 340,680!') +
      shape('370,680! 400,590 424,518! 456,530! 446,600 450,680!'),
    soft,
    deep,
  ) +
  dots(deep, 4, 520, 530) +
  mark(168, 580, 20, trim.pop) +
  area(shape('600,690! 640,620 700,586 760,590! 780,690!'), light, 0.35);

/** Fine welded lines, drawn as a net of slopes. */
const web: Overlay = ({ light, deep, soft }, { trim, mark }) =>
  line(
    `${repeat(6, (thread) => `M${240 + thread * 74} 690L${340 + thread * 40} ${470 + thread * 14}`)}${repeat(6, (thread) => `M${210 + thread * 66} 600L${400 + thread * 62} 690`)}`,
    soft,
    4,
    0.8,
  ) +
  panel(shape('60,520! 120,526 166,570 176,690! 60,690!'), trim.panel, trim.edge) +
  panel(shape('600,700! 640,636 700,606 780,606! 790,700!'), trim.panel, trim.edge) +
  line(curve('616,690 650,646 704,620'), trim.pop, 4) +
  mark(420, 610, 22, light) +
  stitches(curve('80,540 118,544 152,580'), deep);

/** A cuff of stretch cloth with a slanting zip over the lacing. */
const cuff: Overlay = (colours, design) => {
  const { ink, graphite, shade, deep, light } = colours;
  const { trim } = design;
  return (
    cage(colours, design) +
    panel(
      shape('60,200! 380,200! 400,420 520,480 560,520 480,560 340,520 220,500 110,500 60,500!'),
      trim.id === 'pale' ? shade : trim.panel,
      trim.id === 'pale' ? deep : trim.edge,
    ) +
    line(
      repeat(3, (row) => curve(`104,${250 + row * 16} 200,${238 + row * 16} 330,${260 + row * 16}`)),
      light,
      2.5,
      0.6,
    ) +
    line(curve('320,260 350,380 420,460 530,514'), ink, 13) +
    `<path d="${curve('320,260 350,380 420,460 530,514')}" stroke="${graphite}" stroke-width="5" stroke-dasharray="4 5" stroke-linecap="butt"/>` +
    line('M322 270l-14 36', trim.id === 'pale' ? light : trim.pop, 8)
  );
};

/** For children: a bolt and stars of bright film. */
const bolt: Overlay = (colours, design) =>
  counter(colours, design) +
  panel('M250 640L360 520L352 576L470 560L330 680L344 620z', design.trim.pop, design.trim.edge) +
  panel(shape('540,700! 560,610 620,560 700,556 790,600! 790,700!'), design.trim.panel, design.trim.edge) +
  stitches(curve('560,680 582,616 630,576 700,570'), design.trim.pop) +
  design.mark(150, 600, 18, design.trim.pop);

// One for each trim: the same cut of two makers differs in its upper as well.
const overlays: Record<RunningShoeCut, readonly [tonal: Overlay, dark: Overlay, pale: Overlay]> = {
  trainer: [ribs, web, stripes],
  cushioned: [wave, ribs, knitLow],
  racer: [stripes, web, wave],
  trail: [cage, suede, cage],
  knitted: [knit, knit, knit],
  retro: [suede, suede, suede],
  flat: [web, stripes, stripes],
  plated: [wave, stripes, web],
  stable: [straps, ribs, straps],
  gaiter: [cuff, cuff, cuff],
  'trail-cushioned': [cage, wave, straps],
  straps: [bolt, wave, bolt],
  barefoot: [web, web, suede],
  'kids-trail': [cage, bolt, cage],
  'trail-sock': [cage, wave, cage],
  fell: [web, stripes, web],
  'trail-rail': [straps, cage, straps],
  'kids-trainer': [ribs, bolt, wave],
};

function knitLow(colours: Colours, design: Design): string {
  const { deep, light } = colours;
  return (
    counter(colours, design) +
    line(
      repeat(6, (row) =>
        curve(`${280 + row * 20},${650 - row * 26} 430,${650 - row * 22} ${730 - row * 22},${640 - row * 18}`),
      ),
      design.trim.panel,
      8,
    ) +
    dots(deep, 3, 470, 530) +
    design.mark(140, 590, 16, light)
  );
}

const trimNumber = { tonal: 0, dark: 1, pale: 2 } as const;

/** What is sewn, welded or knitted onto the upper. */
export function overlay(colours: Colours, design: Design, name: RunningShoeCut): string {
  return overlays[name][trimNumber[design.trim.id]](colours, design);
}
