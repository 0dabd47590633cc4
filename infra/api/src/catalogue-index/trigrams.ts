/** What pg_trgm takes a text for: three letters in a row, over and over, each word with room before and after it. */
export function trigramsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}

/** Shared ones among all of both. The database counts with 32 bits as well, which decides on the edge of a threshold. */
function share(common: number, one: number, other: number): number {
  return Math.fround(common / (one + other - common));
}

/** How much of a query's trigrams the best continuous part of a text has (`word_similarity`). */
function wordSimilarity(query: ReadonlySet<string>, text: readonly string[]): number {
  let best = 0;
  for (const [start, first] of text.entries()) {
    if (!query.has(first)) continue;
    const seen = new Set<string>();
    let common = 0;
    for (let end = start; end < text.length; end++) {
      const trigram = text[end] ?? '';
      const isCommon = query.has(trigram);
      if (isCommon && !seen.has(trigram)) common += 1;
      seen.add(trigram);
      if (isCommon) best = Math.max(best, share(common, query.size, seen.size));
    }
  }
  return best;
}

/** A text by its place in the list it was given in. */
export type Similar = { readonly position: number; readonly similarity: number };

export type TrigramIndex = {
  /** Texts as similar to another as a whole (`similarity`), in their order. */
  similar(text: string, atLeast: number): Similar[];
  /** Texts of which a part is as similar (`word_similarity`), in their order. */
  containing(text: string, atLeast: number): Similar[];
};

/** Finds similar texts without looking at those that share too little. */
export function createTrigramIndex(texts: readonly string[]): TrigramIndex {
  const ordered = texts.map(trigramsOf);
  const sizes = ordered.map((trigrams) => new Set(trigrams).size);
  const positionsOf = new Map<string, number[]>();
  for (const [position, trigrams] of ordered.entries()) {
    for (const trigram of new Set(trigrams)) {
      const positions = positionsOf.get(trigram);
      if (positions) positions.push(position);
      else positionsOf.set(trigram, [position]);
    }
  }

  const commonOf = new Uint8Array(texts.length);

  /** No similarity is larger than the share of the query's trigrams that a text has. */
  function candidates(
    query: ReadonlySet<string>,
    atLeast: number,
  ): readonly (readonly [position: number, common: number])[] {
    commonOf.fill(0);
    for (const trigram of query) {
      for (const position of positionsOf.get(trigram) ?? []) commonOf[position] = (commonOf[position] ?? 0) + 1;
    }
    const needed = atLeast * query.size;
    const found: (readonly [number, number])[] = [];
    for (let position = 0; position < commonOf.length; position++) {
      const common = commonOf[position] ?? 0;
      if (common > 0 && common >= needed) found.push([position, common]);
    }
    return found;
  }

  return {
    similar(text, atLeast) {
      const query = new Set(trigramsOf(text));
      return candidates(query, atLeast)
        .map(([position, common]) => ({ position, similarity: share(common, query.size, sizes[position] ?? 0) }))
        .filter(({ similarity }) => similarity >= atLeast);
    },
    containing(text, atLeast) {
      const query = new Set(trigramsOf(text));
      return candidates(query, atLeast)
        .map(([position]) => ({ position, similarity: wordSimilarity(query, ordered[position] ?? []) }))
        .filter(({ similarity }) => similarity >= atLeast);
    },
  };
}
