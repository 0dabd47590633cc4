import { curve, shape } from '../outline.ts';
import type { Colours, KindDrawing, View } from '../sheet.ts';
import { area, gradient, inside, line, panel, repeat, stitches, weight } from '../strokes.ts';

interface Chamber {
  readonly topLeft: readonly [number, number];
  readonly topRight: readonly [number, number];
  readonly bottomLeft: readonly [number, number];
  readonly bottomRight: readonly [number, number];
}

function at([x, y]: readonly [number, number]): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** One down-filled chamber: its short sides bulge by `puff`, its seams sag by `sag`. */
function chamber({ topLeft, topRight, bottomLeft, bottomRight }: Chamber, puff: number, sag: number): string {
  const side = (from: readonly [number, number], to: readonly [number, number], out: number) =>
    `C${at([from[0] + out, from[1] + (to[1] - from[1]) * 0.2])} ${at([to[0] + out, to[1] - (to[1] - from[1]) * 0.2])} ${at(to)}`;
  const seam = (from: readonly [number, number], to: readonly [number, number]) =>
    `Q${at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2])} ${at(to)}`;
  return `M${at(topLeft)}${seam(topLeft, topRight)}${side(topRight, bottomRight, puff)}${seam(bottomRight, bottomLeft)}${side(bottomLeft, topLeft, -puff)}z`;
}

/** Creases that gather at a seam, alternating in length. */
function puckers(from: readonly [number, number], to: readonly [number, number], sag: number, count: number): string {
  return repeat(count, (index) => {
    const share = (index + 0.6) / count;
    const x = from[0] + (to[0] - from[0]) * share;
    const y = from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share);
    const long = 7 + ((index * 5) % 4) * 4;
    return `M${at([x, y])}q${index % 2 ? 3 : -3} ${long / 2} ${index % 3 ? 1 : -2} ${long}`;
  });
}

const edgeX = [216, 200, 192, 190, 190, 192, 194, 196, 194, 200];

function trunk({ deep, shade }: Colours): string {
  const rows = edgeX.slice(0, -1).map((left, row) => {
    const next = edgeX[row + 1] ?? left;
    const y = 290 + row * 62;
    return {
      y,
      box: {
        topLeft: [left, y],
        topRight: [800 - left, y],
        bottomLeft: [next, y + 62],
        bottomRight: [800 - next, y + 62],
      } as const,
    };
  });
  return (
    panel(shape('200,800! 600,800! 602,862! 400,884 198,862!'), shade, deep) +
    `<g fill="url(#puff)" stroke="${deep}" stroke-width="${weight.contour}">${rows.map(({ box }) => `<path d="${chamber(box, 11, 8)}"/>`).join('')}</g>` +
    `<path d="${rows.map(({ box }) => puckers(box.topLeft, box.topRight, 8, 12)).join('')}" stroke="${deep}" stroke-width="2" opacity=".45"/>` +
    inside('trunk', rows.map(({ box }) => chamber(box, 11, 8)).join(''), area('M170 290H630V870H170z', 'url(#form)'))
  );
}

const shoulder = shape('300,214! 240,234 208,268 196,330! 300,320 500,320 604,330! 592,268 560,234 500,214! 400,240');

/** The left arm; filled by whoever uses it, so that the right one can lie in shade. */
function arm({ deep, shade }: Colours): string {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const top = row / 9;
    const bottom = (row + 1) / 9;
    const outer = (share: number) => [206 - 112 * share ** 0.8 - 12 * Math.sin(share * 3), 262 + 520 * share] as const;
    const inner = (share: number) => [258 - 66 * share, 330 + 474 * share] as const;
    return { topLeft: outer(top), topRight: inner(top), bottomLeft: outer(bottom), bottomRight: inner(bottom) };
  });
  return (
    panel('M88 760h104l-2 66q-50 12-98-14z', shade, deep) +
    `<g stroke="${deep}"><path d="${shape('240,236! 210,254 190,290 180,330! 250,340 262,290')}"/><g stroke-width="${weight.contour}">${rows.map((box) => `<path d="${chamber(box, 9, 4)}"/>`).join('')}</g></g>` +
    `<path d="${rows.map(({ topLeft, topRight }) => puckers(topLeft, topRight, 4, 5)).join('')}" fill="none" stroke="${deep}" stroke-width="2" opacity=".45"/>`
  );
}

