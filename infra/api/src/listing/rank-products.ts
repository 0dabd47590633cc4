import { type Bitset, hasBit } from '../catalogue-index/bitset.ts';
import type { CatalogueIndex, Ranking } from '../catalogue-index/catalogue-index.ts';
import type { TextHits } from '../catalogue-index/text-index.ts';
import type { ListingRequest } from './listing-request.ts';

export type PageWindow = { readonly offset: number; readonly limit: number };

export function rankingOf(index: CatalogueIndex, { sort, priceType }: ListingRequest): Ranking {
  if (sort.field === 'price') return index.byPrice(priceType, sort.type);
  if (sort.field === 'added_at') return index.byDate(sort.type);
  return index.byRank(sort.type);
}

// From here on sorting the results takes longer than passing over the products between them.
const sortedAtMost = 1 / 16;

/** The page of an order of the whole catalogue, the results given both as a set and one by one. */
export function pageOf(
  { order, places }: Ranking,
  results: Bitset,
  ordinals: Uint32Array,
  { offset, limit }: PageWindow,
): number[] {
  if (ordinals.length < order.length * sortedAtMost) {
    const sorted = ordinals.slice().sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    return [...sorted.subarray(offset, offset + limit)];
  }
  const page: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && page.length < limit; at++) {
    const ordinal = order[at] ?? 0;
    if (hasBit(results, ordinal) && passed++ >= offset) page.push(ordinal);
  }
  return page;
}

/** What fits best first, and what fits equally well by popularity, the order in which ordinals come. */
export function byRelevance({ relevance }: TextHits, ordinals: Uint32Array, { offset, limit }: PageWindow): number[] {
  const rooms: number[][] = [];
  for (const ordinal of ordinals) {
    const worth = relevance[ordinal] ?? 0;
    const room = rooms[worth];
    if (room) room.push(ordinal);
    else rooms[worth] = [ordinal];
  }
  const page: number[] = [];
  let passed = 0;
  for (let worth = rooms.length - 1; worth >= 0 && page.length < limit; worth--) {
    const room = rooms[worth] ?? [];
    const skipped = Math.min(Math.max(0, offset - passed), room.length);
    page.push(...room.slice(skipped, skipped + limit - page.length));
    passed += room.length;
  }
  return page;
}
