import { clsx } from 'clsx';
import { type ReactElement, useRef, useState } from 'react';
import { useApiUrl } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useT } from '../messages/use-t.ts';
import styles from './gallery.module.css';

type GalleryProps = { product: Pick<Product, 'pictures' | 'brandName' | 'nameWithoutBrand'> };

/** A row that snaps: swiped on phones, moved by the thumbnails, which are links to the pictures, on wide screens. */
export function Gallery({ product }: GalleryProps): ReactElement {
  const t = useT();
  const apiUrl = useApiUrl();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { pictures } = product;
  const label = t('product.pictures', { name: `${product.brandName} ${product.nameWithoutBrand}` });
  return (
    <section aria-label={label} className={styles.gallery}>
      <ul
        ref={row}
        className={styles.row}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url} id={`bild-${index + 1}`} className={styles.slide}>
            <img
              src={apiUrl(picture.url)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#bild-${index + 1}`}
                aria-label={t('product.picture', { number: index + 1, count: pictures.length })}
                aria-current={index === current ? 'true' : undefined}
                className={clsx(styles.thumb)}
                onClick={(event) => {
                  event.preventDefault();
                  row.current?.scrollTo({ left: index * row.current.clientWidth });
                }}
              >
                <img src={apiUrl(picture.url)} alt="" width={800} height={1000} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
