import type { ContentLocale } from 'shared-contracts/entities';
import { flyerTerms } from '../flyer-terms.ts';
import type { FlyerProduct } from './flyer-page.ts';
import { ink } from './flyer-page.ts';
import { type Frame, inset } from './inset.ts';
import { block, line, roughWidth } from './page-text.ts';

/** The sale tag: its lower edge rises like the mark. */
function tag(percent: number, x: number, y: number): string {
  const text = `−${percent} %`;
  const wide = roughWidth(text, { size: 30, weight: 800, colour: '' }) + 36;
  return `<path d="M${x} ${y}h${Math.round(wide)}v50l${-Math.round(wide)} ${Math.round(wide * 0.194)}z" fill="${ink.glut}"/>${line(text, x + 16, y + 37, { size: 30, weight: 800, colour: '#FFFFFF' })}`;
}

/** The price with the recommended retail price struck through beside it, and its label; see `drawFlyerPage` for where these two are shown. */
export function priceLine(product: FlyerProduct, x: number, y: number, size: number, locale: ContentLocale): string {
  const isReduced = product.recommended !== null;
  const price = { size, weight: 800, colour: isReduced ? ink.glut : ink.ink, spacing: -0.5 };
  const after = x + roughWidth(product.price, price) + size * 0.4;
  const small = { size: Math.round(size * 0.5), colour: ink.grey };
  return [
    line(product.price, x, y, price),
    product.recommended === null
      ? ''
      : `<g class="uvp">${line(flyerTerms[locale].rrp, after, y, small)}${line(product.recommended, after + small.size * 2.3, y, { ...small, struck: true })}</g>`,
  ].join('');
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
    product.percent > 0 ? tag(product.percent, x, y) : '',
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
