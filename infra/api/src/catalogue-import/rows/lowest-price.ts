/** A selling price and the day from which it was valid. */
export type DatedPrice = {
  readonly from: string;
  readonly vk: number;
  /** The lowest price of that day, if it was below `vk`. */
  readonly lowest?: number | undefined;
};

const dayMs = 86_400_000;
const windowDays = 30;

/**
 * The lowest price in the 30 days before the current price (PrAG § 9a), which must be shown with an announced reduction. A
 * price in force when the 30 days began counts too. Null without an earlier price.
 * @param history oldest first
 */
export function lowestBeforeReduction(history: readonly DatedPrice[]): number | null {
  const current = history.at(-1);
  if (current === undefined) return null;
  const windowBegins = new Date(Date.parse(current.from) - windowDays * dayMs).toISOString().slice(0, 10);
  const before = history.slice(0, -1).filter((_, index) => (history[index + 1]?.from ?? '') > windowBegins);
  const ofWindow = (price: DatedPrice) => (price.from >= windowBegins ? lowestOf(price) : price.vk);
  const prices = [...before.map(ofWindow), ...(current.lowest === undefined ? [] : [current.lowest])];
  return prices.length === 0 ? null : Math.min(...prices);
}

const lowestOf = ({ vk, lowest = vk }: DatedPrice): number => lowest;

/** The stored history with the current price: a price that differs from the last one starts on `day`, and replaces others of that day. */
export function continuedHistory(stored: readonly DatedPrice[], vk: number, day: string): readonly DatedPrice[] {
  if (stored.at(-1)?.vk === vk) return stored;
  const lowest = Math.min(...stored.filter(({ from }) => from >= day).map(lowestOf));
  return [...stored.filter(({ from }) => from < day), { from: day, vk, ...(lowest < vk && { lowest }) }];
}

/** What is shown with a price below the recommended one; null for others. */
export function lowestOfReduced(
  { rrp, vk }: { rrp: number; vk: number },
  history: readonly DatedPrice[],
): number | null {
  return vk < rrp ? lowestBeforeReduction(history) : null;
}