function defs({ light, soft, base, shade, deep }: Colours): string {
  return (
    gradient('puff', [soft, light, soft, base, base, shade], [0.1, 0, 0.16, 1]) +
    gradient('dim', [base, soft, base, shade, deep], [0.1, 0, 0.16, 1]) +
    gradient('form', ['#fff/.22', '#fff/0', '#000/0', '#000/.3'], [0, 0.1, 1, 0.25])
  );
}

function figure(colours: Colours): string {
  const { deep } = colours;
  return (
    `<g fill="url(#puff)"><g id="left">${arm(colours)}</g></g><use href="#left" fill="url(#dim)" transform="matrix(-1 0 0 1 800 0)"/>` +
    panel(shoulder, 'url(#puff)', deep, weight.contour) +
    trunk(colours)
  );
}

function hem({ shade, deep, soft }: Colours): string {
  return (
    panel(shape('198,842! 300,862 400,866 500,862 602,842! 604,872! 500,892 400,896 300,892 196,872!'), shade, deep) +
    stitches(curve('202,864 300,882 400,886 500,882 598,864'), soft)
  );
}

/** Front, zipped to the chin. */
const front: View = (colours) => {
  const { light, soft, base, shade, deep, ink, graphite } = colours;
  return {
    shadows: [{ x: 420, y: 906, rx: 330, ry: 34 }],
    defs: defs(colours),
    body:
      panel(shape('296,150! 340,128 400,122 460,128 504,150! 500,220! 300,220!'), deep, deep, weight.contour) +
      area(shape('318,156! 360,140 400,136 440,140 482,156! 470,220! 330,220!'), ink) +
      panel('M380 146h40v14h-40z', light, deep) +
      figure(colours) +
      panel(
        chamber({ topLeft: [292, 154], topRight: [394, 176], bottomLeft: [282, 220], bottomRight: [394, 246] }, 8, 6),
        'url(#puff)',
        deep,
        weight.contour,
      ) +
      panel(
        chamber({ topLeft: [406, 176], topRight: [508, 154], bottomLeft: [406, 246], bottomRight: [518, 220] }, 8, 6),
        'url(#dim)',
        deep,
        weight.contour,
      ) +
      panel(
        chamber({ topLeft: [282, 220], topRight: [394, 246], bottomLeft: [270, 284], bottomRight: [394, 310] }, 8, 6),
        'url(#puff)',
        deep,
        weight.contour,
      ) +
      panel(
        chamber({ topLeft: [406, 246], topRight: [518, 220], bottomLeft: [406, 310], bottomRight: [530, 284] }, 8, 6),
        'url(#dim)',
        deep,
        weight.contour,
      ) +
      line(curve('300,160 340,170 386,182'), light, 4, 0.7) +
      hem(colours) +
      panel('M388 176q12 6 24 0l2 716h-28z', shade, deep) +
      line('M400 182V890', ink, 8) +
      `<path d="M400 186V890" stroke="${graphite}" stroke-width="3.5" stroke-dasharray="3 4" stroke-linecap="butt"/>` +
      panel('M393 196h14l3 22-10 44-10-44z', soft, ink) +
      line('M246 556l22 150M554 556l-22 150', deep, 9) +
      line('M247 560l21 140M553 560l-21 140', ink, 4) +
      line('M250 568l8 34M550 568l-8 34', light, 6) +
      panel('M452 400h66v34h-66z', base, deep) +
      line('M464 424l14-16 14 16M484 424l10-10 10 10', light, 3.5),
  };
};

/** Back, with the collar's loop. */
const back: View = (colours) => {
  const { light, deep, base, ink } = colours;
  return {
    shadows: [{ x: 420, y: 906, rx: 330, ry: 34 }],
    defs: defs(colours),
    body:
      figure(colours) +
      panel(
        chamber({ topLeft: [296, 150], topRight: [504, 150], bottomLeft: [284, 206], bottomRight: [516, 206] }, 8, 5),
        'url(#puff)',
        deep,
        weight.contour,
      ) +
      panel(
        chamber({ topLeft: [284, 206], topRight: [516, 206], bottomLeft: [268, 262], bottomRight: [532, 262] }, 8, 9),
        'url(#puff)',
        deep,
        weight.contour,
      ) +
      line('M384 154q0 26 16 26t16-26', ink, 6) +
      panel('M366 318h68v34h-68z', base, deep) +
      line('M378 342l14-16 14 16M398 342l10-10 10 10', light, 3.5) +
      hem(colours),
  };
};

