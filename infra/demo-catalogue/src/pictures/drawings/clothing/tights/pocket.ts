import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** The pocket in the waistband with a telephone in it, which tells its size. */
export const phonePocket: View = (
  { light, soft, base, shade, deep, ink, graphite, slate, stone, paper },
  { trim, mark },
) => {
  const fill = trim.id === 'tonal' ? 'url(#band)' : trim.panel;
  const edge = trim.id === 'tonal' ? deep : trim.edge;
  return {
    defs:
      gradient('cloth', [light, soft, base, shade], [0, 0, 1, 0.8]) +
      gradient('band', [soft, base, shade], [0, 0, 0.4, 1]) +
      gradient('glass', [slate, graphite, ink], [0, 0, 1, 1]) +
      `<pattern id="rib" width="16" height="22" patternUnits="userSpaceOnUse"><path d="M4 2q-2 10 5 18M12 2q2 10-5 18" stroke="${deep}" stroke-width="2.5" opacity=".35" fill="none"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#rib)') +
      area(shape('360,700! 400,760 440,700! 430,1020! 370,1020!'), deep, 0.35) +
      line('M400 700V1010', deep, 4) +
      stitches('M416 720V1000', light) +
      stitches('M384 720V1000', light) +
      area(shape('600,640! 700,760 660,1020! 760,1020! 790,760'), deep, 0.2) +
      area(shape('60,640! 150,800 130,1020! 60,1020!'), light, 0.4) +
      panel('M-10 250Q400 310 810 250V690Q400 750-10 690z', fill, edge, weight.contour) +
      stitches('M-10 276Q400 336 810 276M-10 664Q400 724 810 664', trim.id === 'tonal' ? light : trim.pop) +
      '<g transform="rotate(-7 400 400)">' +
      area('M262 106h300v520H262z', ink, 0.3) +
      `<rect x="262" y="60" width="276" height="560" rx="38" fill="url(#glass)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
      `<rect x="276" y="74" width="248" height="540" rx="28" fill="${ink}" stroke="${slate}"/>` +
      area(shape('300,100! 420,96! 300,420!'), paper, 0.14) +
      line('M376 98h48', slate, 6) +
      `<circle cx="322" cy="134" r="16" fill="${graphite}" stroke="${stone}"/>` +
      '</g>' +
      panel(
        shape('200,420! 300,448 400,456 500,448 612,416! 620,560 610,660! 400,690 206,664! 196,560'),
        trim.id === 'tonal' ? 'url(#cloth)' : 'url(#band)',
        deep,
        weight.contour,
      ) +
      area(shape('200,420! 300,448 400,456 500,448 612,416! 612,450! 500,482 400,490 300,482 200,452!'), ink, 0.2) +
      stitches(curve('206,436 300,464 400,472 500,464 608,432'), light) +
      line(
        repeat(7, (fold) => `M${236 + fold * 58} ${500 + (fold % 2) * 20}q10 60-2 ${100 + (fold % 3) * 16}`),
        deep,
        3,
        0.4,
      ) +
      mark(400, 590, 38, light),
  };
};
