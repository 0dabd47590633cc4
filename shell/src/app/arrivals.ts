import { createContext, type RefObject, useContext } from 'react';

/** The place that was last arrived at; null before the first page of a tab. */
export const Arrivals = createContext<RefObject<string | null>>({ current: null });

export function useArrivals(): RefObject<string | null> {
  return useContext(Arrivals);
}
