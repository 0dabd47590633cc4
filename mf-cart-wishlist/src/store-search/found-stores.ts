import type { StoreAvailability, StoreSearch, StoreSummary } from 'shared-contracts/entities';
import { isAvailability } from '../store-picker/availability.ts';

/** A store of the answer, with what it has of a size where one was asked for. */
export type FoundStore = {
  readonly store: StoreSummary;
  readonly stock: Pick<StoreAvailability['stores'][number], 'stock' | 'text'> | null;
};

export type FoundStores = {
  readonly stores: readonly FoundStore[];
  /** False where the words were not understood: then these are all stores. */
  readonly isPlaceKnown: boolean;
};

const nearest = 8;
const all = 100;

/** Where to ask: with a size the stores say what they have of it. */
export function searchPath(place: string, optionId: number | null, locale: string): string {
  const limit = String(place === '' ? all : nearest);
  if (optionId === null) return `/api/v1/stores/?${new URLSearchParams({ q: place, limit, locale })}`;
  const near: Record<string, string> = place === '' ? {} : { near: place };
  const params = new URLSearchParams({ option: String(optionId), ...near, limit, locale });
  return `/api/v1/stores/availability/?${params}`;
}

export function isStoreAnswer(data: unknown): data is StoreSearch | StoreAvailability {
  return isAvailability(data);
}

export function foundStores(answer: StoreSearch | StoreAvailability, place: string): FoundStores {
  if ('optionId' in answer) {
    const stores = answer.stores.map(({ store, stock, text }) => ({ store, stock: { stock, text } }));
    return { stores, isPlaceKnown: true };
  }
  const stores = answer.stores.map((store) => ({ store, stock: null }));
  return { stores, isPlaceKnown: place === '' || answer.place !== null };
}
