import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { leg, worn, wornDefs } from '../../../motifs/worn-scene.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { construction } from './constructions.ts';
import type { SneakerCut, SneakerLast } from './lasts.ts';

type Cut = SneakerLast & { readonly name: SneakerCut };

/** Foxing, a wall of rubber with its texture, or foam with grooves and a window. */
function soleSide(
  { stone, slate, shade, graphite, ink }: Colours,
  { trim }: Design,
  { name, soleMaterial }: Cut,
): string {
  if (soleMaterial === 'foam') {
    return (
      line(curve('40,650 200,672 400,684 600,676 790,640'), trim.pop, 7) +
      line(curve('60,690 150,704 280,690 400,708 560,690 700,690'), stone, 4) +
      (soleMaterial === 'foam' && name !== 'knitted'
        ? panel('M96 656h150q16 0 16 14t-16 14H96q-16 0-16-14t16-14z', trim.panel, trim.edge) +
          line(
            repeat(6, (rib) => `M${112 + rib * 25} 658v24`),
            trim.pop,
            3,
          )
        : '') +
      line('M30 726H290M380 726H640', graphite, 10)
    );
  }
  if (soleMaterial === 'gum') {
    return (
      line(
        repeat(24, (tooth) => `M${90 + tooth * 28} 716v-12`),
        shade,
        5,
        0.6,
      ) + stitches(curve('84,676 200,684 400,687 600,684 760,664'), slate)
    );
  }
  return (
    line(
      curve(name === 'platform' ? '72,640 200,650 400,654 600,652 760,634' : '80,680 200,688 400,691 600,688 756,670'),
      trim.panel,
      name === 'platform' ? 14 : 8,
    ) +
    line(
      repeat(16, (tooth) => `M${634 + tooth * 8} ${704 - Math.round(tooth * 0.5)}v12`),
      slate,
      2,
    ) +
    (name === 'basketball' ? area(shape('50,620! 150,650 220,690 240,740! 40,740!'), ink, 0.16) : '') +
    stitches(curve('80,668 200,676 400,679 600,676 752,658'), stone)
  );
}

/** Lateral side of the later cuts. */
export function lasted(colours: Colours, design: Design, last: Cut, isWorn = false): Drawing {
  const [farX = 0, farY = 0] = last.far.split(/[,!\s]/).map(Number);
  const { light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate } = colours;
  const { trim } = design;
  const upper = shape(last.upper);
  const sole = shape(last.sole);
  const [x, y] = last.bow;
  const isGum = last.soleMaterial === 'gum' && trim.id !== 'pale';
  const body =
    panel(shape(last.far), graphite, ink) +
    (isWorn ? leg(colours, farY - 60, [farX + 34, farX + 184, farY + 50]) : '') +
    panel(shape(last.tongue), soft, deep, last.name === 'skate' ? weight.contour : weight.seam) +
    panel(upper, base, deep, weight.contour) +
    inside(
      'upper',
      upper,
      construction(colours, design, last) +
        panel(shape(last.stay), last.construction === 'canvas' ? base : shade, deep) +
        (last.name === 'basketball'
          ? panel(shape('60,410! 200,400 340,430! 350,470! 200,450 60,466!'), trim.panel, trim.edge) +
            mark(design, trim.pop)
          : '') +
        area('M0 200H800V740H0z', 'url(#form)') +
        area(shape('60,630! 200,650 400,654 620,650 790,620! 790,720! 60,720!'), deep, 0.25),
    ) +
    `<path d="${last.eyelets.map(([ex, ey]) => `M${ex} ${ey}h.1`).join('')}" stroke="${ink}" stroke-width="11"/>` +
    cord(
      last.eyelets.map(([ex, ey], index) => `M${ex + 2} ${ey - 2}q5-16 ${24 - index} ${index * 2 - 27}`).join(''),
      paper,
      deep,
      11,
    ) +
    cord(
      `${curve(`${x},${y} ${x - 40},${y - 22} ${x - 64},${y - 8} ${x - 54},${y + 20} ${x - 4},${y + 10}`)}${curve(`${x},${y} ${x + 20},${y + 28} ${x + 12},${y + 62}`)}`,
      paper,
      deep,
      9,
    ) +
    panel(sole, 'url(#cup)', slate, weight.contour) +
    inside('sole', sole, soleSide(colours, design, last));
  return {
    shadows: last.whole
      ? [{ x: 404, y: 734, rx: 300, ry: 32 }]
      : [
          { x: 420, y: 736, rx: 390, ry: 40 },
          { x: 410, y: 730, rx: 320, ry: 14 },
        ],
    defs:
      gradient(
        'cup',
        isGum
          ? [stone, stone, slate]
          : trim.id === 'dark' && last.soleMaterial === 'foam'
            ? [light, soft, base, shade]
            : [paper, paper, chalk, stone],
        [0, 0, 0.06, 1],
      ) + gradient('form', ['#fff/.4', '#fff/0', '#000/0', '#000/.26'], [0.1, 0, 0.7, 1]),
    body: last.whole ? `<g transform="${last.whole}">${body}</g>` : body,
  };
}

function mark({ mark: draw }: Design, colour: string): string {
  return draw(190, 428, 14, colour);
}

/** The same in town, with a leg in it. */
export function sneakerWorn(colours: Colours, design: Design, last: Cut): Drawing {
  const { defs, body } = lasted(colours, design, last, true);
  return { defs: `${defs ?? ''}${wornDefs(colours)}`, body: worn(body, 'street', colours) };
}
