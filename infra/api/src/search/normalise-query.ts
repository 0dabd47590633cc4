/** SPEC 9: a query has at most 50 characters. */
const longest = 50;

/**
 * SPEC 2: spaces collapse, what is too long is cut. Control characters and halves of characters separate words: databases
 * refuse to hear of them.
 */
export function normaliseQuery(query: string): string {
  const spaced = query.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return spaced
    .slice(0, longest)
    .replace(/\p{Cs}$/u, '')
    .trimEnd();
}
