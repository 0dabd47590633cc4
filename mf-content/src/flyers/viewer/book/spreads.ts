/** `double`: two pages side by side, with single covers. `single`: one page. */
export type Layout = 'single' | 'double';

/** Number for the blank back of a page that is shown alone. */
export const blankPage = 0;

/** Page numbers from 1; null where there is no page. A single page is on the right of the spine. */
export type Spread = { readonly left: number | null; readonly right: number | null };

export function spreadAt(page: number, count: number, layout: Layout): Spread {
  if (layout === 'single') return { left: null, right: page };
  const left = page - (page % 2);
  return { left: left === 0 ? null : left, right: left < count ? left + 1 : null };
}

/** The page in the address of a spread: its first one. */
export function firstPage({ left, right }: Spread): number {
  return left ?? right ?? 1;
}

export function pagesOf({ left, right }: Spread): readonly number[] {
  return [left, right].filter((page) => page !== null);
}

/** The first page of the neighbouring spread; null at the covers. */
export function turnedPage(page: number, by: 1 | -1, count: number, layout: Layout): number | null {
  const spread = spreadAt(page, count, layout);
  const next = by === 1 ? (spread.right ?? spread.left ?? 0) + 1 : firstPage(spread) - 1;
  if (next < 1 || next > count || (by === 1 && spread.right === null)) return null;
  return firstPage(spreadAt(next, count, layout));
}

/** The page number in `?seite=`; the last page if it is too large, the first if it is not a number. */
export function readPage(text: string | null, count: number): number {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), count) : 1;
}
