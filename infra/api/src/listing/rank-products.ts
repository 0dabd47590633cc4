import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts';
import { hasBit, type Members } from '../catalogue-index/facets/bitset.ts';
import type { Ranking } from '../catalogue-index/ranking.ts';
import type { TextHits } from '../catalogue-index/text/text-index.ts';
import type { ListingRequest } from './listing-request.ts';

export type PageWindow = { readonly offset: number; readonly limit: number };

export function rankingOf(index: CatalogueIndex, { sort, priceType }: ListingRequest): Ranking {
  if (sort.field === 'price') return index.byPrice(priceType, sort.type);
  if (sort.field === 'added_at') return index.byDate(sort.type);
  return index.byRank(sort.type);
}

// Share of the catalogue above which scanning the whole order is faster than sorting the results.
const sortedAtMost = 1 / 16;

/** A page of the results in an order of the whole catalogue. */
export function pageOf(
  { order, positions }: Ranking,
  { bits, ordinals }: Members,
  { offset, limit }: PageWindow,
): number[] {
  if (ordinals.length < order.length * sortedAtMost) {
    // Sorts numbers natively; a JavaScript comparison function would take ten times as long.
    const sorted = ordinals.map((ordinal) => positions[ordinal] ?? 0).sort();
    return Array.from(sorted.subarray(offset, offset + limit), (position) => order[position] ?? 0);
  }
  const page: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && page.length < limit; at++) {
    const ordinal = order[at] ?? 0;
    if (hasBit(bits, ordinal) && passed++ >= offset) page.push(ordinal);
  }
  return page;
}

/** @param ordinals some of the hits, ascending */
function relevanceOf(hits: TextHits, ordinals: Uint32Array): Uint8Array {
  if (ordinals.length === hits.ordinals.length) return hits.relevance;
  let hit = 0;
  return Uint8Array.from(ordinals, (ordinal) => {
    while ((hits.ordinals[hit] ?? ordinal) !== ordinal) hit++;
    return hits.relevance[hit] ?? 0;
  });
}

/** A page of the hits by relevance. Equally relevant hits stay in the order of their ordinals, which is by popularity. */
export function byRelevance(hits: TextHits, ordinals: Uint32Array, { offset, limit }: PageWindow): number[] {
  const relevance = relevanceOf(hits, ordinals);
  const sizes = new Uint32Array(256);
  for (let at = 0; at < ordinals.length; at++) {
    const score = relevance[at] ?? 0;
    sizes[score] = (sizes[score] ?? 0) + 1;
  }
  const end = offset + limit;
  let lowest = sizes.length;
  for (let reached = 0; reached < end && lowest > 0; ) reached += sizes[--lowest] ?? 0;
  // Products by score, each bucket limited to what the page needs.
  const buckets = new Map<number, number[]>();
  for (let at = 0; at < ordinals.length; at++) {
    const score = relevance[at] ?? 0;
    if (score < lowest) continue;
    const bucket = buckets.get(score) ?? [];
    if (bucket.length === 0) buckets.set(score, bucket);
    if (bucket.length < end) bucket.push(ordinals[at] ?? 0);
  }
  const best = [...buckets].sort(([one], [other]) => other - one);
  return best.flatMap(([, bucket]) => bucket).slice(offset, end);
}
