import type { CartProduct } from 'shared-contracts/entities';

type StockedLine = {
  readonly line: { readonly amount: number };
  readonly option: { readonly id: number; readonly quantity: number };
  /** False if it is no longer sold: then it takes no stock from other lines. */
  readonly isSold: boolean;
};

/** Which lines are available. Lines of one option share its stock, earlier lines first. */
export function lineStatuses(rows: readonly StockedLine[]): CartProduct['status'][] {
  const left = new Map(rows.map(({ option }) => [option.id, option.quantity]));
  return rows.map(({ line, option, isSold }) => {
    if (!isSold) return 'unavailable';
    const stock = left.get(option.id) ?? 0;
    if (line.amount > stock) return 'unavailable';
    left.set(option.id, stock - line.amount);
    return 'available';
  });
}
