import type { ProductTile } from 'shared-contracts/entities';
import { createStore, defineStore } from 'shared-contracts/store';

/** The pages of one list that this tab has seen. */
type PagesOfList = {
  /** Address of the list's first page. */
  readonly list: string;
  readonly pages: Readonly<Record<number, readonly ProductTile[]>>;
};

/** The list seen last comes first. */
export type LoadedPages = readonly PagesOfList[];

/** Enough for the way back through a few lists; what is older comes from the server again. */
const rememberedLists = 5;

export function remember(
  loaded: LoadedPages,
  list: string,
  page: number,
  products: readonly ProductTile[],
): LoadedPages {
  const others = loaded.filter((other) => other.list !== list);
  return [{ list, pages: { ...pagesOf(loaded, list), [page]: products } }, ...others].slice(0, rememberedLists);
}

export type Shown = {
  /** The first page that is shown. */
  readonly from: number;
  readonly products: readonly ProductTile[];
};

/**
 * What "Mehr laden" has put together: the pages from where the shopper began up to the one at hand. As far back as they are
 * known without a gap; stock moves between two answers, so an article that slid onto the next page is shown once.
 */
export function shownPages(
  loaded: LoadedPages,
  list: string,
  page: number,
  products: readonly ProductTile[],
  begin: number,
): Shown {
  const known = pagesOf(loaded, list);
  const parts: (readonly ProductTile[])[] = [products];
  let from = page;
  for (; from > begin; from--) {
    const before = known[from - 1];
    if (!before) break;
    parts.unshift(before);
  }
  const byId = new Map(parts.flat().map((product) => [product.id, product]));
  return { from, products: [...byId.values()] };
}

function pagesOf(loaded: LoadedPages, list: string): PagesOfList['pages'] {
  return loaded.find((each) => each.list === list)?.pages ?? {};
}

/** Travels with the address that "Mehr laden" leads to, so that Back and Forward know it too. */
export type LoadedFrom = { readonly loadedFrom: number };

/** The page from which on all are shown; null where the address was not reached that way. */
export function loadedFrom(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'loadedFrom' in state ? Number(state.loadedFrom) : null;
}

/** Of this tab: Back shows at once what was put together, and a reload begins anew. */
export const loadedPagesStore = defineStore(() => createStore<{ loaded: LoadedPages }>(() => ({ loaded: [] })));
