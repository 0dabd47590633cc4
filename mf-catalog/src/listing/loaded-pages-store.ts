import { createStore, defineStore } from 'shared-contracts/store';
import type { LoadedPages } from './loaded-pages.ts';

/** Of this tab: Back shows at once what was put together, and a reload begins anew. */
export const loadedPagesStore = defineStore(() => createStore<{ loaded: LoadedPages }>(() => ({ loaded: [] })));
