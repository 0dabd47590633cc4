import { type FlyerPageDrawing, ink, page } from './flyer-page.ts';
import { pageBody } from './layouts.ts';

/**
 * A flyer page as a standalone SVG in A4 proportions. Equal input gives equal text. It shows recommended retail prices at an address that
 * ends in `#uvp` only: one file serves the shops that may show them, and those of Hungary and Czechia (SPEC 5).
 */
export function drawFlyerPage(drawing: FlyerPageDrawing): string {
  const { width, height } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" id="uvp" viewBox="0 0 ${width} ${height}"><style>.uvp{display:none}#uvp:target .uvp{display:inline}</style><path d="M0 0h${width}v${height}H0z" fill="${ink.paper}"/>${pageBody(drawing)}</svg>`;
}
