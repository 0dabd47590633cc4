import { curve, shape } from '../outline.ts';
import type { Colours, KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../strokes.ts';

/** One ski, tip up, around x = 0 from y = 0 to 940. */
const planShape = shape(
  '0,0 24,8 44,34 55,74 57,112 52,210 44,320 38,470 40,610 46,740 53,850 54,896 44,930! 0,940 -44,930! -54,896 -53,850 -46,740 -40,610 -38,470 -44,320 -52,210 -57,112 -55,74 -44,34 -24,8',
);

function topSheet({ light, soft, base, shade, deep, ink, paper, chalk }: Colours, id: string): string {
  return (
    panel(planShape, ink, ink, weight.contour) +
    inside(
      id,
      planShape,
      `<g transform="translate(0 4) scale(.93 .992)">${area(planShape, base)}</g>` +
        // Colour blocks rising along the slope, contour lines of a mountain between them.
        area('M-80 330L80 210V-20H-80z', paper) +
        area('M-80 330L80 210V176L-80 296z', soft) +
        area('M-80 372L80 252V226L-80 346z', light) +
        line(
          repeat(6, (ring) =>
            curve(
              `${-60 + ring * 4},${176 - ring * 18} ${-20 + ring * 2},${150 - ring * 20} ${8},${170 - ring * 20} ${40 - ring * 2},${126 - ring * 16} ${64 - ring * 2},${128 - ring * 18}`,
            ),
          ),
          chalk,
          2.5,
        ) +
        area('M-80 960V800L80 690V960z', shade) +
        area('M-80 800L80 690V672L-80 782z', soft) +
        area('M-80 940V880L80 790V940z', deep) +
        `<path d="M-20 122L0 86L20 122z" fill="${deep}"/>` +
        area('M-60 0h20l-10 940h-30z', '#fff', 0.3) +
        area('M30 0h40v940H22z', deep, 0.22),
    ) +
    line(curve('-22,12 -42,36 -52,76 -54,112 -49,210 -41,320 -35,470'), '#fff', 2, 0.6)
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

function baseSide({ light, soft, base, shade, deep, ink, graphite, stone, paper }: Colours, id: string): string {
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
        area('M-60 238L0 120L60 238L36 226L14 250L0 226L-22 254L-40 228z', shade) +
        line('M-46 240L0 150L46 240', paper, 4) +
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
    line(curve('-44,34 -54,76 -56,112 -51,210 -43,320 -37,470 -39,610 -45,740 -52,850 -53,896'), paper, 2.5, 0.9) +
    line(curve('44,34 54,76 56,112 51,210 43,320 37,470 39,610 45,740 52,850 53,896'), deep, 2)
  );
}

function leaning(x: number, y: number, angle: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle} 0 470) scale(.78 1)">${content}</g>`;
}

function castShadow(x: number, y: number, angle: number, colour: string): string {
  return leaning(
    x,
    y,
    angle,
    `<path d="${planShape}" fill="${colour}" opacity=".1"/><path d="${planShape}" stroke="${colour}" stroke-width="14" opacity=".06"/>`,
  );
}

/** The pair side by side, top sheets up, bindings mounted. */
const pair: View = (colours) => ({
  body:
    castShadow(342, 52, 8, colours.ink) +
    leaning(316, 30, 8, `<g id="ski">${topSheet(colours, 'a')}${binding(colours)}</g>`) +
    castShadow(496, 52, 8, colours.ink) +
    leaning(470, 30, 8, '<use href="#ski"/>'),
});

/** Crossed: one ski shows its top sheet, the other its running base. */
const crossed: View = (colours) => ({
  body:
    castShadow(428, 54, -24, colours.ink) +
    leaning(400, 30, -24, baseSide(colours, 'a')) +
    castShadow(428, 54, 24, colours.ink) +
    leaning(400, 30, 24, topSheet(colours, 'b') + binding(colours)),
});

/** The toe piece close up: wings, rollers, the release scale, the sliding plate. */
const toePiece: View = ({ light, soft, base, shade, deep, ink, graphite, stone, paper, chalk, slate }) => ({
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
    area('M176 60L624-120V-200H176z', paper) +
    area('M176 96L624-84V-104L176 76z', light) +
    area('M176 900L624 780V1200H176z', shade) +
    area('M176 900L624 780V812L176 932z', soft) +
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
    line('M366 322l32-64 32 64z', paper, 4) +
    panel('M336 388h128q12 0 12 12v64q0 12-12 12H336q-12 0-12-12v-64q0-12 12-12z', chalk, ink) +
    line('M344 452h112', graphite, 3) +
    line('M344 452v-22M372 452v-14M400 452v-22M428 452v-14M456 452v-22', graphite, 3) +
    area('M404 400l10 22h-20z', deep) +
    line('M338 398q60-6 118 0', '#fff', 4, 0.8) +
    `<circle cx="400" cy="512" r="24" fill="url(#steel)" stroke="${ink}"/>${line('M384 512h32', ink, 7)}` +
    line(curve('272,300 282,230 300,190'), slate, 4) +
    '</g>',
});

export const ski: KindDrawing = { cuts: 1, views: [pair, crossed, toePiece] };
