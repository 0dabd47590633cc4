import { clsx } from 'clsx/lite';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { PictureElement } from 'shared-contracts/picture';
import { SearchIcon } from '../../icons/icons.tsx';
import { namedPicture } from '../../tile/picture-transition.ts';
import type { MessageKey } from '../messages/messages.ts';
import styles from './gallery.module.css';
import { pictureInView } from './picture-in-view.ts';

const ZoomDialog = lazyComponent(async () => (await import('./zoom/zoom-dialog.tsx')).ZoomDialog);

type GalleryProps = { product: Pick<Product, 'pictures' | 'brandName' | 'nameWithoutBrand'> };

/**
 * A scroll-snap row: swiped on phones, moved by arrow keys and thumbnails. A picture is a link to its file; with scripts it opens
 * in the zoom dialog.
 */
export function Gallery({ product }: GalleryProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { pictures } = product;
  const label = t('product.pictures', { name: `${product.brandName} ${product.nameWithoutBrand}` });

  const show = (index: number) => row.current?.scrollTo({ left: (index * row.current.scrollWidth) / pictures.length });
  const showWithFocus = (index: number) => {
    show(index);
    row.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by === undefined ? undefined : pictures[current + by];
    if (by === undefined || !next) return;
    event.preventDefault();
    showWithFocus(current + by);
  };
  return (
    <section aria-label={label} className={clsx(styles.gallery, pictures.length > 1 && styles.withThumbs)}>
      <ul
        ref={row}
        tabIndex={-1}
        className={styles.row}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => setCurrent(pictureInView(currentTarget, pictures.length))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`bild-${index + 1}`} className={styles.slide}>
            <a
              href={pictureUrl(picture.url)}
              className={styles.zoom}
              onPointerEnter={ZoomDialog.preload}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setZoomed(index);
              }}
            >
              <PictureElement
                picture={picture}
                sizes="(min-width: 1281px) 660px, (min-width: 577px) 46vw, 100vw"
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                {...(index === 0 ? namedPicture : {})}
              />
              <span className="visually-hidden">{t('zoom.open')}</span>
            </a>
          </li>
        ))}
      </ul>
      <span className={styles.lens}>
        <SearchIcon />
      </span>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#bild-${index + 1}`}
                aria-label={t('product.picture', { number: index + 1, count: pictures.length })}
                aria-current={index === current ? 'true' : undefined}
                className={styles.thumb}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <PictureElement picture={picture} sizes="72px" alt="" loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <ZoomDialog
          pictures={pictures}
          first={zoomed}
          label={label}
          onFailed={() => location.assign(pictureUrl(pictures[zoomed]?.url ?? ''))}
          onClose={(shown) => {
            setZoomed(null);
            showWithFocus(shown);
          }}
        />
      )}
    </section>
  );
}
