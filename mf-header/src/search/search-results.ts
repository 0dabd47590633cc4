import type { BlogPostTeaser, ProductTile, Suggestion } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';

export type SearchResults = {
  readonly suggestions: readonly Suggestion[];
  readonly products: readonly ProductTile[];
  readonly posts: readonly BlogPostTeaser[];
};

export const noResults: SearchResults = { suggestions: [], products: [], posts: [] };

/** SPEC 9. */
export const suggestionLimit = 5;
/** As many as the panel shows without scrolling. */
const productLimit = 4;
const postLimit = 3;

/** The most frequent first, equal ones as they came, each phrase once. */
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
    .slice(0, suggestionLimit);
}

/** What is shown of what was found. SPEC 4: without suggestions and products the blog posts are hidden too. */
export function shownResults({ suggestions, products, posts }: SearchResults): SearchResults {
  if (suggestions.length === 0 && products.length === 0) return noResults;
  return {
    suggestions: orderSuggestions(suggestions),
    products: products.slice(0, productLimit),
    posts: posts.slice(0, postLimit),
  };
}

/** Addresses of all options in the order of the panel, for the arrow keys. */
export function optionPaths({ suggestions, products, posts }: SearchResults): string[] {
  return [
    ...suggestions.map(({ phrase }) => paths.search(phrase)),
    ...products.map(({ url }) => url),
    ...posts.map(({ url }) => url),
  ];
}

export type ActiveMove = 'next' | 'previous' | 'first' | 'last';

/**
 * The option that the arrow keys lead to. Null is the text field itself, which stands before the first and after the last.
 * Home and End belong to the text field unless an option is active.
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
