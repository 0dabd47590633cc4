import { byCut } from '../../../design.ts';
import { point, ring } from '../../../round.ts';
import type { View } from '../../../sheet.ts';
import { area, gradient, line, panel, repeat, weight } from '../../../strokes.ts';

/** Lens, reflector and cooling fins close up. */
export const optics: View = (colours, design) => {
  const { light, soft, base, shade, deep, ink, graphite, stone, slate, paper, chalk } = colours;
  const { trim, mark } = design;
  const [x, y] = byCut<readonly [number, number]>(design, [330, 560], [300, 520], [340, 600], [280, 560]);
  const facets = byCut(design, 24, 16, 32, 12);
  return {
    defs:
      gradient('body', [light, soft, base, shade, deep], [0, 0, 0.5, 1]) +
      gradient('case', [slate, graphite, ink], [0, 0, 1, 1]) +
      `<radialGradient id="bowl" cx=".42" cy=".38" r=".68"><stop stop-color="#fff"/><stop offset=".45" stop-color="${chalk}"/><stop offset="1" stop-color="${slate}"/></radialGradient><radialGradient id="glow"><stop stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
    body:
      area('M0 0H800V1000H0z', 'url(#body)') +
      // Fins.
      repeat(byCut(design, 5, 7, 4, 6), (fin) => {
        const at = 470 + fin * byCut(design, 70, 52, 90, 60);
        return (
          line(`M${at}-20Q${at + 90} 500 ${at} 1020`, deep, 26, 0.5) +
          line(`M${at - 16}-20Q${at + 74} 500 ${at - 16} 1020`, light, 4, 0.5)
        );
      }) +
      panel('M560-20H820V200Q680 250 540 190z', trim.panel, trim.edge, weight.contour) +
      mark(690, 100, 46, trim.pop) +
      `<circle cx="${x + 16}" cy="${y + 20}" r="424" fill="${ink}" opacity=".3"/>` +
      `<circle cx="${x}" cy="${y}" r="416" fill="url(#case)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
      ring(x, y, 388, byCut(design, trim.pop, slate, trim.panel, trim.pop), 10) +
      `<circle cx="${x}" cy="${y}" r="350" fill="url(#bowl)" stroke="${ink}" stroke-width="${weight.contour}"/>` +
      `<path d="${repeat(facets, (facet) => `M${point(x, y, 120, (facet * 360) / facets)}L${point(x, y, 346, (facet * 360) / facets)}`)}" stroke="${stone}" stroke-width="5"/>` +
      byCut(
        design,
        ring(x, y, 270, stone, 4) + ring(x, y, 190, stone, 4),
        ring(x, y, 240, stone, 4),
        ring(x, y, 300, stone, 4) + ring(x, y, 250, stone, 4) + ring(x, y, 180, stone, 4),
        ring(x, y, 230, stone, 4),
      ) +
      `<circle cx="${x}" cy="${y}" r="116" fill="${chalk}" stroke="${slate}" stroke-width="${weight.contour}"/>` +
      panel(`M${x - 44} ${y - 44}h88v88h-88z`, paper, slate) +
      line(`M${x - 20} ${y - 44}v88M${x + 20} ${y - 44}v88`, stone, 3) +
      `<circle cx="${x}" cy="${y}" r="330" fill="url(#glow)" opacity=".75"/>` +
      area(
        `M${x - 300} ${y - 130}A330 330 0 0 1 ${x - 80} ${y - 316}L${x - 60} ${y - 260}A270 270 0 0 0 ${x - 240} ${y - 110}z`,
        '#fff',
        0.6,
      ),
  };
};
