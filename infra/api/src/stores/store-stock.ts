import type { StoreStock } from 'shared-contracts/entities';

type StockedStore = { readonly id: number; readonly squareMetres: number };

/** The share of the stock that is in stores; the rest is in the warehouse. */
const shareInStores = 0.6;
const squareMetresPerShelf = 400;

/** Pieces that are assigned to stores one by one. The rest is spread evenly: a quantity may be as high as a thousand million. */
const mostDrawn = 10_000;

/** Spreads integers evenly over 32 bits, deterministically. */
function scatter(value: number): number {
  const first = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  const second = Math.imul(first ^ (first >>> 16), 0x45d9f3b);
  return (second ^ (second >>> 16)) >>> 0;
}

/**
 * How many pieces of an option each store has. Each piece has a fixed store: when stock falls, the pieces with the highest
 * numbers disappear and the others stay. Larger stores hold more.
 * @returns pieces by store id, in total at most `quantity`
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
  const add = (store: number | undefined, count: number) => {
    if (store !== undefined && count > 0) pieces.set(store, (pieces.get(store) ?? 0) + count);
  };
  const inStores = Math.ceil(quantity * shareInStores);
  const drawn = Math.min(inStores, mostDrawn);
  for (let piece = 0; piece < drawn; piece += 1) add(shelves[scatter(optionId * 131 + piece) % shelves.length], 1);
  // The others go from shelf to shelf, so that they stay where they are when stock falls.
  for (const [place, store] of shelves.entries()) add(store, Math.ceil((inStores - drawn - place) / shelves.length));
  return pieces;
}

/**
 * @param here pieces in the store
 * @param everywhere pieces in stores and warehouse
 */
export function stockOf(here: number, everywhere: number): StoreStock {
  if (here > 1) return 'available';
  if (here === 1) return 'few';
  return everywhere > 0 ? 'orderable' : 'unavailable';
}

/** Working days until an option can be picked up. */
export const pickupDays: Readonly<Record<StoreStock, number | null>> = {
  available: 0,
  few: 0,
  orderable: 3,
  unavailable: null,
};
