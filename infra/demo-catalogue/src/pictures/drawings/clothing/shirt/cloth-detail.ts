import { shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';
import { tailoringOf } from './tailoring.ts';

/** The cloth close up: its stitches or its mesh, the hem turned up, the label with the care symbols. */
export const clothDetail: View = ({ light, soft, base, shade, deep, ink, paper, stone }, design) => {
  const { trim, mark } = design;
  const isAiry = tailoringOf(design.cut)?.sleeve === null || trim.id === 'dark';
  const loops = `<pattern id="loops" width="40" height="34" patternUnits="userSpaceOnUse"><path d="M4 2q-4 16 14 28M36 2q4 16-14 28" stroke="${deep}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".55"/><path d="M7 0q-4 16 13 27M33 0q4 16-13 27" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/></pattern>`;
  const holes = `<pattern id="loops" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M11 11h.1M33 33h.1" stroke="${deep}" stroke-width="17" stroke-linecap="round"/><path d="M10 9h.1M32 31h.1" stroke="${shade}" stroke-width="11" stroke-linecap="round"/><path d="M33 4v14M26 11h14M11 26v14M4 33h14" stroke="${light}" stroke-width="3" opacity=".6"/></pattern>`;
  const fold = shape('-20,640! 180,690 420,640 640,560 820,470! 820,820! 640,880 420,930 200,950 -20,900!');
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('turned', [soft, base, shade, deep], [0, 0, 0.2, 1]) +
      (isAiry ? holes : loops),
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#loops)', 0.75) +
      area(shape('60,-20! 200,200 240,460 160,640! 60,640! 140,420 100,180 -20,-20!'), light, 0.28) +
      area(shape('560,-20! 500,200 540,400 680,540! 760,500! 640,360 610,180 660,-20!'), deep, 0.22) +
      area(shape('-20,600! 180,650 420,600 640,520 820,430! 820,560! 640,640 420,710 200,740 -20,700!'), ink, 0.28) +
      panel(fold, 'url(#turned)', deep, weight.contour) +
      stitches('M-20 690Q200 760 440 700T820 520', light) +
      stitches('M-20 708Q200 778 440 718T820 538', light) +
      line(
        repeat(9, (row) => `M${20 + row * 92} ${Math.round(760 + 50 * Math.sin(row / 2.6) - row * 8)}l14 90`),
        deep,
        3,
        0.35,
      ) +
      panel('M96 824L700 690L716 900L150 1020z', trim.panel, trim.edge) +
      `<g transform="rotate(-12 300 520)">${area('M246 470h190v260H246z', ink, 0.25)}${panel('M236 456h190v260H236z', paper, stone, weight.contour)}${stitches('M246 470H416', stone)}${mark(331, 530, 32, ink)}${line('M262 588h138M262 608h100', ink, 5)}${line('M266 650l8 32h30l8-32M334 682v-30h34v30zM386 652l26 30M412 652l-26 30', ink, 4)}</g>`,
  };
};
