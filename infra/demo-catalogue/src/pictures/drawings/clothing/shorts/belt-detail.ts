import { ripstopPattern } from '../../../motifs/fabrics.ts';
import { curve } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Waistband close up: the belt in its loops, the clamp buckle, the button and the zip below. */
export const beltDetail: View = (
  { light, soft, base, shade, deep, ink, graphite, slate, stone, paper },
  { trim, mark },
) => {
  const web = trim.id === 'tonal' ? graphite : trim.panel;
  const webEdge = trim.id === 'tonal' ? ink : trim.edge;
  const loop = (x: number, y: number) =>
    area(`M${x + 8} ${y + 8}h84v330h-84z`, ink, 0.25) +
    panel(`M${x} ${y}h84v330h-84z`, base, deep, weight.contour) +
    stitches(`M${x + 10} ${y + 6}v318M${x + 74} ${y + 6}v318M${x + 6} ${y + 14}h72M${x + 6} ${y + 312}h72`, light);
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.8]) +
      gradient('steel', [paper, stone, slate, stone]) +
      ripstopPattern(deep, 30) +
      `<pattern id="weave" width="18" height="14" patternUnits="userSpaceOnUse"><path d="M0 14L9 0L18 14" stroke="${webEdge}" stroke-width="3" fill="none"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#ripstop)') +
      line(curve('420,600 424,800 410,1020'), deep, 5) +
      stitches(curve('470,600 476,780 452,900 400,980'), light) +
      stitches(curve('490,600 496,790 470,916 404,1004'), light) +
      line('M404 620V1000', ink, 12) +
      `<path d="M404 640V1000" stroke="${stone}" stroke-width="9" stroke-dasharray="7 6" stroke-linecap="butt"/>` +
      line(curve('-20,760 80,700 130,560'), ink, 9) +
      stitches(curve('-20,786 92,722 150,566'), light) +
      line(curve('820,760 720,700 670,560'), ink, 9) +
      panel('M-10 190Q400 240 810 190V560Q400 610-10 560z', 'url(#cloth)', deep, weight.contour) +
      stitches('M-10 214Q400 264 810 214M-10 536Q400 586 810 536', light) +
      area('M-10 300Q400 350 810 300V500Q400 550-10 500z', ink, 0.25) +
      panel('M-10 286Q400 336 810 286V470Q400 520-10 470z', web, webEdge, weight.contour) +
      area('M-10 286Q400 336 810 286V470Q400 520-10 470z', 'url(#weave)', 0.6) +
      loop(96, 190) +
      loop(622, 196) +
      // The clamp buckle.
      area('M296 300h240q20 0 20 20v200q0 20-20 20H296q-20 0-20-20V320q0-20 20-20z', ink, 0.35) +
      panel(
        'M284 284h240q20 0 20 20v200q0 20-20 20H284q-20 0-20-20V304q0-20 20-20z',
        'url(#steel)',
        ink,
        weight.contour,
      ) +
      area('M290 308h70v192h-70z', ink) +
      panel('M372 304h150v200H372z', slate, ink) +
      line(
        repeat(6, (rib) => `M${500 - rib * 10} 316v176`),
        graphite,
        4,
      ) +
      line('M288 296h230', paper, 5) +
      mark(414, 404, 34, paper) +
      mark(700, 740, 44, trim.id === 'tonal' ? light : trim.pop),
  };
};
