import { type FlyerPageDrawing, ink, page } from './flyer-page.ts';
import { pageBody } from './layouts.ts';

/** A flyer page as a standalone SVG in A4 proportions. Equal input gives equal text. */
export function drawFlyerPage(drawing: FlyerPageDrawing): string {
  const { width, height } = page;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h${width}v${height}H0z" fill="${ink.paper}"/>${pageBody(drawing)}</svg>`;
}
