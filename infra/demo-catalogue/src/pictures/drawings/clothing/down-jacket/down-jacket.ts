import type { Colours } from '../../../colours.ts';
import { atCut, byCut, type Design } from '../../../design.ts';
import { only } from '../../../only-cuts.ts';
import { curve, shape } from '../../../outline.ts';
import type { KindDrawing, View } from '../../../sheet.ts';
import { area, gradient, line, mirrored, panel, stitches, weight } from '../../../strokes.ts';
import { between, type Chamber, chamber, puckers } from './chambers.ts';
import { chambersDetail } from './chambers-detail.ts';
import { hoodUp } from './heads.ts';
import { stuffed } from './packed.ts';
import { quilted } from './quilted.ts';
import { type DownCut, downCuts, downJacketCuts, downVestCuts, quiltOf } from './quilts.ts';

// Narrow chambers, wide ones under a hood, two colours, slanting chambers; the first, second and third without sleeves.
const rowCounts = [9, 6, 9, 8, 9, 6, 9] as const;
const edges = [216, 200, 192, 190, 190, 192, 194, 196, 194, 200] as const;

function isVest({ cut }: Design): boolean {
  return cut > 3;
}

/** A vest is quilted like one of the jackets; close up, the later cuts look like the first. */
function makeOf({ cut }: Design): number {
  return cut > 6 ? cut % 3 : cut > 3 ? cut - 4 : cut;
}

function trunk({ deep, shade }: Colours, design: Design, isBack: boolean): string {
  const { trim } = design;
  const make = makeOf(design);
  const count = rowCounts[design.cut] ?? 9;
  const high = 558 / count;
  const rows = Array.from({ length: count }, (_, row) => {
    const y = 290 + row * high;
    const left = between(edges, row / count);
    const next = between(edges, (row + 1) / count);
    return {
      topLeft: [left, y],
      topRight: [800 - left, y],
      bottomLeft: [next, y + high],
      bottomRight: [800 - next, y + high],
    } as const;
  });
  const sag = make === 3 ? 40 : make === 1 ? 10 : 8;
  const puff = make === 1 ? 16 : 11;
  const second = (row: number) => make === 2 && row < 3;
  return (
    panel(shape('200,800! 600,800! 602,862! 400,884 198,862!'), shade, deep) +
    (make === 3 ? panel(shape('214,290! 586,290! 604,430! 600,500! 200,500! 196,430!'), 'url(#puff)', deep) : '') +
    `<g stroke-width="${weight.contour}">${rows.map((box, row) => `<path d="${chamber(box, puff, sag)}" fill="url(#${second(row) ? 'second' : 'puff'})" stroke="${second(row) ? trim.edge : deep}"/>`).join('')}</g>` +
    `<path d="${rows.map((box) => puckers(box.topLeft, box.topRight, sag, make === 1 ? 5 : 6)).join('')}" stroke="${deep}" stroke-width="2" opacity=".45"/>` +
    (make === 3 && !isBack ? mirroredSide(trim.panel, trim.edge, trim.pop) : '') +
    area('M212 290H588L610 400V848H190V400z', 'url(#form)')
  );
}

/** Smooth sides below the arms, so that nothing rubs. */
function mirroredSide(fill: string, edge: string, pop: string): string {
  return mirrored(
    'flank',
    panel(shape('184,430! 226,470 246,580 240,720 246,858! 192,850!'), fill, edge) +
      line(curve('196,446 230,500 238,600 230,720 234,850'), pop, 3),
  );
}

const shoulder = shape('300,214! 240,234 208,268 196,330! 300,320 500,320 604,330! 592,268 560,234 500,214! 400,240');

const vestShoulder = shape(
  '300,214! 256,226 236,252 216,330! 300,320 500,320 584,330! 564,252 544,226 500,214! 400,240',
);

