import type { Colours } from '../../../colours.ts';
import { byCut, type Design } from '../../../design.ts';
import { only } from '../../../only-cuts.ts';
import { curve, shape } from '../../../outline.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { beltDetail } from './belt-detail.ts';
import { hemDetail } from './hem-detail.ts';
import { hungShorts } from './hung.ts';
import { hikingShortsCuts, lengthOf, runningShortsCuts, type ShortsCut, shortsCuts } from './lengths.ts';
import { stridingShorts } from './stride.ts';
import { waist } from './waist.ts';

/** Mid length with a split hem; short and flared; to the knee and straight; with a fitted leg under the loose one. */
function legOf(design: Design): string {
  return shape(
    byCut(
      design,
      '240,300! 214,380 190,480 168,590 146,716! 220,754 300,768 372,770! 386,700 396,620 402,560! 404,400 404,290!',
      '240,300! 206,370 170,460 142,540 116,620! 200,672 300,694 380,692! 392,640 400,600 404,566! 404,400 404,290!',
      '240,300! 222,400 206,520 192,660 184,820! 240,846 310,856 376,854! 386,760 396,650 402,570! 404,400 404,290!',
      '240,300! 210,380 182,470 160,560 142,660! 220,700 300,716 376,716! 390,660 398,600 402,560! 404,400 404,290!',
    ),
  );
}

/** How much lower the hem lies than in the first cut. */
const drop = (design: Design) => byCut(design, 0, -86, 96, -54);

const band = shape(
  '240,236! 300,250 400,256 500,250 560,236! 566,270 568,306! 500,324 400,330 300,324 232,306! 234,270',
);

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('cloth', [light, soft, base, base, shade], [0, 0, 1, 0.4]) +
    gradient('dim', [soft, base, shade, shade], [0, 0, 1, 0.4]) +
    gradient('band', [base, shade, deep], [0, 0, 1, 0.2])
  );
}

/** Contrasting parts of the leg: a panel at the side, a bound hem, a pocket on the thigh, a slanting block. */
function blocks({ soft, light, deep, ink }: Colours, design: Design): string {
  const { trim } = design;
  return byCut(
    design,
    panel(shape('230,300! 262,330 258,440 232,560 196,640 186,780! 130,740!'), trim.panel, trim.edge) +
      stitches(curve('272,330 268,442 242,564 206,646 196,770'), trim.id === 'pale' ? deep : soft),
    panel(shape('230,300! 250,330 220,440 190,530 178,660! 90,640!'), trim.panel, trim.edge) +
      line('M100 600Q240 660 392 664', trim.panel, 40) +
      line('M100 580Q240 640 392 644', trim.edge),
    panel('M190 560L296 572L290 700L182 686z', trim.panel, trim.edge) +
      line('M190 596L294 608', trim.edge, 6) +
      line('M190 596L294 608', trim.pop, 2) +
      line('M200 600l-4 26', ink, 6),
    panel(shape('90,560! 260,480 404,470! 410,760! 90,760!'), trim.panel, trim.edge) +
      line(curve('90,540 260,460 404,450'), light, 5, 0.7),
  );
}

/** One leg; filled by the caller. In the last cut a fitted inner leg shows below the hem. */
function legs(colours: Colours, design: Design, seam: string): string {
  const { light, shade, deep, soft, ink, graphite } = colours;
  const leg = legOf(design);
  const down = drop(design);
  const inner = byCut(design, false, false, false, true);
  const under = shape('170,600! 168,700 176,790 186,850! 250,866 310,868 366,862! 380,780 392,690 400,600!');
  const drawn =
    (inner
      ? `<path d="${under}" fill="${graphite}" stroke="${ink}" stroke-width="${weight.contour}"/><path d="M182 826Q270 846 370 838" stroke="${design.trim.pop}" fill="none" stroke-width="5"/>`
      : '') +
    `<path d="${leg}" stroke="${deep}" stroke-width="${weight.contour}"/>` +
    '<g fill="none">' +
    inside(
      'leg',
      leg,
      blocks(colours, design) +
        area(shape('396,420! 360,520 352,640 372,780! 420,780!'), deep, 0.3) +
        area(shape('290,340! 320,460 300,600 262,720 284,580 296,460'), light, 0.15) +
        area(shape('226,420! 220,540 190,640 170,740! 200,600'), shade, 0.4) +
        `<path d="${curve('400,500 362,540 330,556')}${curve('398,540 372,580 350,600')}${curve('270,500 290,560 330,590')}" stroke="${deep}" opacity=".55"/>` +
        `<g transform="translate(0 ${down})"><path d="M90 668Q250 744 400 744" stroke="${deep}"/>${stitches('M90 678Q250 754 400 754', soft)}</g>` +
        seam,
    ) +
    byCut(
      design,
      `<path d="M190 742q-2-52 14-92" stroke="${deep}" stroke-width="5"/>`,
      `<path d="M172 650q2-60 22-104" stroke="${deep}" stroke-width="5"/>`,
      '',
      '',
    ) +
    '</g>';
  return `<g fill="url(#cloth)"><g id="leg-left">${drawn}</g></g><use href="#leg-left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>`;
}

