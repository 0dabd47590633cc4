import { useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { StoreDefinition } from 'shared-contracts/store';

/**
 * A store of personal data. It sends no request before `start`, because the server renders the same HTML for all shoppers. Further calls of
 * `start` have no effect.
 */
type PersonalStore = { start(): void };

/** Starts a store after hydration. Each component that shows its data calls this, because any of them may be the first on a page. */
export function useStartedStore<S extends PersonalStore>(store: StoreDefinition<S>): void {
  const app = useApp();
  useEffect(() => store.of(app).getState().start(), [app, store]);
}
