import type { ContentLocale } from 'shared-contracts/entities';
import { flyerTerms } from '../flyer-terms.ts';
import type { FlyerProduct } from './flyer-page.ts';
import { ink } from './flyer-page.ts';
import { type Frame, inset } from './inset.ts';
import { block, line, roughWidth } from './page-text.ts';

/** Where the discount of a product is drawn. `draw-flyer-page.ts` says at which addresses it is shown. */
export const discountClass = (percent: number): string => `d${percent}`;

const reducible = (product: FlyerProduct, svg: string): string =>
  product.percent > 0 ? `<g class="d ${discountClass(product.percent)}">${svg}</g>` : svg;

/** The sale tag: its lower edge rises like the mark. */
function tag(percent: number, x: number, y: number): string {
  const text = `−${percent} %`;
  const wide = roughWidth(text, { size: 30, weight: 800, colour: '' }) + 36;
  return `<g class="tag"><path d="M${x} ${y}h${Math.round(wide)}v50l${-Math.round(wide)} ${Math.round(wide * 0.194)}z" fill="${ink.glut}"/>${line(text, x + 16, y + 37, { size: 30, weight: 800, colour: '#FFFFFF' })}</g>`;
}

/** The price with the recommended retail price struck through beside it, and its label. */
export function priceLine(product: FlyerProduct, x: number, y: number, size: number, locale: ContentLocale): string {
  const price = { size, weight: 800, colour: ink.ink, spacing: -0.5 };
  const after = x + roughWidth(product.price, price) + size * 0.4;
  const small = { size: Math.round(size * 0.5), colour: ink.grey };
  const recommended =
    product.recommended === null
      ? ''
      : `<g class="uvp">${line(flyerTerms[locale].rrp, after, y, small)}${line(product.recommended, after + small.size * 2.3, y, { ...small, struck: true })}</g>`;
  return reducible(product, `<g class="price">${line(product.price, x, y, price)}</g>${recommended}`);
}

/** A product card: picture, brand, name and price. */
export function productCard(product: FlyerProduct, prefix: string, frame: Frame, locale: ContentLocale): string {
  const { x, y, width, height } = frame;
  const words = 168;
  const picture = { x, y, width, height: height - words };
  const name = block(product.name, { x, y: y + height - words + 66, width }, { size: 24, colour: ink.ink }, 28, 2);
  return [
    `<path d="M${x} ${y}h${width}v${height - words}h${-width}z" fill="${ink.card}"/>`,
    inset(product.picture, prefix, picture),
    product.percent > 0 ? reducible(product, tag(product.percent, x, y)) : '',
    line(product.brand.toUpperCase(), x, y + height - words + 34, {
      size: 17,
      weight: 700,
      colour: ink.grey,
      spacing: 1.5,
    }),
    name.svg,
    priceLine(product, x, y + height - 16, 34, locale),
  ].join('');
}
