import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { leg, worn, wornDefs } from '../../../motifs/worn-scene.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import type { HikingCut, HikingLast } from './lasts.ts';
import { hikingSole, rand } from './soles.ts';

type Cut = HikingLast & { readonly name: HikingCut };

/** Panels of the upper, by its material. */
function upperPanels(
  { light, soft, base, shade, deep, ink, graphite }: Colours,
  { trim, mark }: Design,
  { material, name }: Cut,
): string {
  switch (material) {
    case 'mesh':
      return (
        area('M60 240H800V800H60z', 'url(#weave)', 0.6) +
        panel(
          shape('60,560! 150,540 240,560 340,640 420,690 560,680 680,620 780,600! 780,790! 60,790!'),
          trim.panel,
          trim.edge,
        ) +
        stitches(curve('80,578 150,558 232,578 330,656 420,708 566,698 690,636'), trim.pop) +
        line(
          `${curve('150,540 260,500 384,440')}${curve('220,580 320,540 430,486')}`,
          trim.id === 'pale' ? shade : trim.pop,
          9,
        ) +
        mark(190, 650, 24, trim.pop)
      );
    case 'leather':
      return (
        stitches(curve('110,560 240,540 340,560 420,640 440,760'), light) +
        stitches(curve('112,576 236,556 330,576 404,650 424,760'), light) +
        panel(shape('60,590! 150,584 204,628 230,700 234,790! 60,790!'), trim.panel, trim.edge) +
        stitches(curve('100,606 150,602 190,640 212,720'), trim.pop) +
        line(curve('120,460 240,440 372,430'), deep) +
        stitches(curve('120,474 240,454 374,444'), light) +
        (name === 'hunter'
          ? panel(shape('100,130! 240,126 390,146! 390,210! 240,196 100,204!'), trim.panel, trim.edge) +
            line(curve('118,300 240,284 372,296'), deep) +
            stitches(curve('118,312 240,296 374,308'), light)
          : '') +
        mark(290, 620, 24, deep)
      );
    case 'suede':
      return (
        panel(shape('60,420! 200,400 340,420 380,480 350,580 240,640 60,640!'), trim.panel, trim.edge) +
        area(shape('60,420! 200,400 340,420 380,480 350,580 240,640 60,640!'), 'url(#weave)', 0.6) +
        panel(shape('60,540! 150,540 204,596 226,680 230,790! 60,790!'), base, deep) +
        stitches(curve('90,556 144,556 188,606 210,690 214,760'), light) +
        panel(shape('430,480! 520,530 610,560 720,600! 760,790! 400,790! 424,650 396,570 410,510!'), base, deep) +
        stitches(curve('420,520 410,570 440,650 420,760'), light) +
        (name.endsWith('strapped')
          ? panel(
              shape('60,400! 220,380 360,396 430,430! 440,484! 360,452 220,440 60,460!'),
              soft,
              deep,
              weight.contour,
            ) + stitches(curve('80,420 220,398 356,414 424,446'), deep)
          : '') +
        mark(300, 610, 20, light)
      );
    case 'knit':
      return (
        `<path d="${repeat(11, (row) => `M${112 + row * 22} ${340 + Math.round(14 * Math.sin(row / 3.4))}q6 34 2 70`)}" stroke="${deep}" stroke-width="3.5" opacity=".55"/>` +
        panel(
          shape('60,540! 150,530 230,580 300,660 420,700 560,690 660,640 780,640! 780,790! 60,790!'),
          trim.panel,
          trim.edge,
        ) +
        line(curve('80,566 150,552 222,598 292,680 420,722 560,712 670,660'), trim.pop, 4) +
        line(
          repeat(5, (row) => `M${300 + row * 34} ${560 + row * 16}l70-60`),
          trim.id === 'tonal' ? soft : trim.panel,
          9,
        ) +
        mark(176, 640, 22, trim.pop)
      );
    case 'gaiter':
      return (
        panel(shape('60,170! 400,170! 420,420 500,500 560,560 480,640 300,660 60,640!'), trim.panel, trim.edge) +
        line(`${curve('120,300 250,290 390,310')}${curve('124,420 260,410 420,430')}`, trim.edge, 3, 0.7) +
        line(curve('300,190 306,320 330,430 392,540 480,620'), ink, 14) +
        `<path d="${curve('300,190 306,320 330,430 392,540 480,620')}" stroke="${graphite}" stroke-width="6" stroke-dasharray="4 5" stroke-linecap="butt"/>` +
        line('M302 200l-12 44', trim.pop, 9) +
        panel(shape('60,560! 170,560 220,620 240,790! 60,790!'), shade, deep) +
        line(curve('100,228 240,214 390,236'), trim.pop, 8) +
        mark(200, 360, 26, trim.pop)
      );
  }
}

