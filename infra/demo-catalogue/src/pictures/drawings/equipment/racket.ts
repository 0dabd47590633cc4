import type { Colours } from '../../colours.ts';
import { byCut, type Design } from '../../design.ts';
import { curve, shape } from '../../outline.ts';
import { band } from '../../round.ts';
import type { KindDrawing, View } from '../../sheet.ts';
import { area, gradient, inside, line, panel, repeat, weight } from '../../strokes.ts';

type Frame = {
  /** Half the width and half the height of the head. */
  readonly rx: number;
  readonly ry: number;
  /** How full the head's shoulders are: .7 is an ellipse. */
  readonly full: number;
  readonly tube: number;
  /** Where the arms of the throat come together. */
  readonly neck: number;
};

function frameOf(design: Design): Frame {
  return byCut<Frame>(
    design,
    { rx: 156, ry: 206, full: 0.71, tube: 24, neck: 600 },
    { rx: 170, ry: 214, full: 0.75, tube: 28, neck: 612 },
    { rx: 146, ry: 196, full: 0.7, tube: 19, neck: 584 },
    { rx: 160, ry: 208, full: 0.79, tube: 23, neck: 560 },
  );
}

const at = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;

/** The head's centre line, from the top clockwise. */
function headOf({ rx, ry, full }: Frame): string {
  const high = ry * (1 - full * 0.98);
  return shape(
    [
      at(0, 0),
      at(rx * full, high),
      at(rx, ry * 0.94),
      at(rx * 0.76, ry * 1.62),
      at(0, ry * 2),
      at(-rx * 0.76, ry * 1.62),
      at(-rx, ry * 0.94),
      at(-rx * full, high),
    ].join(' '),
  );
}

function armsOf({ rx, ry, tube, neck }: Frame): string {
  const close = Math.min(tube / 2 - 1, 10);
  return [-1, 1]
    .map((side) =>
      curve(
        [
          at(side * rx * 0.84, ry * 1.5),
          at(side * rx * 0.6, ry * 1.86),
          at(side * (close + 14), neck - 60),
          at(side * close, neck),
          at(side * close, 604),
        ].join(' '),
      ),
    )
    .join('');
}

function grip({ ink, stone, slate }: Colours, { trim }: Design): string {
  const handle = shape('-23,600! 23,600! 24,780 30,832! 31,856! -31,856! -30,832! -24,780');
  return (
    panel(handle, trim.panel, trim.edge, weight.contour) +
    inside(
      'grip',
      handle,
      line(
        repeat(10, (turn) => `M-40 ${640 + turn * 26}L40 ${606 + turn * 26}`),
        trim.edge,
        3,
      ) +
        line(
          repeat(10, (turn) => `M-40 ${645 + turn * 26}L40 ${611 + turn * 26}`),
          trim.pop,
          1.6,
          0.55,
        ) +
        area('M-40 590h26v280h-30z', '#fff', 0.2) +
        area('M10 590h40v280H12z', ink, 0.24),
    ) +
    panel('M-26 592h52v20h-52z', ink, ink) +
    line('M-20 598h26', slate) +
    panel('M-32 846h64v14q0 8-8 8h-48q-8 0-8-8z', ink, ink) +
    line('M-24 852h30', stone, 2)
  );
}

function stringBed({ rx, ry }: Frame, { slate }: Colours): string {
  return line(
    repeat(16, (main) => `M${Math.round(-rx + (rx * 2 * (main + 0.5)) / 16)} 0V${ry * 2}`) +
      repeat(19, (cross) => `M${-rx} ${Math.round((ry * 2 * (cross + 0.7)) / 19.4)}H${rx}`),
    slate,
    1.6,
    0.8,
  );
}

