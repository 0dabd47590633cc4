import { useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { StoreDefinition } from 'shared-contracts/store';

/** What is personal is asked for after hydration, by whoever shows it first. */
export function useStarted<S extends { start(): void }>(store: StoreDefinition<S>): void {
  const app = useApp();
  useEffect(() => store.of(app).getState().start(), [app, store]);
}
