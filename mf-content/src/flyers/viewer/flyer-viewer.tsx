import { type KeyboardEvent, type ReactElement, useCallback, useRef } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { localAddress } from 'shared-contracts/paths';
import { useNavigate } from 'shared-contracts/routing';
import { flyerPaths } from '../flyer-paths.ts';
import type { MessageKey } from '../messages/messages.ts';
import { blankPage, pagesOf, type Spread, spreadAt, turnedPage } from './book/spreads.ts';
import pageStyles from './book-page.module.css';
import { BookPage, type Slot } from './book-page.tsx';
import type { FlyerData } from './flyer-loader.ts';
import styles from './flyer-viewer.module.css';
import { Thumbnails } from './thumbnails.tsx';
import { Toolbar, TurnLink } from './toolbar.tsx';
import { useBook } from './use-book.ts';
import { useFlyerHistory } from './use-flyer-history.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLayout } from './use-layout.ts';
import { viewerActionOfKey } from './viewer-keys.ts';

const ProductSheet = lazyComponent(async () => (await import('./sheet/product-sheet.tsx')).ProductSheet);

/**
 * The pages as a book. The server renders the open pages with links to the next ones; the gestures, the fold and the product sheet are
 * loaded afterwards.
 */
export function FlyerViewer({ data }: { data: FlyerData }): ReactElement {
  const t = useTranslate<MessageKey>();
  const navigate = useNavigate();
  const { config } = useApp();
  const paths = flyerPaths(config);
  const { pages, path, title } = data;
  const count = pages.length;
  const layout = useLayout();
  const history = useFlyerHistory(path, data.page);
  const { page, product, isFullScreen } = history.entry;
  const viewer = useRef<HTMLElement>(null);
  const fullScreen = useFullScreen(viewer, history);
  const turn = (by: 1 | -1): void => {
    const next = turnedPage(page, by, count, layout);
    if (next !== null) history.turned(next);
  };
  const book = useBook({ page, count, layout, pages, isFullScreen, onTurn: turn, onTurned: history.turned });
  const spread = spreadAt(page, count, layout);
  const spot =
    product === null ? undefined : pages.flatMap(({ spots }) => spots).find(({ productId }) => productId === product);

  const openSpot = useCallback((productId: number) => history.open({ product: productId }), [history.open]);
  const jump = (to: number): void => {
    if (pagesOf(spread).includes(to)) return;
    history.jumped(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('dialog')) return;
    const action = viewerActionOfKey(event.key, book.scale > 1);
    if (!action) return;
    event.preventDefault();
    if (action.kind === 'turn') turn(action.by);
    else if (action.kind === 'cover') jump(action.side === 'front' ? 1 : count);
    else if (action.kind === 'pan') book.control?.zoom.pan(action.by);
    else if (action.kind === 'fit') book.control?.zoom.reset();
    else book.control?.zoom.by(action.factor);
  };
  const slotOf = (number: number): Slot =>
    number === spread.left ? 'left' : number === spread.right ? 'right' : 'waiting';

  return (
    <section
      ref={viewer}
      className={styles.viewer}
      aria-roledescription={t('flyer.bookRole')}
      aria-label={t('flyer.bookLabel', { title })}
      aria-describedby="flyer-keys"
      data-full-screen={isFullScreen || undefined}
      // Takes the focus, and with it the keys, where it is pressed beside its links. In Safari pressed links and buttons take none themselves.
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <p id="flyer-keys" className="visually-hidden">
        {t('flyer.keys')}
      </p>
      <div className={`daylight ${styles.desk}`}>
        <TurnLink
          by={-1}
          className={styles.back}
          to={hrefOf(turnedPage(page, -1, count, layout))}
          label={t('flyer.previous')}
          onTurn={turn}
        />
        <div ref={book.stage} className={styles.stage}>
          <div ref={book.zoomed} className={styles.zoomed}>
            <div ref={book.book} className={styles.book} data-closed={closedSide(spread)}>
              {book.mounted.map((number) => {
                const shown = pages[number - 1];
                return (
                  shown && (
                    <BookPage
                      key={number}
                      page={shown}
                      count={count}
                      slot={slotOf(number)}
                      isNamed={number === page}
                      onSpot={openSpot}
                    />
                  )
                );
              })}
              {book.control && layout === 'single' && (
                <div data-page={blankPage} data-slot="waiting" className={pageStyles.page} aria-hidden="true">
                  <span data-shade="" className={pageStyles.shade} />
                </div>
              )}
            </div>
          </div>
        </div>
        <TurnLink
          by={1}
          className={styles.next}
          to={hrefOf(turnedPage(page, 1, count, layout))}
          label={t('flyer.next')}
          onTurn={turn}
        />
      </div>
      <div className={`page ${styles.below}`}>
        <Toolbar
          data={data}
          spread={spread}
          scale={book.scale}
          zoomBy={book.control ? (factor) => book.control?.zoom.by(factor) : null}
          fullScreen={fullScreen}
        />
        <Thumbnails data={data} shown={pagesOf(spread)} onJump={jump} />
      </div>
      {spot && (
        <ProductSheet
          spot={spot}
          onClose={history.close}
          failed={() => null}
          onFailed={() => void navigate(spot.url)}
        />
      )}
    </section>
  );

  function hrefOf(to: number | null): string | null {
    return to === null ? null : localAddress(config, paths.flyer(path, to));
  }
}

/** A closed book is centred. */
function closedSide({ left, right }: Spread): 'front' | 'back' | undefined {
  if (left === null) return 'front';
  return right === null ? 'back' : undefined;
}