/** The racket upright around x = 0, from y = 0 to 868. */
function upright(colours: Colours, design: Design): string {
  const { light, soft, base, shade, deep, paper } = colours;
  const { trim, mark } = design;
  const frame = frameOf(design);
  const { ry, tube } = frame;
  const head = headOf(frame);
  const arms = armsOf(frame);
  const paint = byCut(
    design,
    // Shoulders in the second colour.
    band(head, trim.panel, tube, 8, 16) + band(head, trim.panel, tube, 76, 16),
    // Crown and throat.
    band(head, trim.panel, tube, 0, 9) +
      band(head, trim.panel, tube, 91, 9) +
      band(head, soft, tube, 9, 2) +
      band(head, soft, tube, 89, 2),
    // One long side, as on a racket painted in halves.
    band(head, trim.panel, tube, 0, 44) + band(head, paper, tube, 44, 2),
    // Four short bands.
    [5, 21, 75, 91].map((from) => band(head, trim.panel, tube, from, 4) + band(head, soft, tube, from + 5, 1)).join(''),
  );
  return (
    inside('bed', head, `${stringBed(frame, colours)}<g opacity=".8">${mark(0, ry * 1.06, ry * 0.26, base)}</g>`) +
    line(arms, deep, tube + 6) +
    line(head, deep, tube + 6) +
    line(arms, base, tube) +
    line(head, base, tube) +
    paint +
    band(arms.slice(0, arms.indexOf('M', 1)), trim.panel, tube, 44, 20) +
    band(arms.slice(arms.indexOf('M', 1)), trim.panel, tube, 44, 20) +
    `<g transform="translate(4 5)">${band(head, deep, 4, 2, 44)}</g>` +
    `<g transform="translate(-4 -4)" opacity=".75">${band(head, light, 4, 68, 30)}${band(arms.slice(0, arms.indexOf('M', 1)), light, 4, 10, 70)}</g>` +
    line(
      repeat(7, (grommet) => `M${-54 + grommet * 18} ${Math.round(ry * 2 - 4 - (grommet - 3) ** 2 * 1.6)}h.1`),
      shade,
      5,
    ) +
    grip(colours, design)
  );
}

function laid(x: number, y: number, angle: number, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${angle} 0 430)">${content}</g>`;
}

function castShadow(x: number, y: number, angle: number, design: Design, colour: string): string {
  const frame = frameOf(design);
  const outline = headOf(frame) + armsOf(frame);
  return laid(
    x,
    y,
    angle,
    `<g opacity=".13">${line(outline, colour, frame.tube + 8)}<path d="M-30 600h60v268h-60z" fill="${colour}"/></g>`,
  );
}

/** The face of the racket. */
const face: View = (colours, design) => ({
  body: castShadow(420, 94, 24, design, colours.ink) + laid(396, 62, 24, upright(colours, design)),
});

/** The beam from the side, the face behind it. */
const beam: View = (colours, design) => {
  const { light, base, deep, ink, paper, soft } = colours;
  const { trim, mark } = design;
  const { tube, neck } = frameOf(design);
  const wide = Math.round(tube * 0.62);
  const profile = shape(
    `0,0 ${wide - 4},16 ${wide},220 ${wide + 2},420 ${wide - 3},${neck - 40} ${wide - 4},620! ${4 - wide},620! ${3 - wide},${neck - 40} ${-2 - wide},420 ${-wide},220 ${4 - wide},16`,
  );
  return {
    defs: gradient('beam', [light, base, base, deep], [0, 0, 1, 0]),
    body:
      castShadow(506, 96, -9, design, ink) +
      laid(484, 66, -9, upright(colours, design)) +
      `<g transform="translate(204 96) rotate(-9 0 430)" opacity=".13">${area(profile, ink)}${area('M-24 600h48v268h-48z', ink)}</g>` +
      `<g transform="translate(182 66) rotate(-9 0 430)">` +
      panel(profile, 'url(#beam)', deep, weight.contour) +
      inside(
        'beam-paint',
        profile,
        area(
          byCut(
            design,
            'M-40 40h80v120h-80z',
            'M-40-9h80v96h-80z',
            'M-40 0h40v620h-40z',
            'M-40 70h80v44h-80zM-40 170h80v44h-80z',
          ),
          trim.panel,
        ) + area('M-40 430h80v12h-80z', soft),
      ) +
      line('M0 24V404', ink, 7) +
      `<path d="M0 34V396" stroke="${paper}" stroke-width="3" stroke-dasharray="1 17"/>` +
      mark(0, 500, 10, trim.pop, -90) +
      panel('M-20 600h40l2 190 6 44v34h-56v-34l6-44z', trim.panel, trim.edge, weight.contour) +
      line(
        repeat(8, (turn) => `M-19 ${646 + turn * 26}L20 ${626 + turn * 26}`),
        trim.edge,
        3,
      ) +
      area('M8 606h11l3 184 5 44v30H8z', ink, 0.24) +
      panel('M-23 592h46v20h-46zM-30 848h60v14q0 6-6 6h-48q-6 0-6-6z', ink, ink) +
      '</g>',
  };
};

