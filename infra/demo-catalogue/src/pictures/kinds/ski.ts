import type { Colours } from '../colours.ts';
import { byCut, type Design } from '../design.ts';
import { only } from '../only-cuts.ts';
import { curve, shape } from '../outline.ts';
import type { KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../strokes.ts';

/** One ski, tip up, around x = 0 from y = 0 to 940: all-round, wide tip for touring, narrow and straight, light with a notch. */
function planOf(design: Design): string {
  const half = byCut<readonly (readonly [x: number, y: number])[]>(
    design,
    [
      [0, 0],
      [24, 8],
      [44, 34],
      [55, 74],
      [57, 112],
      [52, 210],
      [44, 320],
      [38, 470],
      [40, 610],
      [46, 740],
      [53, 850],
      [54, 896],
      [44, 930],
      [0, 940],
    ],
    [
      [0, 0],
      [22, 14],
      [44, 52],
      [60, 104],
      [66, 160],
      [60, 260],
      [50, 370],
      [44, 500],
      [45, 620],
      [50, 740],
      [55, 840],
      [52, 900],
      [36, 932],
      [0, 940],
    ],
    [
      [0, 2],
      [20, 4],
      [38, 22],
      [48, 54],
      [50, 96],
      [44, 210],
      [36, 330],
      [31, 470],
      [33, 610],
      [40, 740],
      [48, 860],
      [48, 922],
      [46, 938],
      [0, 938],
    ],
    [
      [0, 0],
      [14, 22],
      [34, 62],
      [52, 112],
      [58, 160],
      [53, 260],
      [44, 370],
      [39, 500],
      [40, 620],
      [44, 740],
      [48, 840],
      [48, 900],
      [40, 936],
      [0, 920],
    ],
  );
  const right = half.slice(1, -1).map(([x, y]) => `${x},${y}`);
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => `${-x},${y}`);
  const [tip, tail] = [half[0]?.[1] ?? 0, half.at(-1)?.[1] ?? 0];
  const notched = byCut(design, '', '', '', '!');
  return shape([`0,${tip}`, ...right, `0,${tail}${notched}`, ...left].join(' '));
}

/** The top sheet's print. */
function print(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep, paper, chalk } = colours;
  const { trim, mark } = design;
  const rings = (turn: number) =>
    line(
      repeat(6, (ring) =>
        curve(
          `${-60 + ring * 4},${176 + turn - ring * 18} ${-20 + ring * 2},${150 + turn - ring * 20} ${8},${170 + turn - ring * 20} ${40 - ring * 2},${126 + turn - ring * 16} ${64 - ring * 2},${128 + turn - ring * 18}`,
        ),
      ),
      chalk,
      2.5,
    );
  return byCut(
    design,
    // Colour blocks rising along the slope, contour lines of a mountain between them.
    area('M-80 330L80 210V-20H-80z', trim.panel) +
      area('M-80 330L80 210V176L-80 296z', soft) +
      area('M-80 372L80 252V226L-80 346z', light) +
      rings(0) +
      area('M-80 960V800L80 690V960z', shade) +
      area('M-80 800L80 690V672L-80 782z', soft) +
      area('M-80 940V880L80 790V940z', deep) +
      mark(0, 110, 18, trim.id === 'pale' ? deep : light),
    // Mountain range towards the tip, plain tail.
    area('M-80 330L-34 220L-8 270L26 190L80 300V400H-80z', shade) +
      area('M-80 380L-20 290L14 340L50 280L80 330V420H-80z', trim.panel) +
      area('M-80 400H80V412H-80z', trim.pop) +
      rings(-30) +
      area('M-80 800H80V960H-80z', trim.panel) +
      area('M-80 786H80V796H-80z', trim.pop) +
      mark(0, 740, 17, light, -90),
    // Split along its length, chevrons at both ends.
    area('M0-20H80V960H0z', trim.panel) +
      line(
        repeat(5, (chevron) => `M-70 ${190 + chevron * 34}L0 ${140 + chevron * 34}L70 ${190 + chevron * 34}`),
        trim.pop,
        9,
        0.85,
      ) +
      line(
        repeat(4, (chevron) => `M-70 ${760 + chevron * 34}L0 ${810 + chevron * 34}L70 ${760 + chevron * 34}`),
        soft,
        9,
        0.7,
      ) +
      mark(0, 88, 17, paper),
    // One deep field, a thin frame and a route line.
    area('M-80 150H80V380H-80z', trim.panel) +
      line('M-80 150H80M-80 380H80', trim.pop, 5) +
      line(curve('0,40 -20,100 18,170 -14,240 16,310 0,370'), trim.id === 'pale' ? base : light, 4) +
      area('M-80 730L80 690V960H-80z', deep) +
      line('M-80 716L80 676', soft, 7) +
      mark(0, 840, 19, light, -90),
  );
}

