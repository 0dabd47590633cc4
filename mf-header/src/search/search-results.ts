import type { BlogPostTeaser, ProductTile, Suggestion } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import { searchLimits } from 'shared-contracts/site-constants';

export type SearchResults = {
  /** The shopper's own earlier queries, before anything is typed. */
  readonly recent: readonly string[];
  readonly suggestions: readonly Suggestion[];
  readonly products: readonly ProductTile[];
  readonly posts: readonly BlogPostTeaser[];
};

export const noResults: SearchResults = { recent: [], suggestions: [], products: [], posts: [] };

/** As many as fit into the panel without scrolling. */
const productLimit = 4;
const postLimit = 3;

/** Sorted by weight, keeping the order of equal weights; each phrase once. */
export function orderSuggestions(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ phrase }) => {
      const key = phrase.trim().toLowerCase();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, searchLimits.suggestions);
}

/** Applies the limits. SPEC 4: without suggestions and products the blog posts are hidden, too. */
export function shownResults({ recent, suggestions, products, posts }: SearchResults): SearchResults {
  if (suggestions.length === 0 && products.length === 0) return { ...noResults, recent };
  return {
    recent,
    suggestions: orderSuggestions(suggestions),
    products: products.slice(0, productLimit),
    posts: posts.slice(0, postLimit),
  };
}

/** The queries among the options, which come first. */
export function optionQueries({ recent, suggestions }: SearchResults): string[] {
  return [...recent, ...suggestions.map(({ phrase }) => phrase)];
}

/** The page that a suggestion names; without one, as from an API that does not send them, the search for its phrase. */
export const suggestionPath = ({ phrase, url }: Suggestion): string => url ?? paths.search(phrase);

/** Addresses of all options, in the order of the panel. */
export function optionPaths({ recent, suggestions, products, posts }: SearchResults): string[] {
  return [
    ...recent.map((query) => paths.search(query)),
    ...suggestions.map(suggestionPath),
    ...products.map(({ url }) => url),
    ...posts.map(({ url }) => url),
  ];
}

export type ActiveMove = 'next' | 'previous' | 'first' | 'last';

/**
 * The option that a key makes active. Null is the text field, which comes before the first option and after the last one. Home and
 * End have an effect only while an option is active.
 */
export function moveActive(active: number | null, move: ActiveMove, count: number): number | null {
  if (count === 0) return null;
  switch (move) {
    case 'next':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'previous':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    case 'first':
      return active === null ? null : 0;
    case 'last':
      return active === null ? null : count - 1;
  }
}
