import { type StoreApi, useStore } from 'zustand';
import { type AppContext, useApp } from './app/app-context.tsx';

/** A store's definition, created once at module level; the state itself is created for each app on first use. */
export type StoreDefinition<S> = {
  /** The store of this app; created on first call. For loaders, event handlers and tests. */
  of(app: AppContext): StoreApi<S>;
  /** Selects a part of the state in a component and re-renders when it changes. Hydration uses the initial state. */
  use<T>(select: (state: S) => T): T;
};

/**
 * Defines a store that exists once for each app: a browser tab, or one request on the server. A store at module level
 * would be shared by all shoppers that one render worker serves.
 */
export function defineStore<S>(create: (app: AppContext) => StoreApi<S>): StoreDefinition<S> {
  const stores = new WeakMap<AppContext, StoreApi<S>>();
  const of = (app: AppContext): StoreApi<S> => {
    let store = stores.get(app);
    if (!store) {
      store = create(app);
      stores.set(app, store);
    }
    return store;
  };
  return {
    of,
    use: (select) => useStore(of(useApp()), select),
  };
}

export type { StoreApi } from 'zustand';
export { createStore } from 'zustand/vanilla';
