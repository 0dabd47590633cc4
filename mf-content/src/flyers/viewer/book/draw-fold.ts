import { type Fold, foldAt, type Point } from './fold.ts';
import { blankPage, type Layout, pagesOf, type Spread, spreadAt } from './spreads.ts';
import type { Leaf } from './turner.ts';

type Part = 'left' | 'right' | 'flat' | 'flap';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * Draws a leaf between two spreads with the book's elements, `[data-page]`: the pages under it, its flat part, and its lifted part. All
 * lengths are shares of a page, independent of the size of the screen.
 */
export function drawFold(
  book: HTMLElement,
  leaf: Leaf,
  point: Point,
  sizes: { count: number; height: number; layout: Layout },
): void {
  const { count, height, layout } = sizes;
  const lower = spreadAt(leaf.lower, count, layout);
  const upper = spreadAt(leaf.upper, count, layout);
  const fold = foldAt(point, leaf.corner, height);
  const roles: readonly (readonly [Part, number | null])[] = [
    ['left', lower.left],
    ['right', upper.right],
    ['flat', lower.right],
    ['flap', fold ? (upper.left ?? blankPage) : null],
  ];
  book.dataset['flying'] = '';
  for (const element of book.querySelectorAll<HTMLElement>('[data-page]')) {
    const number = Number(element.dataset['page']);
    const part = roles.find(([, page]) => page === number)?.[0];
    if (part === undefined) undraw(element);
    else if (fold) drawPart(element, part, fold, height);
    else element.dataset['part'] = part;
  }
  const [from, to] = [bookShift(lower, layout), bookShift(upper, layout)];
  book.style.translate = percent(from + (to - from) * (fold?.progress ?? 0));
}

export function clearFold(book: HTMLElement): void {
  delete book.dataset['flying'];
  book.style.translate = '';
  for (const element of book.querySelectorAll<HTMLElement>('[data-page]')) undraw(element);
}

function undraw(element: HTMLElement): void {
  delete element.dataset['part'];
  element.style.clipPath = '';
  element.style.transform = '';
}

/** Offset that centres a single cover, as a share of the width of the open book. */
function bookShift(spread: Spread, layout: Layout): number {
  if (layout === 'single' || pagesOf(spread).length === 2) return 0;
  return spread.left === null ? -0.25 : 0.25;
}

function drawPart(element: HTMLElement, part: Part, fold: Fold, height: number): void {
  element.dataset['part'] = part;
  const outline = part === 'flat' ? fold.flat : part === 'flap' ? fold.flap : null;
  element.style.clipPath = outline ? polygon(outline, height) : '';
  element.style.transform = part === 'flap' ? placed(fold, height) : '';
  const shade = element.querySelector<HTMLElement>('[data-shade]');
  if (!shade) return;
  const { x, y, angle } = part === 'flap' ? fold.creaseOnBack : fold.crease;
  // The shade is as wide as a page and three times as high; it starts at the crease.
  const reach = Math.min(1, fold.progress * 3) * (part === 'flat' ? -1 : 1);
  shade.style.transform =
    part === 'left'
      ? ''
      : `translate(${percent(x)}, ${percent(y / height / 3)}) rotate(${angle.toFixed(4)}rad) translateY(-50%) scaleX(${reach.toFixed(3)})`;
  shade.style.opacity =
    part === 'left' ? Math.max(0, 2 * fold.progress - 1).toFixed(3) : shadeStrength(fold.progress).toFixed(3);
}

/** Shadows fade as the page comes down. */
function shadeStrength(progress: number): number {
  return Math.min(1, (1 - progress) * 6);
}

function polygon(points: readonly Point[], height: number): string {
  return `polygon(${points.map(({ x, y }) => `${percent(x)} ${percent(y / height)}`).join(', ')})`;
}

function placed({ matrix: [cosine, sine, , , x, y] }: Fold, height: number): string {
  return `translate(${percent(x)}, ${percent(y / height)}) rotate(${Math.atan2(sine, cosine).toFixed(5)}rad)`;
}
