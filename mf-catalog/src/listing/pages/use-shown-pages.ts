import { useEffect, useMemo } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import type { ListData } from '../list-loader.ts';
import { listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import { loadedFrom, loadedPagesStore, remember, type ShownPages, shownPages } from './loaded-pages.ts';

/** The products of the current page, after those of the pages before it that this tab has loaded. */
export function useShownPages({ path, query, listing }: ListData): ShownPages {
  const { getState, setState } = loadedPagesStore.of(useApp());
  const begin = loadedFrom(useLocation().state) ?? listing.page;
  const list = listHref(path, withPage(query, 1));
  const { products } = listing;
  useEffect(() => {
    setState(({ loaded }) => ({ loaded: remember(loaded, list, listing.page, products) }));
  }, [setState, list, listing.page, products]);
  return useMemo(
    () => shownPages(getState().loaded, list, listing.page, products, begin),
    [getState, list, listing.page, products, begin],
  );
}
