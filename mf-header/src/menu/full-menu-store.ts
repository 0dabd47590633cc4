import type { AppContext } from 'shared-contracts/app';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import type { MenuNode } from './menu-tree.ts';

export type FullMenuState = {
  readonly stage: 'idle' | 'loading' | 'failed' | 'ready';
  /** Empty unless `stage` is `ready`. */
  readonly menu: readonly MenuNode[];
  /** Sends one request; a further one only after a failure. */
  load(): Promise<void>;
};

/** The whole menu tree, loaded when the shopper starts to use the menu. */
export function createFullMenu(fetch: () => Promise<readonly MenuNode[] | null>): StoreApi<FullMenuState> {
  return createStore<FullMenuState>()((set, get) => ({
    stage: 'idle',
    menu: [],
    async load() {
      if (get().stage === 'loading' || get().stage === 'ready') return;
      set({ stage: 'loading' });
      const menu = await fetch().catch(() => null);
      set(menu ? { stage: 'ready', menu } : { stage: 'failed' });
    },
  }));
}

export const fullMenu = defineStore((app) => createFullMenu(() => fetchFull(app)));

async function fetchFull(app: AppContext): Promise<readonly MenuNode[] | null> {
  const { fetchMenu } = await import('./fetch-menu.ts');
  const menu = await fetchMenu(app);
  return menu.ok ? menu.data : null;
}
