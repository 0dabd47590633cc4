import { type FlyerPageDrawing, ink, page } from './flyer-page.ts';
import { pageBody } from './layouts.ts';
import { discountClass } from './product-card.ts';

const tagsOnly = `--tag:inline;--price:${ink.glut}`;

/**
 * CSS that selects what is shown by the URL's fragment. Without a fragment, the drawing shows only prices; at `#ab-20` also discounts from
 * 20 %; at `#uvp-20` with their recommended retail prices; at `#uvp` all of them. Only percentages on the page have such fragments.
 */
function styleOf(percents: readonly number[]): string {
  const from = (least: number, prefix: string): string =>
    percents
      .filter((percent) => percent >= least)
      .map((percent) => `${prefix} .${discountClass(percent)}`)
      .join();
  const rules = percents.map(
    (least) =>
      `${from(least, `#ab-${least}:target~g`)}{${tagsOnly}}${from(least, `#uvp-${least}:target~g`)}{${tagsOnly};--uvp:inline}`,
  );
  return `<style>.tag{display:var(--tag,none)}.uvp{display:var(--uvp,none)}.price text{fill:var(--price,${ink.ink})}#uvp:target .d{${tagsOnly};--uvp:inline}${rules.join('')}</style>`;
}

/**
 * A flyer page as a standalone SVG in A4 proportions. Equal input gives equal text. One file serves all sites: those that show small
 * discounts or none, and Hungary and Czechia, where recommended retail prices are not shown (SPEC 5). The address chooses, see `styleOf`.
 */
export function drawFlyerPage(drawing: FlyerPageDrawing): string {
  const { width, height } = page;
  const percents = [...new Set(drawing.products.map(({ percent }) => percent))]
    .filter((percent) => percent > 0)
    .sort((a, b) => a - b);
  const targets = percents.map((percent) => `<g id="ab-${percent}"/><g id="uvp-${percent}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" id="uvp" viewBox="0 0 ${width} ${height}">${styleOf(percents)}${targets}<g><path d="M0 0h${width}v${height}H0z" fill="${ink.paper}"/>${pageBody(drawing)}</g></svg>`;
}
