import type { ApiResult } from 'shared-contracts/api';
import type { HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import { normaliseQuery } from 'shared-contracts/paths';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import {
  type ActiveMove,
  moveActive,
  noResults,
  optionPaths,
  type SearchResults,
  shownResults,
} from './search-results.ts';
import { usablePosts, usableProducts, usableSuggestions } from './usable-answers.ts';

/** The specification shows no value for the header (SPEC 9); long enough for quick typing, short enough to feel live. */
export const searchDebounceMs = 200;
/** SPEC 9. */
export const minimumQueryLength = 2;

export type SearchState = {
  readonly isOpen: boolean;
  /** As typed; the arrow keys never change it. */
  readonly query: string;
  /** The query that `results` answers; empty for the initial products. */
  readonly answered: string;
  readonly results: SearchResults;
  readonly status: 'ready' | 'loading' | 'failed';
  /** Index into the options of all groups; null while the text field itself is active. */
  readonly active: number | null;
  open(): void;
  type(text: string): void;
  move(move: ActiveMove): void;
  /** Clears the query as well (SPEC 4). */
  close(): void;
};

/** The calls behind the box. */
export type SearchCalls = {
  initial(): Promise<ApiResult<HeaderData>>;
  suggestions(query: string, signal: AbortSignal): Promise<ApiResult<Suggestion[]>>;
  products(query: string, signal: AbortSignal): Promise<ApiResult<SearchLimited>>;
};

/** SPEC 4, "Search box". Only the newest question may answer: every other one is aborted and its answer dropped. */
export function createSearch(calls: SearchCalls): StoreApi<SearchState> {
  let initial: SearchResults | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  return createStore<SearchState>()((set, get) => {
    const abandon = (): AbortSignal => {
      clearTimeout(waiting);
      asking.abort();
      asking = new AbortController();
      return asking.signal;
    };
    const showInitial = async (): Promise<void> => {
      const signal = abandon();
      set({ answered: '', results: shownResults(initial ?? noResults), status: 'ready', active: null });
      if (initial) return;
      const answer = await calls.initial();
      if (!answer.ok) return;
      initial = {
        suggestions: [],
        products: usableProducts(answer.data?.['search-limited']),
        posts: usablePosts(answer.data?.blogPosts),
      };
      if (!signal.aborted && get().isOpen) set({ results: shownResults(initial) });
    };
    const ask = async (query: string, signal: AbortSignal): Promise<void> => {
      const [suggestions, products] = await Promise.all([
        calls.suggestions(query, signal),
        calls.products(query, signal),
      ]);
      if (signal.aborted) return;
      if (!suggestions.ok && !products.ok) {
        set({ answered: query, results: noResults, status: 'failed', active: null });
        return;
      }
      const results = shownResults({
        suggestions: suggestions.ok ? usableSuggestions(suggestions.data) : [],
        products: products.ok ? usableProducts(products.data?.search) : [],
        posts: initial?.posts ?? [],
      });
      set({ answered: query, results, status: 'ready', active: null });
    };
    return {
      isOpen: false,
      query: '',
      answered: '',
      results: noResults,
      status: 'ready',
      active: null,
      open() {
        if (get().isOpen) return;
        set({ isOpen: true });
        void showInitial();
      },
      type(text) {
        get().open();
        const query = normaliseQuery(text);
        const same = query === normaliseQuery(get().query);
        set({ query: text, active: null });
        if (same) return;
        if (query.length < minimumQueryLength) {
          void showInitial();
          return;
        }
        const signal = abandon();
        set({ status: 'loading' });
        waiting = setTimeout(() => void ask(query, signal), searchDebounceMs);
      },
      move: (move) => set(({ active, results }) => ({ active: moveActive(active, move, optionPaths(results).length) })),
      close() {
        abandon();
        set({ isOpen: false, query: '', answered: '', results: noResults, status: 'ready', active: null });
      },
    };
  });
}

const headerDataTimeoutMs = 500;

export const search = defineStore(({ api, config, locale }) =>
  createSearch({
    initial: () =>
      api.get(`/header-data/?locale=${locale}`, { debounceMs: config.apiDebounceMs, timeoutMs: headerDataTimeoutMs }),
    suggestions: (query, signal) => api.get(`/autosuggest/list/?${new URLSearchParams({ q: query })}`, { signal }),
    products: (query, signal) => api.get(`/search-limited/?${new URLSearchParams({ q: query, locale })}`, { signal }),
  }),
);
