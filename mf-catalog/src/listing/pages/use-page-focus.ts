import { type RefObject, useEffect, useRef } from 'react';
import type { ListData } from '../list-loader.ts';
import { listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import type { Shown } from './loaded-pages.ts';

type Turned = { heading: RefObject<HTMLElement | null>; results: RefObject<HTMLElement | null> };

/**
 * Where focus goes (UX rules 4 and 26): another page of the same list begins at its heading, a page that was loaded below this one
 * at its first article; a changed filter or sort leaves focus where it is.
 */
export function usePageTurn({ path, query }: ListData, { from, products }: Shown, { heading, results }: Turned): void {
  const list = listHref(path, withPage(query, 1));
  const now = { list, page: query.page, from, count: products.length };
  const last = useRef(now);
  useEffect(() => {
    const before = last.current;
    last.current = now;
    if (before.list !== list || before.page === now.page) return;
    const isBelow = before.from === from && before.count < now.count;
    const target = isBelow ? results.current?.querySelectorAll<HTMLElement>('h3 a')[before.count] : heading.current;
    target?.focus({ preventScroll: true });
  });
}
