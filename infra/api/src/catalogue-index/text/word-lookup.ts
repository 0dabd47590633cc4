/** A typed or indexed word, folded (without case and accents), with its stems. */
export type WordForms = { readonly text: string; readonly german: string; readonly english: string };

/** Ascending positions of the words that contain one of the parts or share a stem with a word. */
export type WordLookup = (parts: readonly string[], word: WordForms) => readonly number[];

const separator = '\n';

function positionsBy(words: readonly WordForms[], stemOf: (word: WordForms) => string): ReadonlyMap<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    const known = positions.get(stemOf(word));
    if (known) known.push(position);
    else positions.set(stemOf(word), [position]);
  }
  return positions;
}

/** Joins all words into one text: `indexOf` on it is a hundred times faster than a loop over the words. */
export function createWordLookup(words: readonly WordForms[]): WordLookup {
  const text = words.map((word) => separator + word.text).join('');
  // For each character of the text, the position of its word.
  const wordAt = new Uint32Array(text.length);
  let start = 0;
  for (const [position, word] of words.entries()) {
    const end = start + separator.length + word.text.length;
    wordAt.fill(position, start, end);
    start = end;
  }
  const byGerman = positionsBy(words, ({ german }) => german);
  const byEnglish = positionsBy(words, ({ english }) => english);

  return (parts, { german, english }) => {
    const found = new Set([...(byGerman.get(german) ?? []), ...(byEnglish.get(english) ?? [])]);
    for (const part of parts.filter(Boolean)) {
      for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.add(wordAt[at] ?? 0);
    }
    return [...found].sort((a, b) => a - b);
  };
}
