import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import type { MenuNode } from './menu-tree.ts';

export type WholeMenuState = {
  readonly stage: 'unasked' | 'loading' | 'failed' | 'here';
  /** Empty until it is here. */
  readonly menu: readonly MenuNode[];
  /** Asks once; after a failure once more. */
  load(): Promise<void>;
};

/** The whole menu of this tab, fetched at the first sign that the shopper wants it. */
export function createWholeMenu(fetch: () => Promise<readonly MenuNode[] | null>): StoreApi<WholeMenuState> {
  return createStore<WholeMenuState>()((set, get) => ({
    stage: 'unasked',
    menu: [],
    async load() {
      if (get().stage === 'loading' || get().stage === 'here') return;
      set({ stage: 'loading' });
      const menu = await fetch().catch(() => null);
      set(menu ? { stage: 'here', menu } : { stage: 'failed' });
    },
  }));
}

export const wholeMenu = defineStore((app) => createWholeMenu(() => fetchWhole(app)));

async function fetchWhole(app: AppContext): Promise<readonly MenuNode[] | null> {
  const { fetchMenu } = await import('./fetch-menu.ts');
  const menu = await fetchMenu(app);
  return menu.ok ? menu.data : null;
}