function waistband({ soft, deep, light }: Colours): string {
  return (
    panel(band, 'url(#band)', deep, weight.contour) +
    line(
      repeat(25, (rib) => `M${250 + rib * 12.5} ${246 + Math.round(10 * Math.sin((rib / 24) * Math.PI))}v62`),
      deep,
      2,
      0.6,
    ) +
    stitches(curve('240,284 300,300 400,306 500,300 560,284'), soft) +
    line(curve('244,244 300,256 400,262 500,256 556,244'), light, 2.5, 0.6)
  );
}

/** Front: drawcord, hand pockets, split hems. */
const front: View = (colours, design) => {
  const { light, shade, deep, ink, graphite, paper, soft } = colours;
  const { trim, mark } = design;
  return {
    shadows: [{ x: 420, y: byCut(design, 812, 740, 900, 908), rx: 300, ry: 30 }],
    defs: defs(colours),
    body:
      panel(shape('244,238! 300,222 400,216 500,222 556,238! 500,262 400,266 300,262'), shade, deep) +
      panel('M382 226h36v22h-36z', light, deep) +
      legs(
        colours,
        design,
        `<path d="${curve('264,336 256,400 230,452')}" stroke="${ink}" stroke-width="5"/>${stitches(curve('276,338 268,406 240,462'), soft)}`,
      ) +
      line('M400 330V560', deep) +
      stitches('M408 334V540', soft) +
      waistband(colours) +
      `<path d="M374 296h.1M426 296h.1" stroke="${ink}" stroke-width="15"/><path d="M374 296h.1M426 296h.1" stroke="${graphite}" stroke-width="7"/>` +
      cord(
        `${curve('374,298 388,318 400,322 412,318 426,298')}${curve('398,322 360,336 350,364 380,366 402,326')}${curve('402,322 440,334 452,360 424,366 400,328')}${curve('398,326 384,380 376,430')}${curve('404,326 420,380 418,440')}`,
        paper,
        deep,
        7,
      ) +
      line('M376 424l-2 16M418 434v16', ink, 9) +
      mark(
        byCut(design, 240, 214, 236, 330),
        byCut(design, 690, 560, 780, 420),
        17,
        byCut(design, light, light, light, trim.id === 'tonal' ? light : trim.pop),
      ),
  };
};

/** Back: zipped pocket in the band, yoke seam. */
const back: View = (colours, design) => {
  const { light, soft, deep, ink, graphite, paper } = colours;
  return {
    shadows: [{ x: 420, y: byCut(design, 812, 740, 900, 908), rx: 300, ry: 30 }],
    defs: defs(colours),
    body:
      legs(
        colours,
        design,
        `<path d="${curve('262,372 330,392 410,396')}" stroke="${deep}"/>${stitches(curve('262,380 330,400 410,404'), soft)}`,
      ) +
      line('M400 330V560', deep) +
      area(shape('392,400! 408,470 394,560! 380,500'), deep, 0.4) +
      waistband(colours) +
      panel('M334 268h132q6 0 6 8v26q0 8-6 8H334q-6 0-6-8v-26q0-8 6-8z', 'url(#band)', deep) +
      line('M342 289H458', ink, 7) +
      `<path d="M342 289H458" stroke="${graphite}" stroke-width="3" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      line('M348 290l-8 34', light, 7) +
      line('M388 260v-22q12-10 24 0v22', ink, 6) +
      design.mark(
        byCut(design, 556, 540, 560, 520),
        byCut(design, 690, 530, 770, 440),
        16,
        byCut(design, paper, design.trim.pop, paper, paper),
      ),
  };
};

const hero: View = (colours, design) => {
  const length = lengthOf(design.cut);
  if (length === null) return front(colours, design);
  return length === 'stride' ? stridingShorts(colours, design, 'front') : hungShorts(colours, design, length, 'front');
};

/** Hanging straight: striding ones have the length of the first cut. */
const straight: View = (colours, design) =>
  lengthOf(design.cut) === 'stride' ? front(colours, { ...design, cut: 0 }) : hero(colours, design);

const reverse: View = (colours, design) => {
  const length = lengthOf(design.cut);
  if (length === null) return back(colours, design);
  return length === 'stride' ? stridingShorts(colours, design, 'back') : hungShorts(colours, design, length, 'back');
};

/** The belt of those that have one, the cord of some, otherwise the hem on a rule. */
const detail: View = (colours, design) => {
  const length = lengthOf(design.cut);
  if (length === null) return waist(colours, design);
  if (length === 'stride' || length.name === 'trainer' || length.name === 'baggy') {
    return waist(colours, { ...design, cut: 1 });
  }
  return (length.band === 'belt' ? beltDetail : hemDetail)(colours, design);
};

const all: KindDrawing = { cuts: shortsCuts.length, views: [hero, reverse, detail], upright: straight };

const numbers = (cuts: readonly ShortsCut[]) => cuts.map((cut) => shortsCuts.indexOf(cut));

export const shorts = only(all, numbers(runningShortsCuts));
export const hikingShorts = only(all, numbers(hikingShortsCuts));
