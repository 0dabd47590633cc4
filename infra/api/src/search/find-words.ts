import { intersectionOf, membersOf } from '../catalogue-index/facets/bitset.ts';
import type { TextHits, TextIndex } from '../catalogue-index/text/text-index.ts';
import type { WordMeaning } from './word-meaning.ts';
import type { WordPart } from './word-parts.ts';

/** A part of a query that products must match. */
export type Wanted = WordPart & { readonly of: WordMeaning; readonly isTail: boolean };

export function wantedParts(meaning: WordMeaning): Wanted[] {
  const { parts } = meaning;
  return parts.map((part, at) => ({ ...part, of: meaning, isTail: at > 0 && at === parts.length - 1 }));
}

export type FoundWords = { readonly hits: TextHits; readonly kept: readonly Wanted[] };

// More words than queries of 50 characters have, but for some of single letters. Each doubles the number of combinations.
const mostCombined = 8;

/** How significant a part of a query is: a noun more than a colour, and the end of a compound more than its beginning. */
function importanceOf({ broad, isTail }: Wanted): number {
  let heaviest = 0;
  for (const { word, isWhole } of broad) {
    for (const weight of word.weights) heaviest = Math.max(heaviest, isWhole ? 2 * weight : weight);
  }
  return heaviest + (isTail ? 1 : 0);
}

/** The largest combination of parts that some product matches; of equally large ones the most significant. */
function bestCombination(index: TextIndex, wanted: readonly Wanted[]): readonly Wanted[] {
  const parts = wanted.slice(0, mostCombined).map((part) => ({
    part,
    importance: importanceOf(part),
    bits: index.find([part.broad]).bits,
  }));
  let best: { readonly chosen: typeof parts; readonly score: number } = { chosen: [], score: 0 };
  for (let combination = 1; combination < 2 ** parts.length; combination++) {
    const chosen = parts.filter((_, at) => (combination >> at) & 1);
    // One more matching part outweighs any importance.
    const score = chosen.reduce((sum, { importance }) => sum + importance, chosen.length * 1000);
    if (score <= best.score) continue;
    const common = intersectionOf(
      (chosen[0]?.bits.length ?? 0) * 32,
      chosen.map(({ bits }) => bits),
    );
    if (common.some((word) => word !== 0)) best = { chosen, score };
  }
  return best.chosen.map(({ part }) => part);
}

/** Finds the products that match all parts, or as many as possible together. Null if no product matches any. */
export function findWords(index: TextIndex, wanted: readonly Wanted[]): FoundWords | null {
  if (wanted.length === 0) return null;
  const strict = index.find(wanted.map(({ matches }) => matches));
  if (strict.ordinals.length > 0) return { hits: strict, kept: wanted };
  const broad = index.find(wanted.map((part) => part.broad));
  if (broad.ordinals.length > 0) return { hits: broad, kept: wanted };
  const kept = bestCombination(index, wanted);
  return kept.length === 0 ? null : { hits: index.find(kept.map((part) => part.broad)), kept };
}

/** The hits that are in a set too. */
export function hitsWithin(hits: TextHits, size: number, set: TextHits['bits']): TextHits {
  const { bits, ordinals } = membersOf(intersectionOf(size, [hits.bits, set]));
  const relevance = new Uint8Array(ordinals.length);
  let hit = 0;
  for (let at = 0; at < ordinals.length; at++) {
    while (hits.ordinals[hit] !== ordinals[at]) hit++;
    relevance[at] = hits.relevance[hit] ?? 0;
  }
  return { bits, ordinals, relevance };
}
