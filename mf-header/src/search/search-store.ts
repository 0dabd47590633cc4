import type { ApiResult } from 'shared-contracts/api';
import type { HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import { normaliseQuery } from 'shared-contracts/paths';
import { searchLimits } from 'shared-contracts/site-constants';
import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import {
  type ActiveMove,
  moveActive,
  noResults,
  optionPaths,
  type SearchResults,
  shownResults,
} from './search-results.ts';
import { validPosts, validProducts, validSuggestions } from './valid-results.ts';

export type SearchState = {
  readonly isOpen: boolean;
  /** As typed; the arrow keys do not change it. */
  readonly query: string;
  /** The query of `results`; empty for the initial products. */
  readonly shownQuery: string;
  readonly results: SearchResults;
  readonly status: 'ready' | 'loading' | 'failed';
  /** Index into the options of all groups; null while the text field itself is active. */
  readonly active: number | null;
  open(): void;
  type(text: string): void;
  move(move: ActiveMove): void;
  /** The shopper's earlier queries, shown before anything is typed. */
  setRecent(queries: readonly string[]): void;
  /** Hides the suggestions; what was typed is kept (UX 12). */
  dismiss(): void;
  /** Clears the query as well (SPEC 4). */
  close(): void;
};

/** API calls of the search box. */
export type SearchCalls = {
  initial(): Promise<ApiResult<HeaderData>>;
  suggestions(query: string, signal: AbortSignal): Promise<ApiResult<Suggestion[]>>;
  products(query: string, signal: AbortSignal): Promise<ApiResult<SearchLimited>>;
};

/**
 * SPEC 4, "Search box". Only the latest request sets results: earlier ones are aborted and their responses dropped.
 * @param debounceMs milliseconds without a key press after which a query is sent
 */
export function createSearch(calls: SearchCalls, debounceMs: number): StoreApi<SearchState> {
  let initial: SearchResults | null = null;
  let recent: readonly string[] = [];
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let current = new AbortController();

  return createStore<SearchState>()((set, get) => {
    const abortCurrent = (): AbortSignal => {
      clearTimeout(debounce);
      current.abort();
      current = new AbortController();
      return current.signal;
    };
    const showInitial = async (): Promise<void> => {
      const signal = abortCurrent();
      set({
        shownQuery: '',
        results: shownResults({ ...(initial ?? noResults), recent }),
        status: 'ready',
        active: null,
      });
      if (initial) return;
      const response = await calls.initial();
      if (!response.ok) return;
      initial = {
        recent: [],
        suggestions: [],
        products: validProducts(response.data?.['search-limited']),
        posts: validPosts(response.data?.blogPosts),
      };
      if (!signal.aborted && get().isOpen) set({ results: shownResults({ ...initial, recent }) });
    };
    const load = async (query: string, signal: AbortSignal): Promise<void> => {
      const [suggestions, products] = await Promise.all([
        calls.suggestions(query, signal),
        calls.products(query, signal),
      ]);
      if (signal.aborted) return;
      if (!suggestions.ok && !products.ok) {
        set({ shownQuery: query, results: noResults, status: 'failed', active: null });
        return;
      }
      const results = shownResults({
        recent: [],
        suggestions: suggestions.ok ? validSuggestions(suggestions.data) : [],
        products: products.ok ? validProducts(products.data?.search) : [],
        posts: initial?.posts ?? [],
      });
      set({ shownQuery: query, results, status: 'ready', active: null });
    };
    /** A query that is too short has no results of its own: the initial products are shown. */
    const lookUp = (query: string): void => {
      if (query.length < searchLimits.shortestQuery) {
        void showInitial();
        return;
      }
      const signal = abortCurrent();
      set({ status: 'loading' });
      debounce = setTimeout(() => void load(query, signal), debounceMs);
    };
    return {
      isOpen: false,
      query: '',
      shownQuery: '',
      results: noResults,
      status: 'ready',
      active: null,
      open() {
        const { isOpen, query, shownQuery, status } = get();
        if (isOpen) return;
        set({ isOpen: true });
        // The results for the typed text are still there, from before the suggestions were dismissed.
        if (!shownQuery || status !== 'ready') lookUp(normaliseQuery(query));
      },
      type(text) {
        get().open();
        const query = normaliseQuery(text);
        const isSameQuery = query === normaliseQuery(get().query);
        set({ query: text, active: null });
        if (!isSameQuery) lookUp(query);
      },
      // Until the results for the typed text arrive, the shown options belong to an earlier query: no key reaches them.
      move: (move) =>
        set(({ active, results, status }) =>
          status === 'loading' ? {} : { active: moveActive(active, move, optionPaths(results).length) },
        ),
      setRecent(queries) {
        recent = queries;
        const { isOpen, shownQuery, status, results } = get();
        // The removed option may have been the active one.
        if (isOpen && shownQuery === '' && status === 'ready') set({ results: { ...results, recent }, active: null });
      },
      dismiss() {
        abortCurrent();
        set({ isOpen: false, active: null });
      },
      close() {
        get().dismiss();
        set({ query: '', shownQuery: '', results: noResults, status: 'ready' });
      },
    };
  });
}

export const search = defineStore(({ api, config, locale }) => {
  const base = config.teamBuild ? '/api/v2/team' : '';
  return createSearch(
    {
      initial: () => {
        const { apiDebounceMs: debounceMs, limits } = config;
        return api.get(`${base}/header-data/?locale=${locale}`, { debounceMs, timeoutMs: limits.headerDataTimeoutMs });
      },
      suggestions: (query, signal) =>
        api.get(`${base}/autosuggest/list/?${new URLSearchParams({ q: query, locale })}`, { signal }),
      products: (query, signal) =>
        api.get(`${base}/search-limited/?${new URLSearchParams({ q: query, locale })}`, { signal }),
    },
    config.searchDebounceMs,
  );
});
