import { byCut } from '../../../design.ts';
import { curve, shape } from '../../../outline.ts';
import type { View } from '../../../sheet.ts';
import { area, cord, gradient, inside, line, panel, repeat, stitches, weight } from '../../../strokes.ts';

/** Pocket edge, rib and stitching close up. */
export const pocketEdge: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, paper, stone, graphite } = colours;
  const { trim, mark } = design;
  const zipped = byCut(design, false, true, false, true);
  const rib = 'M-20 720Q400 770 820 720V1020H-20z';
  return {
    defs:
      gradient('cloth', [soft, base, base, shade], [0, 0, 1, 1]) +
      gradient('pocket', [light, soft, base, shade], [0, 0, 1, 1]) +
      gradient('rib', [trim.panel, trim.panel, trim.edge], [0, 0, 0.6, 1]) +
      `<pattern id="loop" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M1 0l6 8 6-8" stroke="${deep}" stroke-width="2" fill="none" opacity=".22"/></pattern>`,
    body:
      area('M0 0H800V1000H0z', 'url(#cloth)') +
      area('M0 0H800V1000H0z', 'url(#loop)') +
      area(shape('120,-20! 160,200 110,420 60,560! 100,380 70,160'), deep, 0.18) +
      area(shape('620,-20! 560,160 600,320 700,420! 660,260'), deep, 0.2) +
      area(shape('240,-20! 300,160 270,300 300,200'), '#fff', 0.16) +
      `<g transform="translate(10 16)" opacity=".28">${area('M840 180L330 180Q250 420 90 640L90 760H840z', ink)}</g>` +
      panel('M840 170L330 170Q250 410 80 630V780H840z', 'url(#pocket)', deep, weight.contour) +
      area('M840 170L330 170Q250 410 80 630V780H840z', 'url(#loop)') +
      line('M330 170Q250 410 80 630', trim.edge, 30) +
      line('M330 170Q250 410 80 630', trim.panel, 24) +
      `<path d="M364 186Q284 430 104 664" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/><path d="M392 196Q312 446 126 690" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      `<path d="M380 206H840M380 232H840" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      line('M310 150l44 40M354 150l-44 40M300 170h66', trim.pop, 7) +
      (zipped
        ? `${line('M700-20V760', trim.edge, 92) + line('M700-20V760', trim.panel, 84) + line('M700-20V760', ink, 30)}<path d="M700-20V760" stroke="${stone}" stroke-width="24" stroke-dasharray="11 9" stroke-linecap="butt"/><path d="M700-20V760" stroke="${ink}" stroke-width="4"/>${stitches('M664-20V750M736-20V750', light)}`
        : cord(`${curve('640,-20 620,120 660,260 640,400')}`, trim.id === 'pale' ? paper : trim.pop, deep, 26) +
          line('M640 396l-2 64', graphite, 36) +
          line('M628 410v40', stone, 4)) +
      panel(rib, 'url(#rib)', trim.edge, weight.contour) +
      inside(
        'rib-cuff',
        rib,
        line(
          repeat(32, (wale) => `M${wale * 26} 700v330`),
          trim.edge,
          9,
          0.45,
        ) +
          line(
            repeat(32, (wale) => `M${wale * 26 - 10} 700v330`),
            '#fff',
            4,
            0.16,
          ),
      ) +
      `<path d="M-20 700Q400 750 820 700" stroke="${light}" stroke-width="5" stroke-dasharray="20 12"/>` +
      panel('M470 420h150v92H470z', paper, stone) +
      mark(545, 466, 28, base === paper ? ink : deep),
  };
};
