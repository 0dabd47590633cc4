import { clsx } from 'clsx/lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import type { ShownProduct } from '../product-loader.ts';
import styles from './colour-links.module.css';

/** Each colour has a page of its own. After a click on a colour, focus stays on the links. */
export function ColourLinks({ product }: { product: ShownProduct }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { colour, colours, variantId } = product;
  const list = useRef<HTMLUListElement>(null);
  /** The colour whose link was clicked last. */
  const followed = useRef<number | null>(null);
  // Runs after the shell has moved focus to the new page's heading.
  useEffect(() => {
    if (followed.current !== variantId) return;
    followed.current = null;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [variantId]);
  return (
    <div>
      <p className={styles.label}>
        {t('product.colour')} <strong>{colour.name}</strong>
      </p>
      {colours.length > 1 && (
        <ul ref={list} aria-label={t('product.colours')} className={styles.colours}>
          {colours.map((other) => (
            <li key={other.id}>
              <Link
                to={other.url}
                preventScrollReset
                className={clsx(styles.colour, other.soldOut && styles.soldOut)}
                aria-label={other.soldOut ? t('product.colour.soldOut', { name: other.name }) : other.name}
                aria-current={other.id === variantId ? 'true' : undefined}
                onClick={() => {
                  followed.current = other.id;
                }}
              >
                <PictureElement picture={other.picture} sizes="64px" alt="" loading="lazy" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
