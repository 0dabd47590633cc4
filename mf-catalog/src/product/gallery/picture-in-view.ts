type ScrolledRow = Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/**
 * The index of the picture that a row is scrolled to: the one at its start; at the end of the row the last one, which may be narrower than
 * the row and then never reaches the row's start.
 */
export function pictureInView({ scrollLeft, scrollWidth, clientWidth }: ScrolledRow, count: number): number {
  // Browsers round lengths and scroll positions in different ways.
  if (scrollLeft >= scrollWidth - clientWidth - 1) return count - 1;
  return Math.max(0, Math.round((scrollLeft / scrollWidth) * count));
}
