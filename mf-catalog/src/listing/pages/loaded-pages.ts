import type { ProductTile } from 'shared-contracts/entities';
import { createStore, defineStore } from 'shared-contracts/store';

/** The pages of one list that this tab has loaded. */
type PagesOfList = {
  /** Address of the list's first page. */
  readonly list: string;
  readonly pages: Readonly<Record<number, readonly ProductTile[]>>;
};

/** The most recent list comes first. */
export type LoadedPages = readonly PagesOfList[];

/** Enough for Back through a few lists; older ones are loaded from the server again. */
const rememberedLists = 5;

/** Exists in this tab only: Back shows the loaded pages at once, a reload starts without them. */
export const loadedPagesStore = defineStore(() => createStore<{ loaded: LoadedPages }>(() => ({ loaded: [] })));

export function remember(
  loaded: LoadedPages,
  list: string,
  page: number,
  products: readonly ProductTile[],
): LoadedPages {
  const others = loaded.filter((other) => other.list !== list);
  return [{ list, pages: { ...pagesOf(loaded, list), [page]: products } }, ...others].slice(0, rememberedLists);
}

export type ShownPages = {
  readonly firstPage: number;
  readonly products: readonly ProductTile[];
};

/**
 * The products of page `page` and of the pages before it, down to `begin` or to the first gap in the loaded pages. Stock may change between
 * two responses, so an article that has moved to the next page is shown only once.
 */
export function shownPages(
  loaded: LoadedPages,
  list: string,
  page: number,
  products: readonly ProductTile[],
  begin: number,
): ShownPages {
  const pages = pagesOf(loaded, list);
  const shown: (readonly ProductTile[])[] = [products];
  let firstPage = page;
  for (; firstPage > begin; firstPage--) {
    const before = pages[firstPage - 1];
    if (!before) break;
    shown.unshift(before);
  }
  const byId = new Map(shown.flat().map((product) => [product.id, product]));
  return { firstPage, products: [...byId.values()] };
}

function pagesOf(loaded: LoadedPages, list: string): PagesOfList['pages'] {
  return loaded.find((each) => each.list === list)?.pages ?? {};
}

/** Router state of a navigation by "Mehr laden" or "Vorherige laden", so that Back and Forward show the same pages. */
export type LoadedFrom = { readonly loadedFrom: number };

/** @returns the first page to show; null if the address was reached in another way */
export function loadedFrom(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'loadedFrom' in state ? Number(state.loadedFrom) : null;
}
