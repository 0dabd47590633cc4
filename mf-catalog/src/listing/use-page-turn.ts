import { type RefObject, useEffect, useRef } from 'react';
import type { ListData } from './list-data.ts';
import { listHref } from './list-query.ts';
import { withPage } from './list-query-changes.ts';

/** Another page of the same list begins at its heading; a changed filter or sort leaves focus where it is (UX rule 4). */
export function usePageTurn({ path, query }: ListData, heading: RefObject<HTMLElement | null>): void {
  const list = listHref(path, withPage(query, 1));
  const last = useRef({ list, page: query.page });
  useEffect(() => {
    const turned = last.current.list === list && last.current.page !== query.page;
    last.current = { list, page: query.page };
    if (turned) heading.current?.focus({ preventScroll: true });
  }, [list, query.page, heading]);
}
