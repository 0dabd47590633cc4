import { flyerTerms } from '../flyer-terms.ts';
import { type FlyerPageDrawing, type FlyerProduct, ink, page, slope } from './flyer-page.ts';
import { type Frame, inset } from './inset.ts';
import { block, line } from './page-text.ts';
import { priceLine, productCard } from './product-card.ts';

const { width, height, margin } = page;
const inner = width - margin * 2;

/** Mark and name as in the shop's header. */
function mark(x: number, y: number, colour: string): string {
  return `<path d="M${x} ${y}l64 ${Math.round(-64 * slope)}v10l-64 ${Math.round(64 * slope)}z" fill="${ink.glut}"/>${line('Bergauf', x + 80, y + 8, { size: 40, weight: 800, colour, spacing: -0.8 })}`;
}

/** The frames of a page's products; its hot spots are the same. */
export function productFrames({ layout, products }: FlyerPageDrawing): Frame[] {
  const gap = 30;
  const row = (count: number, y: number, tall: number): Frame[] => {
    const wide = Math.floor((inner - gap * (count - 1)) / count);
    return Array.from({ length: count }, (_, index) => ({
      x: margin + index * (wide + gap),
      y,
      width: wide,
      height: tall,
    }));
  };
  const count = products.length;
  if (layout === 'hero') return count === 0 ? [] : [{ x: 0, y: 0, width, height: height - 60 }];
  if (layout === 'story') return row(3, 990, 420).slice(0, count);
  if (layout !== 'grid') return [];
  if (count <= 4) return [...row(2, 240, 570), ...row(2, 840, 570)].slice(0, count);
  return [...row(3, 240, 570), ...row(3, 840, 570)].slice(0, count);
}

function footer({ number, total, validity, locale }: FlyerPageDrawing, colour: string): string {
  const { valid, conditions } = flyerTerms[locale];
  const small = { size: 18, colour };
  return `${line(`${valid} ${validity}, ${conditions}`, margin, height - 34, small)}${line(`${number} / ${total}`, width - margin, height - 34, { ...small, anchor: 'end', weight: 700 })}`;
}

function headed(heading: string, text: string): string {
  const title = block(
    heading,
    { x: margin, y: 128, width: inner },
    { size: 66, weight: 800, colour: ink.ink, spacing: -1.5 },
    66,
    1,
  );
  return title.svg + block(text, { x: margin, y: 186, width: inner }, { size: 26, colour: ink.grey }, 34, 1).svg;
}

function cards(drawing: FlyerPageDrawing): string {
  return productFrames(drawing)
    .map((frame, index) => {
      const product = drawing.products[index];
      return product ? productCard(product, `p${index}`, frame, drawing.locale) : '';
    })
    .join('');
}

function cover(drawing: Extract<FlyerPageDrawing, { layout: 'cover' }>): string {
  const terms = flyerTerms[drawing.locale];
  const rise = Math.round(width * slope);
  const left = 1130;
  const title = block(
    drawing.title,
    { x: margin, y: left + 100, width: inner },
    { size: 84, weight: 800, colour: ink.ink, spacing: -2 },
    88,
    2,
  );
  const text = block(
    drawing.text,
    { x: margin, y: title.bottom - 20, width: inner },
    { size: 30, colour: ink.grey },
    40,
    2,
  );
  return [
    inset(drawing.scene, 's', { x: 0, y: 0, width, height: left }),
    `<path d="M0 ${left}L${width} ${left - rise}V${height}H0z" fill="${ink.paper}"/>`,
    `<path d="M0 ${left}L${width} ${left - rise}v12L0 ${left + 12}z" fill="${ink.glut}"/>`,
    mark(margin, 108, ink.ink),
    title.svg,
    text.svg,
    line(`${terms.valid} ${drawing.validity}`, margin, height - 40, { size: 26, weight: 700, colour: ink.ink }),
    line(terms.pages(drawing.total), width - margin, height - 40, { size: 26, colour: ink.grey, anchor: 'end' }),
  ].join('');
}

