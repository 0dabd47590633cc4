import type { ProductTile } from 'shared-contracts/entities';

/** The pages of one list that this tab has loaded. */
export type LoadedPages = {
  /** Address of the list's first page; another list forgets this one. */
  readonly list: string;
  readonly pages: Readonly<Record<number, readonly ProductTile[]>>;
};

export const nothingLoaded: LoadedPages = { list: '', pages: {} };

export function remember(
  loaded: LoadedPages,
  list: string,
  page: number,
  products: readonly ProductTile[],
): LoadedPages {
  return { list, pages: { ...(loaded.list === list ? loaded.pages : {}), [page]: products } };
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
  const parts: (readonly ProductTile[])[] = [products];
  let from = page;
  for (; from > begin; from--) {
    const before = loaded.list === list ? loaded.pages[from - 1] : undefined;
    if (!before) break;
    parts.unshift(before);
  }
  const byId = new Map(parts.flat().map((product) => [product.id, product]));
  return { from, products: [...byId.values()] };
}
