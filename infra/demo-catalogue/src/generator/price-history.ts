import type { PastPrice } from '../demo-product.ts';
import { reducedPrice } from './price-ladder.ts';
import type { Random } from './random.ts';

/**
 * The lowest price in the 30 days before the current price (PrAG § 9a), which must be shown with an announced reduction. A
 * price in force when the 30 days began counts too.
 */
export function lowestBeforeReduction(history: readonly PastPrice[]): number | null {
  const current = history.at(-1);
  if (current === undefined) return null;
  const windowBegins = current.daysAgo + 30;
  const before = history.slice(0, -1).filter((_, index) => (history[index + 1]?.daysAgo ?? 0) < windowBegins);
  return before.length === 0 ? null : Math.min(...before.map(({ vk }) => vk));
}

/** A plausible price history of a product that was added `age` days ago and now costs `vk`. */
export function createPriceHistory(random: Random, age: number, rrp: number, vk: number): readonly PastPrice[] {
  if (vk === rrp) {
    // Some products were reduced for a while and returned to the full price.
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
  // Deep reductions often come in two steps.
  if (step > vk && step < first && stepBegan < age && random.chance(0.4))
    history.push({ daysAgo: stepBegan, vk: step });
  return [...history, { daysAgo: reducedFor, vk }];
}
