/** Trigrams as pg_trgm defines them: each word is padded with two spaces before and one after it. */
function trigramsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => {
    const padded = `  ${word} `;
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}

/** The share of common trigrams in the union. pg_trgm uses 32-bit floats, which matters at the edge of a threshold. */
function share(common: number, one: number, other: number): number {
  return Math.fround(common / (one + other - common));
}

/** The best share of a query's trigrams in any continuous part of a text (pg_trgm's `word_similarity`). */
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

/** A text by its position in the list. */
export type Similar = { readonly position: number; readonly similarity: number };

export type TrigramIndex = {
  /** Texts that are similar as a whole (`similarity`), in the order of the list. */
  similar(text: string, atLeast: number): Similar[];
  /** Texts of which a part is similar (`word_similarity`), in the order of the list. */
  containing(text: string, atLeast: number): Similar[];
};

/** Finds similar texts without comparing texts that share too few trigrams. */
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

  /** Texts with enough common trigrams: no similarity exceeds the share of the query's trigrams that a text contains. */
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
