/** Longest words in which one wrong letter is forgiven; longer ones may have two. */
const oneSlipUpTo = 7;
/** Shorter words are as similar to other words as to a misspelling of themselves. */
const shortestMisspelt = 5;

/** Letters to insert, delete, replace or swap with their neighbour, to make one word of the other (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}

/**
 * How many slips make one word of the other; null if they are too many for a misspelling. The first letter is hardly ever wrong.
 */
export function slipsBetween(typed: string, meant: string): number | null {
  if (typed.length < shortestMisspelt || typed[0] !== meant[0]) return null;
  // Words with different endings are often different words: `Kletterseil` and `Klettersteig`.
  const allowed = typed.length <= oneSlipUpTo || typed.at(-1) !== meant.at(-1) ? 1 : 2;
  if (Math.abs(typed.length - meant.length) > allowed) return null;
  const slips = editDistance(typed, meant);
  return slips <= allowed ? slips : null;
}
