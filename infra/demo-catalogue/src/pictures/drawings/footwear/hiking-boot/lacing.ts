import type { Colours } from '../../../colours.ts';
import type { Design } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { Drawing } from '../../../sheet.ts';
import { area, cord, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Lacing at the ankle: leather, hooks, the cord around them. */
export function lacing(colours: Colours, design: Design, make: 0 | 1 | 2 | 3): Drawing {
  const { light, soft, base, shade, deep, ink, graphite, paper, stone, slate } = colours;
  const { trim, mark } = design;
  const lace = make === 2 ? trim.pop : paper;
  // A D-ring on the light boots, a pressed hook on the others.
  const hook = (x: number, y: number, flip: number) =>
    make === 1
      ? `<g transform="translate(${x} ${y}) scale(${flip} 1)">${panel('M-80-40H-10V40H-80z', trim.panel, trim.edge)}${stitches('M-70-30H-20V30H-70z', trim.pop)}${line('M-16-34H20q40 34 0 68H-16', ink, 20)}${line('M-16-34H20q40 34 0 68H-16', stone, 13)}</g>`
      : `<g transform="translate(${x} ${y}) scale(${flip} 1)">${area('M-62-44H30q34 44 0 96H-62z', ink, 0.28)}${panel('M-70-50H20q40 50 0 100H-70q-24-50 0-100z', 'url(#steel)', ink, weight.contour)}<circle cx="-44" cy="0" r="17" fill="${graphite}"/><circle cx="-48" cy="-4" r="11" fill="${stone}"/>${line('M-66-38H14', '#fff', 3, 0.7)}</g>`;
  const rows = [-130, 150, 430, 710, 990];
  return {
    defs:
      gradient('steel', [paper, stone, slate, stone]) +
      gradient('left', ['#fff/.2', '#000/.05', '#000/.34'], [0, 0, 1, 0.1]) +
      gradient('tongue', [shade, soft, base, deep], [0, 0, 1, 0.1]),
    body:
      area('M0 0H800V1000H0z', 'url(#tongue)') +
      line(
        repeat(5, (rib) => curve(`250,${70 + rib * 210} 400,${96 + rib * 210} 560,${70 + rib * 210}`)),
        deep,
        3,
        0.6,
      ) +
      area(shape('-20,-20! 300,-20! 286,300 296,640 280,1020! -20,1020!'), deep, 0.5) +
      panel(
        shape('-20,-20! 270,-20! 258,300 268,640 250,1020! -20,1020!'),
        make === 3 ? trim.panel : base,
        make === 3 ? trim.edge : deep,
        weight.contour,
      ) +
      area(shape('-20,-20! 270,-20! 258,300 268,640 250,1020! -20,1020!'), 'url(#left)') +
      panel(shape('820,-20! 540,-20! 552,300 542,640 560,1020! 820,1020!'), shade, deep, weight.contour) +
      stitches(curve('246,-10 234,300 244,640 226,1010'), trim.pop) +
      stitches(curve('228,-10 216,300 226,640 208,1010'), trim.pop) +
      stitches(curve('564,-10 576,300 566,640 584,1010'), soft) +
      stitches(curve('582,-10 594,300 584,640 602,1010'), soft) +
      line(curve('20,-10 40,300 20,640 40,1010'), deep, 3, 0.6) +
      line(curve('740,-10 720,300 746,640 730,1010'), deep, 3, 0.7) +
      `<g stroke="${ink}" stroke-width="34" opacity=".3">${rows.map((y) => `<path d="M196 ${y + 16}Q390 ${y + 160} 604 ${y + 296}M604 ${y + 16}Q410 ${y + 160} 196 ${y + 296}"/>`).join('')}</g>` +
      cord(rows.map((y) => `M596 ${y}Q410 ${y + 130} 204 ${y + 280}`).join(''), soft, deep, 28) +
      cord(rows.map((y) => `M204 ${y}Q390 ${y + 130} 596 ${y + 280}`).join(''), lace, deep, 28) +
      `<g stroke="${shade}" stroke-width="5" stroke-dasharray="3 22">${rows.map((y) => `<path d="M204 ${y - 4}Q390 ${y + 126} 596 ${y + 276}"/><path d="M204 ${y + 6}Q390 ${y + 136} 596 ${y + 286}" stroke-dashoffset="12"/>`).join('')}</g>` +
      mark(70, 560, 34, make === 3 ? trim.pop : light, -8) +
      rows.map((y) => hook(180, y, 1) + hook(620, y, -1)).join(''),
  };
}