function hero(
  drawing: FlyerPageDrawing & { readonly heading: string; readonly text: string },
  product: FlyerProduct,
): string {
  const rise = Math.round(width * slope);
  const left = 1130;
  const title = block(
    drawing.heading,
    { x: margin, y: left - 20, width: inner },
    { size: 68, weight: 800, colour: ink.ink, spacing: -1.5 },
    70,
    2,
  );
  const text = block(
    drawing.text,
    { x: margin, y: title.bottom - 10, width: inner * 0.86 },
    { size: 27, colour: ink.grey },
    38,
    3,
  );
  return [
    inset(product.picture, 'h', { x: 0, y: 0, width, height: left }),
    `<path d="M0 ${left - 40}L${width} ${left - 40 - rise}V${height}H0z" fill="${ink.paper}"/>`,
    title.svg,
    text.svg,
    line(`${product.brand} ${product.name}`, margin, text.bottom + 18, { size: 25, weight: 700, colour: ink.ink }),
    priceLine(product, margin, text.bottom + 84, 58, drawing.locale),
  ].join('');
}

function story(drawing: Extract<FlyerPageDrawing, { layout: 'story' }>): string {
  const rise = Math.round(width * slope);
  const left = 520;
  const title = block(
    drawing.heading,
    { x: margin, y: left + 74, width: inner },
    { size: 58, weight: 800, colour: ink.ink, spacing: -1.2 },
    62,
    2,
  );
  let y = title.bottom;
  const paragraphs = drawing.paragraphs.map((text) => {
    const set = block(text, { x: margin, y, width: inner }, { size: 25, colour: ink.ink }, 36);
    y = set.bottom + 14;
    return set.svg;
  });
  return [
    inset(drawing.scene, 's', { x: 0, y: 0, width, height: left }),
    `<path d="M0 ${left}L${width} ${left - rise}V${height}H0z" fill="${ink.paper}"/>`,
    title.svg,
    ...paragraphs,
    cards(drawing),
  ].join('');
}

function back(drawing: Extract<FlyerPageDrawing, { layout: 'back' }>): string {
  const rise = Math.round(width * slope);
  let y = 820;
  const lines = drawing.lines.map((text) => {
    const set = block(text, { x: margin, y, width: inner }, { size: 30, colour: ink.paper }, 42);
    y = set.bottom + 26;
    return `<path d="M${margin} ${Math.round(set.bottom - 14)}h${inner}" stroke="${ink.paper}" stroke-opacity=".25" stroke-width="1.5"/>${set.svg}`;
  });
  const title = block(
    drawing.heading,
    { x: margin, y: 660, width: inner },
    { size: 76, weight: 800, colour: ink.paper, spacing: -1.8 },
    80,
    2,
  );
  return [
    `<path d="M0 0h${width}v${height}H0z" fill="${ink.ink}"/>`,
    `<path d="M0 ${330 + rise}L${width} 330v14L0 ${344 + rise}z" fill="${ink.glut}"/>`,
    mark(margin, 150, ink.paper),
    title.svg,
    ...lines,
  ].join('');
}

/** The content of a page, without the surrounding sheet. */
export function pageBody(drawing: FlyerPageDrawing): string {
  const [first] = drawing.products;
  switch (drawing.layout) {
    case 'cover':
      return cover(drawing);
    case 'hero':
      return (first ? hero(drawing, first) : headed(drawing.heading, drawing.text)) + footer(drawing, ink.grey);
    case 'grid':
      return headed(drawing.heading, drawing.text) + cards(drawing) + footer(drawing, ink.grey);
    case 'story':
      return story(drawing) + footer(drawing, ink.grey);
    case 'back':
      return back(drawing) + footer(drawing, ink.glacier);
  }
}
