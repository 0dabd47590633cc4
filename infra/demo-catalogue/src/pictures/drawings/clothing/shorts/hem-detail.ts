import { ripstopPattern } from '../../../motifs/fabrics.ts';
import { ruler } from '../../../motifs/known-things.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The hem laid flat on a folding rule: how far it is from the crotch, its stitching, the reflective points. */
export const hemDetail: View = (colours, { trim, mark }) => {
  const { light, soft, base, shade, deep, ink, paper } = colours;
  const leg = shape('-20,-20! 660,-20! 672,200 690,420 716,700! 560,748 380,760 180,744 -20,690!');
  const fill = trim.id === 'tonal' ? shade : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  return {
    shadows: [{ x: 400, y: 770, rx: 420, ry: 60 }],
    defs: gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.8]) + ripstopPattern(deep, 26),
    body:
      panel(leg, 'url(#cloth)', deep, weight.contour) +
      area(leg, 'url(#ripstop)') +
      panel(shape('-20,-20! 150,-20! 170,200 164,420 190,742! 60,720 -20,690!'), fill, edge) +
      line(curve('176,-20 196,200 190,420 216,744'), trim.pop, 7) +
      area(shape('420,-20! 470,200 430,420 500,740! 380,760 330,420 360,180'), light, 0.22) +
      area(shape('600,-20! 560,240 620,460 600,744! 716,700! 690,420 672,200 660,-20!'), deep, 0.25) +
      line(curve('-20,620 180,674 380,690 560,678 706,636'), deep, 3) +
      stitches(curve('-20,634 180,688 380,704 560,692 708,650'), light) +
      stitches(curve('-20,606 180,660 380,676 560,664 704,622'), light) +
      `<path d="${repeat(3, (row) => repeat(9 - row * 2, (dot) => `M${250 + dot * 42 + row * 40} ${590 - row * 44 + Math.round(14 * Math.sin(dot / 2.5))}h.1`))}" stroke="${paper}" stroke-width="15"/>` +
      `<path d="${repeat(3, (row) => repeat(9 - row * 2, (dot) => `M${250 + dot * 42 + row * 40} ${590 - row * 44 + Math.round(14 * Math.sin(dot / 2.5))}h.1`))}" stroke="${deep}" stroke-width="17" opacity=".25" transform="translate(2 3)"/>` +
      mark(430, 330, 60, trim.id === 'tonal' ? light : trim.pop) +
      `<g transform="rotate(-3 400 860)">${area('M60 846H780V918H60z', ink, 0.22)}${ruler(66, 830, 17, 40, colours)}</g>`,
  };
};