/** The left arm; filled by the caller, so that the right one can lie in shade. */
function arm({ deep, shade }: Colours, design: Design): string {
  const { trim } = design;
  const make = makeOf(design);
  const count = make === 1 ? 6 : 9;
  const rows = Array.from({ length: count }, (_, row) => {
    const top = row / count;
    const bottom = (row + 1) / count;
    const outer = (share: number) => [206 - 112 * share ** 0.8 - 12 * Math.sin(share * 3), 262 + 520 * share] as const;
    const inner = (share: number) => [258 - 66 * share, 330 + 474 * share] as const;
    return { topLeft: outer(top), topRight: inner(top), bottomLeft: outer(bottom), bottomRight: inner(bottom) };
  });
  return (
    panel('M88 760h104l-2 66q-50 12-98-14z', shade, deep) +
    `<g stroke="${deep}"><path ${make === 2 ? `fill="${trim.panel}" stroke="${trim.edge}" ` : ''}d="${shape('240,236! 210,254 190,290 180,330! 250,340 262,290')}"/><g stroke-width="${weight.contour}">${rows.map((box, row) => `<path ${make === 2 && row < 2 ? `fill="${trim.panel}" stroke="${trim.edge}" ` : ''}d="${chamber(box, make === 1 ? 13 : 9, 4)}"/>`).join('')}</g></g>` +
    `<path d="${rows.map(({ topLeft, topRight }) => puckers(topLeft, topRight, 4, 3)).join('')}" fill="none" stroke="${deep}" stroke-width="2" opacity=".45"/>`
  );
}

function defs({ light, soft, base, shade, deep }: Colours, { trim }: Design): string {
  return (
    gradient(
      'second',
      trim.id === 'tonal' ? [base, soft, base, shade, deep] : [trim.panel, trim.panel, trim.panel, trim.edge],
      [0.1, 0, 0.16, 1.5],
    ) +
    gradient('puff', [soft, light, soft, base, base, shade], [0.1, 0, 0.16, 1]) +
    gradient('dim', [base, soft, base, shade, deep], [0.1, 0, 0.16, 1]) +
    gradient('form', ['#fff/.22', '#fff/0', '#000/0', '#000/.3'], [0, 0.1, 1, 0.25])
  );
}

function figure(colours: Colours, design: Design, isBack: boolean): string {
  const { deep, shade } = colours;
  const { trim } = design;
  const isSecond = makeOf(design) === 2;
  const sides = isVest(design)
    ? mirrored(
        'hole',
        panel(
          shape('250,232! 222,270 204,330 196,430! 214,420 232,340 262,270!'),
          isSecond ? trim.panel : shade,
          isSecond ? trim.edge : deep,
          weight.contour,
        ),
      )
    : `<g fill="url(#puff)"><g id="left">${arm(colours, design)}</g></g><use href="#left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>`;
  return (
    (isVest(design) ? '' : sides) +
    panel(
      isVest(design) ? vestShoulder : shoulder,
      isSecond ? 'url(#second)' : 'url(#puff)',
      isSecond ? trim.edge : deep,
      weight.contour,
    ) +
    trunk(colours, design, isBack) +
    (isVest(design) ? sides : '')
  );
}

function hem({ shade, deep, soft }: Colours): string {
  return (
    panel(shape('198,842! 300,862 400,866 500,862 602,842! 604,872! 500,892 400,896 300,892 196,872!'), shade, deep) +
    stitches(curve('202,864 300,882 400,886 500,882 598,864'), soft)
  );
}

function collar(colours: Colours, design: Design): string {
  const { light, deep } = colours;
  const { trim } = design;
  const isSecond = makeOf(design) === 2;
  const near = isSecond ? 'url(#second)' : 'url(#puff)';
  const far = isSecond ? 'url(#second)' : 'url(#dim)';
  const edge = isSecond ? trim.edge : deep;
  const half = (box: Chamber, fill: string) => panel(chamber(box, 8, 6), fill, edge, weight.contour);
  return (
    half({ topLeft: [292, 154], topRight: [394, 176], bottomLeft: [282, 220], bottomRight: [394, 246] }, near) +
    half({ topLeft: [406, 176], topRight: [508, 154], bottomLeft: [406, 246], bottomRight: [518, 220] }, far) +
    half({ topLeft: [282, 220], topRight: [394, 246], bottomLeft: [270, 284], bottomRight: [394, 310] }, near) +
    half({ topLeft: [406, 246], topRight: [518, 220], bottomLeft: [406, 310], bottomRight: [530, 284] }, far) +
    line(curve('300,160 340,170 386,182'), light, 4, isSecond && trim.id === 'dark' ? 0.2 : 0.7)
  );
}

