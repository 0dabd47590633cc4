import type { PastPrice } from '../catalogue-types.ts';
import { reducedPrice } from './price-ladder.ts';
import type { Random } from './random.ts';

/**
 * The lowest price in the 30 days before the current one began (PrAG § 9a): what has to stand beside an announced reduction.
 * A price counts for as long as it held, so the one in force when the 30 days began belongs to them.
 */
export function lowestBeforeReduction(history: readonly PastPrice[]): number | null {
  const current = history.at(-1);
  if (current === undefined) return null;
  const windowBegins = current.daysAgo + 30;
  const before = history.slice(0, -1).filter((_, index) => (history[index + 1]?.daysAgo ?? 0) < windowBegins);
  return before.length === 0 ? null : Math.min(...before.map(({ vk }) => vk));
}

/** The prices of a product that has been in the shop for `age` days and costs `vk` now, as a shop would have set them. */
export function createPriceHistory(random: Random, age: number, rrp: number, vk: number): readonly PastPrice[] {
  if (vk === rrp) {
    // Some had an action week once and went back to the full price.
    if (age < 120 || !random.chance(0.2)) return [{ daysAgo: age, vk }];
    const began = random.between(40, age - 60);
    return [
      { daysAgo: age, vk },
      { daysAgo: began + 14, vk: reducedPrice(rrp, 0.15) },
      { daysAgo: began, vk },
    ];
  }
  const reducedFor = random.between(1, Math.min(45, age - 1));
  const usual = reducedPrice(rrp, 0.05);
  const first = random.chance(0.7) || usual <= vk ? rrp : usual;
  const history: PastPrice[] = [{ daysAgo: age, vk: first }];
  const step = Math.max(vk, reducedPrice(rrp, (1 - vk / rrp) / 2));
  const stepBegan = reducedFor + random.between(5, 40);
  // The deeper the reduction, the more often it came in two steps.
  if (step > vk && step < first && stepBegan < age && random.chance(0.4))
    history.push({ daysAgo: stepBegan, vk: step });
  return [...history, { daysAgo: reducedFor, vk }];
}
