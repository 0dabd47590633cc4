/** What a piece costs in a complete set, in cents: the set's share off, to five cents. */
export function setPrice(cents: number, discountPercent: number): number {
  return Math.round((cents * (100 - discountPercent)) / 500) * 5;
}
