/** Travels with the address that "Mehr laden" leads to, so that Back and Forward know it too. */
export type LoadedFrom = { readonly loadedFrom: number };

/** The page from which on all are shown; null where the address was not reached that way. */
export function loadedFrom(state: unknown): number | null {
  return typeof state === 'object' && state !== null && 'loadedFrom' in state ? Number(state.loadedFrom) : null;
}
