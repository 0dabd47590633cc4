import type { Loyalty } from 'shared-contracts/entities';

/** Progress from the current tier to the next, 0 to 1; 1 at the top. */
export function progressOf({ pointsOfYear, tier, next }: Pick<Loyalty, 'pointsOfYear' | 'tier' | 'next'>): number {
  if (next === null) return 1;
  const way = next.tier.from - tier.from;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, (pointsOfYear - tier.from) / way));
}
