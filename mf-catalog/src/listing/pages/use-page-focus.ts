import { type RefObject, useEffect, useRef } from 'react';
import type { ListData } from '../list-loader.ts';
import { listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import type { ShownPages } from './loaded-pages.ts';

type FocusTargets = { heading: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> };

/**
 * Moves focus after a page change (UX 4 and 26): to the heading for another page, to the first new article for a page loaded below this
 * one. A changed filter or sort does not move focus.
 */
export function usePageFocus(
  { path, query }: ListData,
  { firstPage, products }: ShownPages,
  { heading, results }: FocusTargets,
): void {
  const list = listHref(path, withPage(query, 1));
  const current = { list, page: query.page, firstPage, count: products.length };
  const previous = useRef(current);
  useEffect(() => {
    const before = previous.current;
    previous.current = current;
    if (before.list !== list || before.page === current.page) return;
    const isBelow = before.firstPage === firstPage && before.count < current.count;
    const target = isBelow ? results.current?.querySelectorAll<HTMLElement>('h3 a')[before.count] : heading.current;
    target?.focus({ preventScroll: true });
  });
}