/** The string bed close up, under the bumper that guards the head. */
const strings: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, chalk, paper, slate } = colours;
  const { trim, mark } = design;
  const tile = byCut(design, 92, 84, 74, 98);
  const half = tile / 2;
  const strand = (data: string) =>
    line(data, slate, 15) +
    line(data, chalk, 10) +
    `<path d="${data}" stroke="${paper}" stroke-width="3" transform="translate(-2 -2)"/>`;
  const arc = 'M-90 330Q130 40 420 34T900 250';
  return {
    defs:
      `<pattern id="weave" width="${tile * 2}" height="${tile * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(8)">` +
      strand(`M${half} 0V${tile * 2}M${half * 3} 0V${tile * 2}`) +
      strand(`M0 ${half}H${tile}M${tile} ${half * 3}H${tile * 2}`) +
      strand(`M${tile + 8} ${half}h${tile - 8}M0 ${half * 3}h${tile - 8}`).replaceAll(
        '<path',
        '<path stroke-linecap="butt"',
      ) +
      strand(`M${half * 3} 0V${tile}M${half} ${tile}V${tile * 2}`) +
      '</pattern>' +
      gradient('tube', [light, soft, base, shade, deep], [0, 0, 0.1, 1]),
    body:
      area('M-10 0H810V1010H-10z', shade, 0.1) +
      `<g opacity=".16" transform="translate(16 22)">${area('M-10 0H810V1010H-10z', 'url(#weave)')}</g>` +
      area('M-10 0H810V1010H-10z', 'url(#weave)') +
      `<mask id="stencil">${area('M-10 0H810V1010H-10z', 'url(#weave)')}</mask><g mask="url(#stencil)">${mark(430, 700, 150, shade, 8)}</g>` +
      line('M-90 410Q130 120 420 114T900 330', ink, 120, 0.2) +
      line(arc, deep, 190) +
      line(arc, 'url(#tube)', 182) +
      band(arc, trim.panel, 182, byCut(design, 52, 30, 60, 44), byCut(design, 30, 22, 44, 10)) +
      line('M-90 296Q130 8 420 2T900 216', light, 6, 0.7) +
      line('M-90 250Q130-40 420-46T900 170', ink, 96) +
      line('M-90 240Q130-50 420-56T900 160', graphite, 80) +
      line('M-60 262Q140-10 420-16T900 200', slate, 4) +
      [
        [96, 214],
        [196, 144],
        [306, 112],
        [418, 102],
        [530, 116],
        [640, 158],
        [740, 212],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `<g transform="translate(${x} ${y})">${panel('M-13-14h26l-3 44q-10 6-20 0z', graphite, ink)}${line('M-7-8v30', stone, 3)}</g>`,
        )
        .join(''),
  };
};

export const racket: KindDrawing = {
  cuts: 4,
  views: [face, beam, strings],
  upright: (colours, design) => ({ body: laid(400, 62, 0, upright(colours, design)) }),
};
