import type { StoreStock } from 'shared-contracts/entities';

type StockedStore = { readonly id: number; readonly squareMetres: number };

/** Of ten pieces in stock, this many lie in stores; the rest waits in the warehouse for parcels. */
const shareInStores = 0.6;
const squareMetresPerShelf = 400;

/** Spreads whole numbers evenly over 32 bits, the same everywhere. */
function scatter(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  const second = Math.imul(first ^ (first >>> 16), 0x45d9f3b);
  return (second ^ (second >>> 16)) >>> 0;
}

/**
 * How many of an option's pieces lie in which store. Every piece has its place: when stock falls, the pieces with the highest
 * numbers are gone and the others stay where they were. Bigger stores hold more.
 * @returns pieces by the store's id; all together never more than `quantity`
 */
export function piecesByStore(
  optionId: number,
  quantity: number,
  stores: readonly StockedStore[],
): ReadonlyMap<number, number> {
  const shelves = stores.flatMap(({ id, squareMetres }) =>
    Array.from({ length: Math.max(1, Math.round(squareMetres / squareMetresPerShelf)) }, () => id),
  );
  const pieces = new Map<number, number>();
  if (shelves.length === 0) return pieces;
  for (let piece = 0; piece < Math.ceil(quantity * shareInStores); piece += 1) {
    const store = shelves[scatter(optionId * 131 + piece) % shelves.length];
    if (store !== undefined) pieces.set(store, (pieces.get(store) ?? 0) + 1);
  }
  return pieces;
}

/** @param here pieces in the store @param everywhere pieces in stores and warehouse */
export function stockOf(here: number, everywhere: number): StoreStock {
  if (here > 1) return 'available';
  if (here === 1) return 'few';
  return everywhere > 0 ? 'orderable' : 'unavailable';
}

/** Working days until it can be fetched. */
export const pickupDays: Readonly<Record<StoreStock, number | null>> = {
  available: 0,
  few: 0,
  orderable: 3,
  unavailable: null,
};