/** Front, zipped to the chin. */
const front: View = (colours, design) => {
  const { light, deep, ink } = colours;
  const { cut, trim, mark } = design;
  const make = makeOf(design);
  const hooded = make === 1;
  return {
    shadows: [{ x: 420, y: 906, rx: isVest(design) ? 270 : 330, ry: 34 }],
    defs: defs(colours, design),
    body:
      (hooded
        ? ''
        : panel(shape('296,150! 340,128 400,122 460,128 504,150! 500,220! 300,220!'), deep, deep, weight.contour) +
          area(shape('318,156! 360,140 400,136 440,140 482,156! 470,220! 330,220!'), ink) +
          panel('M380 146h40v14h-40z', trim.pop, deep)) +
      figure(colours, design, false) +
      (hooded ? hoodUp(colours, design) : collar(colours, design)) +
      hem(colours) +
      panel(
        `M388 ${hooded ? 290 : 176}q12 6 24 0l2 ${hooded ? 602 : 716}h-28z`,
        make === 0 ? colours.shade : trim.panel,
        make === 0 ? deep : trim.edge,
      ) +
      line(`M400 ${hooded ? 296 : 182}V890`, ink, 8) +
      `<path d="M400 ${hooded ? 300 : 186}V890" stroke="${trim.pop}" stroke-width="3.5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel(`M393 ${hooded ? 310 : 196}h14l3 22-10 44-10-44z`, trim.pop, ink) +
      line('M246 556l22 150M554 556l-22 150', deep, 9) +
      line('M247 560l21 140M553 560l-21 140', ink, 4) +
      line('M250 568l8 34M550 568l-8 34', trim.pop, 6) +
      (byCut({ cut: make }, true, false, false, true)
        ? panel('M450 396h70v40h-70z', trim.panel, trim.edge) + mark(485, 416, 12, trim.pop)
        : mark(
            300,
            make === 2 ? 370 : 404,
            17,
            cut > 3 || make === 1 ? light : trim.id === 'tonal' ? light : trim.pop,
          )),
  };
};

/** Back, with the collar's loop. */
const back: View = (colours, design) => {
  const { deep, ink, light } = colours;
  const { trim, mark } = design;
  const make = makeOf(design);
  const fill = make === 2 ? 'url(#second)' : 'url(#puff)';
  const edge = make === 2 ? trim.edge : deep;
  return {
    shadows: [{ x: 420, y: 906, rx: isVest(design) ? 270 : 330, ry: 34 }],
    defs: defs(colours, design),
    body:
      figure(colours, design, true) +
      (make === 1
        ? panel(
            shape('284,258! 258,200 270,146 310,108 400,90 490,108 530,146 542,200 516,258! 470,306 400,318 330,306'),
            fill,
            edge,
            weight.contour,
          ) +
          line(
            `${curve('266,180 330,160 400,154 470,160 534,180')}${curve('272,236 330,226 400,222 470,226 528,236')}`,
            deep,
          ) +
          panel(shape('378,92! 400,89 422,92! 430,200 420,312! 400,318 380,312! 370,200'), trim.panel, trim.edge)
        : panel(
            chamber(
              { topLeft: [296, 150], topRight: [504, 150], bottomLeft: [284, 206], bottomRight: [516, 206] },
              8,
              5,
            ),
            fill,
            edge,
            weight.contour,
          ) +
          panel(
            chamber(
              { topLeft: [284, 206], topRight: [516, 206], bottomLeft: [268, 262], bottomRight: [532, 262] },
              8,
              9,
            ),
            fill,
            edge,
            weight.contour,
          ) +
          line('M384 154q0 26 16 26t16-26', ink, 6)) +
      panel('M362 340h76v40h-76z', trim.panel, trim.edge) +
      mark(400, 360, 12, trim.id === 'tonal' ? light : trim.pop) +
      hem(colours),
  };
};

const hero: View = (colours, design) => {
  const quilt = quiltOf(design.cut);
  return quilt === null ? front(colours, design) : quilted(colours, design, quilt, 'front');
};

const reverse: View = (colours, design) => {
  const quilt = quiltOf(design.cut);
  return quilt === null ? back(colours, design) : quilted(colours, design, quilt, 'back');
};

/** Thin jackets are shown packed, thick ones close up. */
const detail: View = (colours, design) => {
  const isThin = ['diamond', 'hybrid', 'chevron', 'kids', 'vest-diamond', 'vest-hybrid'].includes(
    atCut(downCuts, design.cut),
  );
  return isThin ? stuffed(colours, design) : chambersDetail(colours, design, makeOf(design));
};

const all: KindDrawing = { cuts: downCuts.length, views: [hero, reverse, detail] };

const numbers = (cuts: readonly DownCut[]) => cuts.map((cut) => downCuts.indexOf(cut));

export const downJacket = only(all, numbers(downJacketCuts));
export const downVest = only(all, numbers(downVestCuts));
