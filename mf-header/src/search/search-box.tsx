import { type FormEvent, type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { localAddress, normaliseQuery, paths } from 'shared-contracts/paths';
import { useLocation, useNavigate } from 'shared-contracts/routing';
import { flyouts } from '../flyout/flyout-store.ts';
import { CloseIcon, SearchIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './search-box.module.css';
import { type ActiveMove, optionPaths, optionQueries } from './search-results.ts';
import { search } from './search-store.ts';
import { useSearchClosing } from './use-search-closing.ts';

const SearchPanel = lazyComponent(
  async () => (await import(/* webpackChunkName: 'search' */ './search-panel.tsx')).SearchPanel,
);

const loadRecent = () => import(/* webpackChunkName: 'search' */ './recent-searches.ts');

const moves: Readonly<Record<string, ActiveMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** A combobox by the ARIA pattern in a GET form, which also searches without scripts. */
export function SearchBox(): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const navigate = useNavigate();
  const location = useLocation();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isOpen, query, results, active, open, type, move, setRecent, dismiss, close } = search.use((state) => state);
  const options = isOpen ? optionPaths(results) : [];
  // The combobox refers to its list even while it is empty.
  const noList = <div id={listId} hidden />;
  const address = location.pathname + location.search;
  useSearchClosing(form, address);

  // A tap and text from before hydration are adopted; after that the store owns the text.
  useEffect(() => {
    if (!input.current || document.activeElement !== input.current) return;
    SearchPanel.preload();
    type(input.current.value);
  }, [type]);

  const before = useRef('');
  useEffect(() => {
    // Not for the first render, whose field may contain text already.
    if (input.current && before.current !== '' && query === '') input.current.value = '';
    before.current = query;
  }, [query]);

  function openPanel(): void {
    SearchPanel.preload();
    flyouts.of(app).getState().dismiss();
    open();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = moves[event.key];
    const recent = results.recent[active ?? -1];
    if (event.key === 'Delete' && recent) {
      event.preventDefault();
      void forget(recent);
    } else if (event.key === 'Escape' && (isOpen || query)) {
      event.preventDefault();
      (isOpen ? dismiss : close)();
    } else if (to && (isOpen || to === 'next')) {
      // Home and End move the caret unless an option is active.
      if (active !== null || to === 'next' || to === 'previous') event.preventDefault();
      if (isOpen) move(to);
      else openPanel();
    }
  }

  async function remember(query: string): Promise<void> {
    const { rememberSearch } = await loadRecent();
    rememberSearch(app, query, Date.now());
  }

  async function forget(query: string): Promise<void> {
    const { forgetSearch } = await loadRecent();
    setRecent(forgetSearch(app, query, Date.now()));
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const chosen = options[active ?? -1];
    const typed = normaliseQuery(input.current?.value ?? '');
    if (!chosen && !typed) {
      input.current?.focus();
      return;
    }
    input.current?.blur();
    const query = active === null ? typed : optionQueries(results)[active];
    if (query && app.consent.read()?.preferences) void remember(query);
    const to = chosen ?? paths.search(typed);
    // As in browsers, a search for the current address adds no history entry.
    void navigate(to, { replace: to === address });
    close();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark, which every browser knows
    <form
      ref={form}
      className={styles.form}
      action={localAddress(app.config, paths.search())}
      method="get"
      role="search"
      aria-label={t('search.label')}
      onSubmit={onSubmit}
    >
      <div className={styles.box}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={openPanel}
          onClick={openPanel}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className={styles.button}
            aria-label={t('search.clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </button>
        )}
        <button type="submit" className={styles.button} aria-label={t('search.submit')}>
          <SearchIcon />
        </button>
      </div>
      {isOpen ? <SearchPanel listId={listId} fallback={noList} failed={() => noList} /> : noList}
    </form>
  );
}
