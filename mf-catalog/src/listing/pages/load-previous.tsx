import { clsx } from 'clsx/lite';
import {
  type MouseEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link, useLocation, useNavigate } from 'shared-contracts/routing';
import type { ListData } from '../list-loader.ts';
import type { MessageKey } from '../messages/messages.ts';
import { listHref } from '../query/list-query.ts';
import { withPage } from '../query/list-query-changes.ts';
import { type LoadedFrom, loadedPagesStore, remember } from './loaded-pages.ts';
import styles from './pagination.module.css';

type LoadPreviousProps = {
  data: ListData;
  /** The first page that is shown; there is none before page 1. */
  firstPage: number;
  /** Contains the tiles. */
  results: RefObject<HTMLElement | null>;
};

/** A tile that keeps its place, `top` pixels below that of the document, once the page is rendered before it. */
type Anchor = { page: number; link: HTMLElement; top: number };

/**
 * Loads the page before the first one shown, after a link to a later page or its reload. The address and the scroll position of the visible
 * articles stay the same, although the new ones are inserted above.
 */
export function LoadPrevious({ data, firstPage, results }: LoadPreviousProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const pendingRead = useRef<AbortController | null>(null);
  const anchor = useRef<Anchor | null>(null);
  const previous = withPage(data.query, firstPage - 1);
  const href = listHref(data.path, previous);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another history entry ends the load
  useEffect(() => () => pendingRead.current?.abort(), [key]);

  useLayoutEffect(() => {
    if (anchor.current?.page !== firstPage) return;
    const { link, top } = anchor.current;
    anchor.current = null;
    window.scrollBy({ top: topOf(link) - top, behavior: 'instant' });
    link.focus({ preventScroll: true });
  }, [firstPage]);

  /** @returns null where the code of the list loader could not be loaded */
  async function readPrevious(signal: AbortSignal) {
    try {
      const { readList } = await import('../list-loader.ts');
      return await readList(app, data.path, previous, signal);
    } catch (cause) {
      reportError(cause);
      return null;
    }
  }

  async function load(): Promise<void> {
    const controller = new AbortController();
    pendingRead.current = controller;
    setBusy(true);
    const result = await readPrevious(controller.signal);
    setBusy(false);
    if (controller.signal.aborted) return;
    // Opens the previous page, which shows the failure and a retry.
    if (result?.kind !== 'data') return navigate(href);
    const list = listHref(data.path, withPage(data.query, 1));
    const { products } = result.data.listing;
    loadedPagesStore.of(app).setState(({ loaded }) => ({ loaded: remember(loaded, list, firstPage - 1, products) }));
    const link = results.current?.querySelector<HTMLElement>('h3 a');
    if (link) anchor.current = { page: firstPage - 1, link, top: topOf(link) };
    const state: LoadedFrom = { loadedFrom: firstPage - 1 };
    await navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true, state });
  }

  if (firstPage === 1) return null;
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isBusy) load().catch(reportError);
  };

  return (
    <Link to={href} rel="prev" className={clsx('button', styles.before)} aria-busy={isBusy} onClick={onClick}>
      {t('pages.before')}
    </Link>
  );
}

/** Distance from the top of the document, in pixels. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
