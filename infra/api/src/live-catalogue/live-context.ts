import type { CatalogueView } from './catalogue-view.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** Adds the catalogue to a context: each property is read from the view of that moment. */
export function withCatalogue<Others extends object>(
  { view }: Pick<LiveCatalogue, 'view'>,
  others: Others,
): Others & CatalogueView {
  return {
    ...others,
    get index() {
      return view().index;
    },
    get reference() {
      return view().reference;
    },
    get suggest() {
      return view().suggest;
    },
    get searchProducts() {
      return view().searchProducts;
    },
    get searchParts() {
      return view().searchParts;
    },
    get scopeCounts() {
      return view().scopeCounts;
    },
    get tileJsonCache() {
      return view().tileJsonCache;
    },
  };
}

/** The context with the catalogue as it is now: a handler that waits sees one catalogue from its beginning to its end. */
export function pinned<Context extends CatalogueView>(context: Context): Context {
  // A spread copies what the getters return.
  return { ...context };
}