function lacing({ paper, deep, ink, stone }: Colours, { trim }: Design, { eyelets, hooks, bow, name }: Cut): string {
  const lace = name === 'classic' || name === 'hunter' || trim.id === 'dark' ? trim.pop : paper;
  const at = (list: Cut['eyelets'], size: number, colour: string) =>
    `<path d="${list.map(([x, y]) => `M${x} ${y}h.1`).join('')}" stroke="${colour}" stroke-width="${size}"/>`;
  const knot = bow
    ? cord(
        `${curve(`${bow[0] + 20},${bow[1] - 6} ${bow[0] - 30},${bow[1] - 36} ${bow[0] - 62},${bow[1] - 22} ${bow[0] - 56},${bow[1] + 18} ${bow[0] + 12},${bow[1] + 4}`)}${curve(`${bow[0] + 16},${bow[1]} ${bow[0] - 20},${bow[1] + 40} ${bow[0] - 22},${bow[1] + 86}`)}${curve(`${bow[0] + 20},${bow[1]} ${bow[0] + 60},${bow[1] - 16} ${bow[0] + 80},${bow[1] + 6} ${bow[0] + 58},${bow[1] + 26} ${bow[0] + 20},${bow[1]}`)}`,
        lace,
        deep,
        8,
      )
    : '';
  return (
    (eyelets.length === 0 ? '' : at(eyelets, 16, ink) + at(eyelets, 8, stone)) +
    hooks.map(([x, y]) => panel(`M${x - 14} ${y - 8}h20q8 8 0 16h-20q-8-8 0-16z`, stone, ink)).join('') +
    cord([...eyelets, ...hooks].map(([x, y]) => `M${x} ${y}q16-6 28-22`).join(''), lace, deep, 9) +
    knot
  );
}

/** Lateral side of the later cuts. */
export function hikingLasted(colours: Colours, design: Design, last: Cut, isWorn = false): Drawing {
  const { light, soft, base, shade, deep, ink, graphite, paper, chalk, stone, slate } = colours;
  const { trim } = design;
  const upper = shape(last.upper);
  const [heelX = 0, heelY = 0] = last.far.split(/[,!\s]/).map(Number);
  const body =
    panel(shape(last.far), graphite, ink) +
    (isWorn ? leg(colours, heelY - 40, [heelX + 34, Math.min(heelX + 214, 336), heelY + 60]) : '') +
    panel(shape(last.tongue), soft, deep, weight.contour) +
    panel(upper, base, deep, weight.contour) +
    inside(
      'upper',
      upper,
      upperPanels(colours, design, last) +
        (last.stay ? panel(shape(last.stay), shade, deep) : '') +
        area('M0 100H800V800H0z', 'url(#form)') +
        rand(colours, last.rand),
    ) +
    (last.name === 'classic'
      ? // A sock turned down over the collar.
        panel(
          shape('112,338! 116,282 168,258 250,252 334,262 388,286 396,344! 334,360 250,352 168,356'),
          paper,
          slate,
          weight.contour,
        ) +
        line(
          repeat(15, (rib) => `M${130 + rib * 18} ${272 - Math.round(14 * Math.sin((rib / 14) * Math.PI))}v72`),
          stone,
          4,
        ) +
        line(curve('116,296 180,272 250,268 334,276 390,300'), trim.id === 'pale' ? base : trim.panel, 9)
      : '') +
    (last.name === 'classic' ? '' : panel(`M${heelX - 2} ${heelY + 62}l-20-66q-2-22 18-20l26 64z`, light, deep)) +
    lacing(colours, design, last) +
    hikingSole(colours, design, last);
  return {
    shadows: last.whole
      ? [{ x: 404, y: 826, rx: 310, ry: 36 }]
      : [
          { x: 420, y: 832, rx: 390, ry: 44 },
          { x: 410, y: 828, rx: 310, ry: 16 },
        ],
    defs:
      gradient('form', ['#fff/.34', '#fff/0', '#000/0', '#000/.34'], [0.1, 0.1, 0.75, 0.9]) +
      gradient(
        'rubber',
        trim.id === 'pale' && last.material === 'suede' ? [chalk, stone, slate] : [slate, graphite, ink],
        [0, 0, 0.1, 1],
      ) +
      `<pattern id="weave" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><path d="M0 2h9M2 0v9" stroke="${deep}" stroke-width="1.4"/></pattern>`,
    body: last.whole ? `<g transform="${last.whole}">${body}</g>` : body,
  };
}

/** The same on the way, with a leg in it. */
export function hikingWorn(colours: Colours, design: Design, last: Cut): Drawing {
  const { defs, body } = hikingLasted(colours, design, last, true);
  return {
    defs: `${defs ?? ''}${wornDefs(colours)}`,
    body: worn(`<g transform="translate(0 -104)">${body}</g>`, 'trail', colours),
  };
}
