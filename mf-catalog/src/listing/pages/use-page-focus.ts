import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListData } from '../list-loader.ts';
import { listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import type { ShownPages } from './loaded-pages.ts';

type FocusTargets = { heading: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> };

/**
 * Moves focus after a page change (UX 4 and 26): to the heading for another page, to the first new article for a page loaded
 * below this one. A changed filter or sort does not move focus.
 */
export function usePageFocus(
  { path, query }: ListData,
  { firstPage, products }: ShownPages,
  { heading, results }: FocusTargets,
): void {
  const list = listHref(path, withPage(query, 1));
  const current = { list, page: query.page, firstPage, count: products.length };
  const previous = useRef(current);
  useLayoutEffect(() => {
    if (previous.current.count < current.count) keepScrollPosition();
  });
  useEffect(() => {
    const before = previous.current;
    previous.current = current;
    if (before.list !== list || before.page === current.page) return;
    const isBelow = before.firstPage === firstPage && before.count < current.count;
    const target = isBelow ? results.current?.querySelectorAll<HTMLElement>('h3 a')[before.count] : heading.current;
    target?.focus({ preventScroll: true });
  });
}

/**
 * Browsers keep what is in view by scrolling when something is inserted above it. Tiles do not count for that (`list-page.module.css`), so what
 * follows them would stay in view, and new tiles be scrolled past.
 */
function keepScrollPosition(): void {
  // Which of them scrolls depends on the width: on phones the body clips what is too wide.
  for (const { style } of [document.documentElement, document.body]) {
    style.overflowAnchor = 'none';
    // Once the browser has laid out the new tiles.
    setTimeout(() => (style.overflowAnchor = ''), 100);
  }
}