function topSheet(colours: Colours, design: Design, id: string): string {
  const { base, deep, ink } = colours;
  const planShape = planOf(design);
  return (
    panel(planShape, ink, ink, weight.contour) +
    inside(
      id,
      planShape,
      `<g transform="translate(0 4) scale(.93 .992)">${area(planShape, base)}</g>` +
        print(colours, design) +
        area('M-60 0h20l-10 940h-30z', '#fff', 0.3) +
        area('M30 0h40v940H22z', deep, 0.22),
    )
  );
}

function binding({ light, soft, base, deep, ink, graphite, stone, paper }: Colours): string {
  return (
    // Brake arms beside the ski.
    line('M-46 640v-74q0-10 8-10M46 640v-74q0-10-8-10', ink, 7) +
    panel('M-52 636h12v30h-12zM40 636h12v30H40z', graphite, ink) +
    panel('M-26 400h52v250h-52z', graphite, ink) +
    // Toe piece.
    panel(
      shape('-22,376! 22,376! 32,400 34,440 46,468 40,482! 22,470 0,464 -22,470 -40,482! -46,468 -34,440 -32,400'),
      graphite,
      ink,
    ) +
    panel(shape('-14,384! 14,384! 20,410 16,440! -16,440! -20,410'), base, deep) +
    line('M-8 394h16', light) +
    panel('M-20 474h40v30h-40z', stone, ink) +
    line('M-14 482h28M-14 490h28M-14 498h28', graphite, 2) +
    // Heel piece.
    panel(shape('-30,572! -18,560 18,560 30,572! 34,620 28,668 20,690! -20,690! -28,668 -34,620'), graphite, ink) +
    panel(shape('-18,590! 18,590! 20,630 14,664! -14,664! -20,630'), soft, deep) +
    line('M-8 600h16', paper) +
    panel('M-12 668h24v34h-24z', ink, ink)
  );
}

function baseSide(colours: Colours, design: Design, id: string): string {
  const { light, soft, base, shade, ink, graphite, stone, paper } = colours;
  const planShape = planOf(design);
  return (
    panel(planShape, stone, ink, weight.contour) +
    inside(
      id,
      planShape,
      `<g transform="translate(0 6) scale(.88 .987)">${area(planShape, graphite)}</g>` +
        `<g transform="translate(0 6) scale(.88 .987)"><clipPath id="${id}b"><path d="${planShape}"/></clipPath><g clip-path="url(#${id}b)">` +
        area('M-80 420L80 300V-10H-80z', base) +
        area('M-80 420L80 300V262L-80 382z', soft) +
        area('M-80 950V760L80 640V950z', base) +
        area('M-80 760L80 640V664L-80 784z', light) +
        byCut(
          design,
          area('M-60 238L0 120L60 238L36 226L14 250L0 226L-22 254L-40 228z', shade) +
            line('M-46 240L0 150L46 240', paper, 4),
          area('M-80 500L80 440V520L-80 580z', shade),
          area('M-20 100H20V900H-20z', shade),
          area('M-60 300a60 60 0 1 1 120 0a60 60 0 1 1-120 0z', shade),
        ) +
        design.mark(0, 620, 34, paper, -90) +
        `</g></g>` +
        line(
          repeat(5, (groove) => `M${-24 + groove * 12} 60V900`),
          '#fff',
          1.5,
          0.22,
        ) +
        area('M-60 0h26l-6 940h-34z', '#fff', 0.25) +
        area('M34 0h40v940H26z', ink, 0.25),
    ) +
    `<path d="${planShape}" stroke="${paper}" stroke-width="2" opacity=".7" transform="translate(-1 2) scale(.97 .995)"/>`
  );
}

function leaning(x: number, y: number, angle: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle} 0 470) scale(.78 1)">${content}</g>`;
}

function castShadow(x: number, y: number, angle: number, design: Design, colour: string): string {
  const planShape = planOf(design);
  return leaning(
    x,
    y,
    angle,
    `<path d="${planShape}" fill="${colour}" opacity=".1"/><path d="${planShape}" stroke="${colour}" stroke-width="14" opacity=".06"/>`,
  );
}

/** The pair side by side, top sheets up, bindings mounted. */
const pair: View = (colours, design) => ({
  body:
    castShadow(342, 52, 8, design, colours.ink) +
    leaning(316, 30, 8, `<g id="ski">${topSheet(colours, design, 'a')}${binding(colours)}</g>`) +
    castShadow(496, 52, 8, design, colours.ink) +
    leaning(470, 30, 8, '<use href="#ski"/>'),
});

/** Crossed: one ski shows its top sheet, the other its running base. */
const crossed: View = (colours, design) => ({
  body:
    castShadow(428, 54, -24, design, colours.ink) +
    leaning(400, 30, -24, baseSide(colours, design, 'a')) +
    castShadow(428, 54, 24, design, colours.ink) +
    leaning(400, 30, 24, topSheet(colours, design, 'b') + binding(colours)),
});