/** Chambers close up: gathered seams, the pocket's zip, a label. */
const quilt: View = (colours) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, paper, slate } = colours;
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = -150 + row * 250;
    return {
      topLeft: [-30, y + 40],
      topRight: [830, y - 40],
      bottomLeft: [-30, y + 290],
      bottomRight: [830, y + 210],
    } as const;
  });
  const creases = rows
    .map(({ topLeft, topRight }) =>
      repeat(15, (index) => {
        const share = (index + 0.5) / 15;
        const x = topLeft[0] + (topRight[0] - topLeft[0]) * share;
        const y = topLeft[1] + (topRight[1] - topLeft[1]) * share + 88 * share * (1 - share);
        const long = 34 + ((index * 7) % 5) * 16;
        return `M${at([x - 7, y + 4])}q${index % 2 ? 12 : -4} ${long * 0.6} ${index % 3 ? 8 : -6} ${long}q2-${Math.round(long * 0.6)} 8-${long}zM${at([x - 5, y - 4])}q-6-${Math.round(long * 0.4)} 2-${Math.round(long * 0.7)}q4 ${Math.round(long * 0.3)} 6 ${Math.round(long * 0.7)}z`;
      }),
    )
    .join('');
  return {
    defs:
      gradient('puff', [shade, soft, light, soft, base, base, shade, deep], [0.1, 0, 0.16, 1]) +
      gradient('form', ['#fff/.2', '#fff/0', '#000/.3'], [0, 0.1, 1, 0.6]) +
      gradient('steel', [paper, stone, slate, stone]),
    body:
      `<g fill="url(#puff)">${rows.map((box) => `<path d="${chamber(box, 0, 22)}"/>`).join('')}</g>` +
      area(creases, deep, 0.26) +
      rows
        .map(
          ({ topLeft, topRight }) =>
            `${line(`M${at(topLeft)}Q400 ${topLeft[1] + 4} ${at(topRight)}`, deep, 6)}${stitches(`M${at([topLeft[0], topLeft[1] + 3])}Q400 ${topLeft[1] + 7} ${at([topRight[0], topRight[1] + 3])}`, light)}`,
        )
        .join('') +
      area('M0 0H800V1000H0z', 'url(#form)') +
      // Zip of the chest pocket.
      '<g transform="rotate(-68 470 470)">' +
      area('M200 448h520v70H200z', deep, 0.35) +
      panel('M190 430h520q14 0 14 40t-14 40H190q-14 0-14-40t14-40z', shade, deep, weight.contour) +
      stitches('M200 442h506M200 498h506', light) +
      area('M194 456h514v28H194z', ink) +
      `<path d="M200 470H700" stroke="${graphite}" stroke-width="18" stroke-dasharray="6 6" stroke-linecap="butt"/><path d="M200 464H700" stroke="${stone}" stroke-width="2" stroke-dasharray="6 6" stroke-linecap="butt"/>` +
      panel('M616 444h60q12 0 12 26t-12 26h-60l-16-14v-24z', 'url(#steel)', ink, weight.contour) +
      panel('M560 460h70v20h-70q-10 0-10-10t10-10z', graphite, ink) +
      line('M420 470h134', ink, 16) +
      line('M422 468h130', soft, 9) +
      panel('M396 452h44v36h-44q-18 0-18-18t18-18z', graphite, ink) +
      '</g>' +
      // Woven label.
      '<g transform="rotate(-5 180 700)">' +
      area('M92 646h192v112H92z', deep, 0.35) +
      panel('M84 634h192v112H84z', paper, graphite) +
      stitches('M94 644h172v92H94z', stone) +
      line('M122 714l40-48 40 48M178 714l26-30 30 30', ink, 8) +
      '</g>',
  };
};

export const downJacket: KindDrawing = { cuts: 1, views: [front, back, quilt] };
