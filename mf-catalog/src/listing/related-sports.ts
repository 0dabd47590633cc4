import type { ListedSport } from 'shared-contracts/entities';

const shownAtMost = 8;

/** Where else a list of sports leads to: the kinds of the list's own sport first, then the fullest others. Nothing empty. */
export function relatedSports(sports: readonly ListedSport[]): Omit<ListedSport, 'children'>[] {
  const own = sports.filter(({ active }) => active).flatMap(({ children }) => children);
  return [...own, ...sports].filter(({ active, count }) => !active && count > 0).slice(0, shownAtMost);
}