/** The toe piece close up: wings, rollers, the release scale, the sliding plate. */
const toePiece: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, chalk, slate }, design) => ({
  defs:
    gradient('top', [soft, base, base, shade], [0, 0, 1, 0.2]) +
    gradient('steel', [paper, stone, slate, stone, paper]) +
    gradient('case', [slate, graphite, ink], [0.1, 0, 0.9, 1]) +
    gradient('colour', [light, soft, base, shade], [0, 0, 1, 1]),
  body:
    '<g transform="rotate(-11 400 500)">' +
    area('M190-200h520v1400H190z', ink, 0.16) +
    panel('M150-200h500v1400H150z', ink, ink, weight.contour) +
    area('M158-200h10v1400h-10zM632-200h10v1400h-10z', 'url(#steel)') +
    area('M176-200h448v1400H176z', 'url(#top)') +
    byCut(
      design,
      area('M176 60L624-120V-200H176z', design.trim.panel) +
        area('M176 96L624-84V-104L176 76z', light) +
        area('M176 900L624 780V1200H176z', shade) +
        area('M176 900L624 780V812L176 932z', soft),
      area('M176 950H624V1200H176z', design.trim.panel) + area('M176 930H624V942H176z', design.trim.pop),
      area('M400-200H624V1200H400z', design.trim.panel) +
        line('M176 900L400 1010L624 900M176 970L400 1080L624 970', design.trim.pop, 24),
      area('M176-200H624V120H176z', design.trim.panel) +
        line('M176 120H624', design.trim.pop, 12) +
        area('M176 960L624 900V1200H176z', deep),
    ) +
    line(
      repeat(4, (ring) =>
        curve(
          `176,${1010 + ring * 46} 300,${950 + ring * 40} 400,${990 + ring * 36} 520,${910 + ring * 40} 624,${900 + ring * 44}`,
        ),
      ),
      soft,
      3,
      0.6,
    ) +
    area('M176-200h40v1400h-40z', '#fff', 0.14) +
    // Base plate with its screws.
    area(shape('270,150! 560,150! 590,400 580,900 560,960! 290,960! 262,900 258,400'), ink, 0.35) +
    panel(
      shape('260,130! 540,130! 556,400 552,880 530,930! 270,930! 248,880 244,400'),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    line(curve('266,140 252,400 256,878 274,920'), slate, 3) +
    ['284,880', '516,880', '290,170', '510,170']
      .map(
        (at) =>
          `<g transform="translate(${at})"><circle r="22" fill="${stone}" stroke="${ink}"/><path d="M-11 0h22M0-11v22" stroke="${ink}" stroke-width="5"/><path d="M-15-9q6-10 18-9" stroke="${paper}"/></g>`,
      )
      .join('') +
    // Sliding plate under the boot.
    panel('M300 690h200v150H300z', 'url(#steel)', ink) +
    line(
      repeat(6, (rib) => `M312 ${712 + rib * 21}h176`),
      graphite,
      4,
    ) +
    // Wings with rollers.
    ['', ' matrix(-1 0 0 1 800 0)']
      .map(
        (flip) =>
          `<g transform="${flip}">${area(shape('330,440! 250,560 190,650 180,700 230,720! 300,660 370,600!'), ink, 0.4)}${panel(shape('330,400! 250,500 186,600 172,664 196,688 236,676! 270,610 320,570 380,560!'), 'url(#case)', ink, weight.contour)}${panel(shape('320,440! 260,520 210,602 200,646 214,652 230,642! 258,584 310,540 360,520!'), 'url(#colour)', deep)}<rect x="186" y="640" width="38" height="62" rx="16" fill="url(#steel)" stroke="${ink}"/>${line('M200 652v38', paper, 4)}</g>`,
      )
      .join('') +
    // Housing with the release scale.
    area(shape('300,210! 520,210! 560,330 540,470 500,560 350,560 300,470 280,330'), ink, 0.35) +
    panel(
      shape('290,180! 510,180! 544,300 534,430 486,530 400,552 314,530 266,430 256,300'),
      'url(#case)',
      ink,
      weight.contour,
    ) +
    panel(shape('312,204! 488,204! 514,300 506,360! 294,360! 286,300'), 'url(#colour)', deep) +
    line('M318 214h160', light, 5) +
    design.mark(400, 292, 30, paper) +
    panel('M336 388h128q12 0 12 12v64q0 12-12 12H336q-12 0-12-12v-64q0-12 12-12z', chalk, ink) +
    line('M344 452h112', graphite, 3) +
    line('M344 452v-22M372 452v-14M400 452v-22M428 452v-14M456 452v-22', graphite, 3) +
    area('M404 400l10 22h-20z', deep) +
    line('M338 398q60-6 118 0', '#fff', 4, 0.8) +
    `<circle cx="400" cy="512" r="24" fill="url(#steel)" stroke="${ink}"/>${line('M384 512h32', ink, 7)}` +
    line(curve('272,300 282,230 300,190'), slate, 4) +
    '</g>',
});

const all: KindDrawing = { cuts: 4, views: [pair, crossed, toePiece] };

export const ski = only(all, [0, 2]);
export const touringSki = only(all, [1, 3]);
