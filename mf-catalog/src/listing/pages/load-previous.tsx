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

type LoadBeforeProps = {
  data: ListData;
  /** The first page that is shown; there is nothing before page 1. */
  from: number;
  /** Holds the tiles. */
  results: RefObject<HTMLElement | null>;
};

/**
 * The page before the first one shown, for whoever came by a link to a later page or has reloaded it. The address stays, and so does
 * what is in sight: the articles come in above it.
 */
export function LoadBefore({ data, from, results }: LoadBeforeProps): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const app = useApp();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  const first = useRef<{ link: HTMLElement; top: number } | null>(null);
  const before = withPage(data.query, from - 1);
  const href = listHref(data.path, before);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone elsewhere is not called back
  useEffect(() => () => underWay.current?.abort(), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the articles before are there
  useLayoutEffect(() => {
    if (!first.current) return;
    const { link, top } = first.current;
    first.current = null;
    window.scrollBy({ top: topOf(link) - top, behavior: 'instant' });
    link.focus({ preventScroll: true });
  }, [from]);

  /** Null where the code that reads lists could not be loaded. */
  async function readBefore(signal: AbortSignal) {
    try {
      const { readList } = await import('../list-loader.ts');
      return await readList(app, data.path, before, signal);
    } catch (cause) {
      reportError(cause);
      return null;
    }
  }

  async function load(): Promise<void> {
    const abandon = new AbortController();
    underWay.current = abandon;
    setBusy(true);
    const answer = await readBefore(abandon.signal);
    setBusy(false);
    if (abandon.signal.aborted) return;
    // The page itself says what went wrong, and offers to try again.
    if (answer?.kind !== 'data') return navigate(href);
    const list = listHref(data.path, withPage(data.query, 1));
    const { products } = answer.data.listing;
    loadedPagesStore.of(app).setState(({ loaded }) => ({ loaded: remember(loaded, list, from - 1, products) }));
    const link = results.current?.querySelector<HTMLElement>('h3 a');
    if (link) first.current = { link, top: topOf(link) };
    const state: LoadedFrom = { loadedFrom: from - 1 };
    await navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true, state });
  }

  if (from === 1) return null;
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

/** From the top of the document, wherever it is scrolled to. */
function topOf(element: HTMLElement): number {
  return element.getBoundingClientRect().top + window.scrollY;
}
