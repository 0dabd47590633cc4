import { clsx } from 'clsx/lite';
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { useIsHydrated } from 'shared-contracts/app';
import type { Listing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { CloseIcon } from '../../icons/icons.tsx';
import { afterPaint } from '../../rendering/after-paint.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { ListQuery } from '../query/list-query.ts';
import type { SubmitQuery } from '../query/use-list-query.ts';
import { CategoryLinks, GenderLinks } from './category-links.tsx';
import { FilterForm, filterFormId } from './filter-form.tsx';
import styles from './filter-panel.module.css';

export const filterPanelId = 'filter-panel';

type FilterPanelProps = {
  path: string;
  listing: Listing;
  /** The query of the data shown. */
  saved: ListQuery;
  /** What the controls show. */
  query: ListQuery;
  /** Number of articles for `query`, predicted until the response arrives. */
  total: number;
  pending: boolean;
  submitQuery: SubmitQuery;
};

/**
 * The filter column on wide screens, a sheet on narrow ones. It is one popover, so that the sheet opens, closes and returns focus
 * without scripts. The submit button is removed with hydration, because changes then navigate.
 */
export function FilterPanel({
  path,
  listing,
  saved,
  query,
  total,
  pending,
  submitQuery,
}: FilterPanelProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const isHydrated = useIsHydrated();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = close.current?.closest('aside');
    // A sheet was opened before hydration, without its event handlers. Browsers without popovers do not know the selector.
    if (panel && 'popover' in HTMLElement.prototype && panel.matches(':popover-open')) {
      markSheet(panel);
      if (!panel.contains(document.activeElement)) close.current?.focus();
    }
    // The sheet becomes a column.
    const wide = matchMedia('(min-width: 993px)');
    const hide = (): void => panel?.hidePopover?.();
    wide.addEventListener('change', hide);
    return () => {
      wide.removeEventListener('change', hide);
      delete document.documentElement.dataset['filters'];
    };
  }, []);
  return (
    <aside
      id={filterPanelId}
      popover="auto"
      data-layer=""
      aria-label={t('filter.title')}
      className={styles.panel}
      onBeforeToggle={({ newState, currentTarget: panel }) => {
        if (newState !== 'open') {
          panel.role = null;
          panel.ariaModal = null;
          return;
        }
        markSheet(panel);
        panel.dataset['opening'] = '';
        afterPaint(() => void delete panel.dataset['opening']);
      }}
      onToggle={({ newState }) => {
        document.documentElement.dataset['filters'] = newState;
        if (newState === 'open') close.current?.focus();
      }}
      onKeyDown={keepFocusInside}
    >
      <header className={styles.head}>
        <h2>{t('filter.title')}</h2>
        <button
          ref={close}
          type="button"
          className={styles.close}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('filter.close')}
        >
          <CloseIcon />
        </button>
      </header>
      <div tabIndex={-1} className={styles.groups}>
        <GenderLinks categoryTree={listing.categoryTree} query={saved} />
        <CategoryLinks path={path} categoryTree={listing.categoryTree} query={saved} />
        <FilterForm
          path={path}
          listing={listing}
          saved={saved}
          query={query}
          isLocked={pending}
          submitQuery={submitQuery}
        />
      </div>
      <footer className={clsx(styles.foot, isHydrated && styles.sheetOnly)}>
        {isHydrated ? (
          <button
            type="button"
            className={clsx('button', 'button-primary', styles.show)}
            popoverTarget={filterPanelId}
            popoverTargetAction="hide"
            aria-busy={pending}
          >
            {t('filter.show', { count: total })}
          </button>
        ) : (
          <button type="submit" form={filterFormId} className={clsx('button', styles.show)}>
            {t('filter.apply')}
          </button>
        )}
      </footer>
    </aside>
  );
}

/** Only the sheet is a dialog, so that screen readers do not read the page that it covers. */
function markSheet(panel: HTMLElement): void {
  panel.role = 'dialog';
  panel.ariaModal = 'true';
  document.documentElement.dataset['filters'] = 'open';
}

const focusable = 'a[href], button:enabled, input:enabled';

/** The Tab key can leave a popover, but must not leave a sheet over the page. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const sheet = event.currentTarget;
  if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const [edge, other] = event.shiftKey ? [0, -1] : [-1, 0];
  if (document.activeElement !== stops.at(edge)) return;
  event.preventDefault();
  stops.at(other)?.focus();
}
