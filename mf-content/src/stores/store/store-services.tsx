import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link } from 'shared-contracts/routing';
import { storeAddress } from '../search/search-address.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './store-services.module.css';
import type { StoreView } from './store-view.ts';

/** The services of the store. */
export function StoreServices({ store }: Pick<StoreView, 'store'>): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section aria-labelledby="store-services">
      <h2 id="store-services" className={styles.heading}>
        {t('store.services')}
      </h2>
      <ul className={styles.services}>
        {store.serviceList.map(({ id, name, text, url, bookable }) => (
          <li key={id} className={styles.service}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.links}>
              {bookable ? (
                <Link
                  to={`${storeAddress(store.url, [id])}#${bookingId}`}
                  className="text-link"
                  aria-label={t('store.book-name', { name })}
                  onClick={(event) => {
                    if (isPlainClick(event)) focusBooking();
                  }}
                >
                  {t('store.book')}
                </Link>
              ) : null}
              {url === null ? null : (
                <Link to={url} className="text-link" aria-label={t('store.more-name', { name })}>
                  {t('store.more')}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The id of the page section with the appointment form. */
export const bookingId = 'termin';

/** As browsers do for a link inside a page: the Tab order continues from its target. The router only scrolls there. */
function focusBooking(): void {
  const heading = document.getElementById(bookingId)?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
