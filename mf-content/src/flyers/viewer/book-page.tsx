import { clsx } from 'clsx/lite';
import { type MouseEvent, memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { isPlainClick, Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './book-page.module.css';
import type { ShownPage, ShownSpot } from './flyer-loader.ts';

export type Slot = 'left' | 'right' | 'waiting';

type BookPageProps = {
  page: ShownPage;
  count: number;
  slot: Slot;
  /** The page in the address, which narrow screens show. */
  isNamed: boolean;
  onSpot(productId: number): void;
};

/** One page: its picture, and the hot spots as links in an SVG on top, whose size follows the picture's. */
export const BookPage = memo(function BookPage({ page, count, slot, isNamed, onSpot }: BookPageProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const [hasFailed, setFailed] = useState(false);
  const { number, picture, heading, paragraphs, spots } = page;
  const isShown = slot !== 'waiting';
  const element = useRef<HTMLDivElement>(null);
  // The error event of a picture that failed before hydration is lost: checks the element itself.
  useEffect(() => {
    const image = element.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  const retry = (): void => {
    // The button is removed with the notice.
    element.current?.setAttribute('tabindex', '-1');
    element.current?.focus({ preventScroll: true });
    setFailed(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields
    <div
      ref={element}
      role="group"
      aria-roledescription={t('flyer.pageRole')}
      aria-label={t('flyer.pageLabel', { page: number, count })}
      data-page={number}
      data-slot={slot}
      data-named={isNamed || undefined}
      className={styles.page}
    >
      {hasFailed ? (
        <FailedPicture page={page} onRetry={retry} />
      ) : (
        <PictureElement
          picture={{ ...picture, alt: [heading, ...paragraphs].filter(Boolean).join('. ').replaceAll('..', '.') }}
          sizes="(min-width: 993px) 40vw, 100vw"
          className={styles.picture}
          draggable={false}
          fetchPriority={isNamed ? 'high' : 'auto'}
          // Narrow screens show only the page in the address.
          loading={isNamed || !isShown ? 'eager' : 'lazy'}
          onError={() => setFailed(true)}
        />
      )}
      {spots.length > 0 && (
        <svg
          role="presentation"
          className={clsx(styles.spots, hasFailed && styles.hidden)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
        >
          {spots.map((spot) => (
            <HotSpot key={spot.productId} spot={spot} onSpot={onSpot} />
          ))}
        </svg>
      )}
      <span data-shade="" className={styles.shade} />
    </div>
  );
});

/** A link to the product; with script it opens the sheet. */
function HotSpot({ spot, onSpot }: { spot: ShownSpot; onSpot(productId: number): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { x, y, w, h, name, priceFull, url, productId } = spot;
  return (
    <Link
      to={url}
      aria-label={t('flyer.spot', { name, price: priceFull })}
      className={styles.spot}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onSpot(productId);
      }}
    >
      <rect x={x} y={y} width={w} height={h} vectorEffect="non-scaling-stroke" />
    </Link>
  );
}

/** Text and offers of a page whose picture does not load. */
function FailedPicture({ page, onRetry }: { page: ShownPage; onRetry(): void }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <div className={styles.failed}>
      <p role="status">{t('flyer.pictureFailed')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('failure.retry')}
      </button>
      <p className={styles.failedHeading}>{page.heading}</p>
      <ul>
        {page.spots.map(({ productId, name, url, priceFull }) => (
          <li key={productId}>
            <Link to={url} className="text-link">
              {name}
            </Link>{' '}
            <span className="price">{priceFull}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
