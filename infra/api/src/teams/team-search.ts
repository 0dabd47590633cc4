import type { ContentLocale, ProductTile, Suggestion } from 'shared-contracts/entities';
import { loadTiles } from '../catalogue/tiles/tiles.ts';
import { intersectionOf, membersOf, ordinalsOf } from '../catalogue-index/facets/bitset.ts';
import type { ApiContext } from '../http/api-context.ts';
import { byRelevance } from '../listing/rank-products.ts';
import { scopeBits } from '../listing/scope-counts.ts';
import { normaliseQuery } from '../search/query-words.ts';
import type { Assortments } from './assortments.ts';
import { tileOfTeam } from './team-listing.ts';

const previewLength = 6;

/** The products that teams sell, and of those the ones that the words find. Without words: the most popular first. */
async function findSold(
  { index, searchProducts }: ApiContext,
  query: string,
  locale: ContentLocale,
  { all }: Assortments,
) {
  const scope = { section: 'all', brand: null, gender: 0, category: null, assortment: all } as const;
  const sold = scopeBits(index, scope);
  const hits = await searchProducts(query, locale);
  return { hits, found: membersOf(intersectionOf(index.size, hits ? [...sold, hits.bits] : sold)) };
}

/** The first products of a search in all assortments, for the search box. */
export async function previewSold(
  context: ApiContext,
  words: string,
  locale: ContentLocale,
  assortments: Assortments,
): Promise<ProductTile[]> {
  const { hits, found } = await findSold(context, normaliseQuery(words), locale, assortments);
  const shown = hits
    ? byRelevance(hits, found.ordinals, { offset: 0, limit: previewLength })
    : [...ordinalsOf(found.bits).slice(0, previewLength)];
  const ids = shown.flatMap((ordinal) => context.index.ids[ordinal] ?? []);
  const tiles = await loadTiles(context, ids, [], locale);
  return tiles.flatMap((tile) => tileOfTeam(tile, null, assortments) ?? []);
}

/** Suggestions that find something in an assortment. */
export async function suggestSold(
  context: ApiContext,
  words: string,
  locale: ContentLocale,
  assortments: Assortments,
): Promise<Suggestion[]> {
  const suggestions = await context.suggest(normaliseQuery(words), locale);
  const found = await Promise.all(
    // The page of a suggestion is one of the main shop.
    suggestions.map(async ({ url: _, ...suggestion }) => {
      const { ordinals } = (await findSold(context, suggestion.phrase, locale, assortments)).found;
      return ordinals.length > 0 ? [suggestion] : [];
    }),
  );
  return found.flat();
}
