import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { ContentBlock, NamedLink } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './page-form.module.css';

/** The store searches that a page links to: each finds the stores with one of the page's services. */
export const storeSearches = (blocks: readonly ContentBlock[]): NamedLink[] =>
  blocks.flatMap((block) =>
    block.type === 'links' ? block.items.filter(({ url }) => url.startsWith(`${paths.shops}?service=`)) : [],
  );

/** Appointments are booked on a store's page: these links lead to the stores with the service. */
export function AppointmentEntry({ searches }: { searches: readonly NamedLink[] }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className={styles.entry} aria-labelledby="appointment-entry">
      <h3 id="appointment-entry" className={styles.sentTitle}>
        {t('appointment.title')}
      </h3>
      <p>{t('appointment.text')}</p>
      <p className={styles.ways}>
        {searches.length > 1 ? (
          searches.map(({ name, url }, index) => (
            <Link key={url} to={url} className={clsx('button', index === 0 && 'button-primary')}>
              {name}
            </Link>
          ))
        ) : (
          <Link to={searches[0]?.url ?? paths.shops} className="button button-primary">
            {t('appointment.submit')}
          </Link>
        )}
      </p>
    </section>
  );
}
