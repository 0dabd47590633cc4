import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import { area, gradient, line, panel, repeat } from '../../../strokes.ts';
import type { Last, RunningShoeCut } from './lasts.ts';

type Side = (colours: Colours, design: Design) => string;

const wedge: Side = ({ shade, stone }) =>
  area(shape('60,650! 120,648 200,664 300,690 420,704! 300,716 60,730!'), 'url(#wedge)') +
  line(curve('66,650 120,648 200,664 300,690 420,704'), shade) +
  area(shape('330,664! 440,676 560,676 660,664! 600,690 480,696 400,690'), stone, 0.55) +
  line(curve('84,622 200,644 330,664 440,676 560,676 668,662'), stone) +
  line(
    repeat(9, (row) => `M${98 + row * 17} ${602 + row * 3}l-3 ${15 - row}`),
    stone,
    2.5,
  );

const waves: Side = ({ stone }) =>
  line(curve('60,640 140,664 260,650 380,676 500,656 620,680 770,640'), stone, 4) +
  line(curve('70,676 150,694 260,684 380,700 500,688 640,700'), stone, 4) +
  area(shape('40,540! 110,580 120,650 90,710! 40,710!'), 'url(#wedge)');

const plate: Side = ({ ink }, { trim }) =>
  line(curve('40,626 140,650 300,664 460,684 600,676 776,606'), ink, 9) +
  line(curve('40,624 140,648 300,662 460,682 600,674 776,604'), trim.pop, 4) +
  area(shape('30,640! 120,676 240,690 360,700! 360,740! 30,740!'), 'url(#wedge)');

const highPlate: Side = ({ ink, stone }, { trim }) =>
  area(shape('0,580! 80,640 200,680 340,690! 340,740! 0,740!'), 'url(#wedge)') +
  line(curve('20,604 120,642 300,676 460,678 620,652 790,596'), ink, 9) +
  line(curve('20,602 120,640 300,674 460,676 620,650 790,594'), trim.pop, 4) +
  line(curve('60,570 160,616 320,642 470,646 620,630 760,592'), stone, 4);

const rail: Side = ({ shade, stone, deep }) =>
  area(shape('30,440! 110,500 150,560 200,600 300,640 380,740! 20,740!'), 'url(#wedge)') +
  line(curve('100,510 150,566 210,600 300,636 376,740'), deep) +
  line(curve('300,640 470,666 600,668 700,656'), stone, 4) +
  line(
    repeat(5, (row) => curve(`${70 + row * 6},${560 + row * 30} 160,${600 + row * 26} 270,${640 + row * 18}`)),
    shade,
    3,
    0.6,
  );

/** One bright line along the foam. */
const brightLine: Side = (_colours, { trim }) =>
  line(curve('76,640 200,656 330,668 450,680 580,680 700,664'), trim.pop, 8);

const thinLine: Side = (_colours, { trim }) =>
  line(curve('76,640 200,656 330,668 450,680 580,680 700,664'), trim.pop, 5);

const midsoles: Record<RunningShoeCut, Side> = {
  trainer: wedge,
  cushioned: waves,
  racer: plate,
  trail: thinLine,
  knitted: ({ stone }, { trim }) =>
    line(curve('70,636 200,654 330,664 450,674 580,674 758,648'), trim.pop, 5) +
    line(`${curve('96,660 160,690 240,700')}${curve('440,700 500,704 560,694')}`, stone, 4),
  retro: (_colours, { trim }) =>
    area(shape('20,640! 200,668 420,686 640,690! 640,730! 20,740!'), 'url(#wedge)') +
    line(curve('30,646 200,668 420,686 640,690'), trim.pop, 5),
  flat: ({ stone }, { trim }) =>
    line(curve('90,676 300,690 540,690 770,650'), trim.pop, 6) + line('M120 700H500', stone),
  plated: highPlate,
  stable: rail,
  gaiter: thinLine,
  'trail-cushioned': ({ stone }, { trim }) =>
    line(curve('60,610 150,640 300,646 450,660 600,652 780,590'), trim.pop, 6) +
    line(curve('70,650 160,676 300,676 450,684 620,676'), stone, 4),
  straps: ({ stone }, { trim }) =>
    line(curve('70,650 200,664 330,672 450,682 580,682 740,660'), trim.pop, 8) +
    line(
      repeat(8, (row) => `M${560 + row * 22} ${674 - row * 3}v26`),
      stone,
      4,
    ),
  barefoot: ({ stone }) => line(curve('96,690 300,698 600,696 780,672'), stone, 3),
  'kids-trail': brightLine,
  'trail-sock': thinLine,
  fell: ({ stone }, { trim }) =>
    line(curve('90,680 300,692 540,690 768,650'), trim.pop, 5) + line('M110 700H540', stone),
  'trail-rail': rail,
  'kids-trainer': waves,
};

/** What the foam shows at its side: a wedge of colour, grooves, a plate. */
export function midsole(colours: Colours, design: Design, name: RunningShoeCut): string {
  return midsoles[name](colours, design);
}

/** The foam's colours: dark below trail shoes, bright below some racers, otherwise white. */
export function foam(colours: Colours, { trim }: Design, { name, lugs }: Last & { name: RunningShoeCut }): string {
  const { light, soft, base, shade, paper, chalk, stone, slate, graphite, ink } = colours;
  const isDark = isDarkFoam(lugs, trim.id);
  const isBright =
    ((name === 'racer' || name === 'flat') && trim.id === 'dark') || (name === 'plated' && trim.id === 'tonal');
  return gradient(
    'foam',
    isDark ? [slate, graphite, ink] : isBright ? [light, soft, base, shade] : [paper, paper, chalk, stone],
    [0, 0, 0.08, 1],
  );
}

export function isDarkFoam(lugs: Last['lugs'], trim: Design['trim']['id']): boolean {
  return lugs === 'deep' && trim !== 'pale';
}

/** Teeth of rubber below the sole. */
export function teeth({ ink, graphite }: Colours, lugs: Last['lugs']): string {
  if (lugs === 'none') return '';
  return lugs === 'deep'
    ? panel(
        repeat(14, (lug) => `M${116 + lug * 44} 700h36l-5 26h-26z`),
        graphite,
        ink,
      )
    : panel(
        repeat(19, (lug) => `M${110 + lug * 33} 704h27l-4 18h-18z`),
        graphite,
        ink,
      );
}
