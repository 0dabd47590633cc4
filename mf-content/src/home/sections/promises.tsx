import type { ReactElement } from 'react';
import type { HomeSection } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { ParcelIcon, ReturnIcon, StoreIcon, WorkshopIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './promises.module.css';

const icons: Readonly<Record<string, () => ReactElement>> = {
  parcel: ParcelIcon,
  return: ReturnIcon,
  store: StoreIcon,
  workshop: WorkshopIcon,
};

/** The shop's promises; each links to its terms, if there is a page with them. */
export function Promises({ items }: Extract<HomeSection, { kind: 'promises' }>): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className="page lazy-layout" aria-label={t('promises.label')}>
      <ul className={styles.strip}>
        {items.map(({ icon, title, text, url }) => {
          const Icon = icons[icon];
          const content = (
            <>
              {Icon && <Icon />}
              <span>
                <strong className={styles.name}>{title}</strong>
                <span className={styles.text}>{text}</span>
              </span>
            </>
          );
          return (
            <li key={title}>
              {url ? (
                <Link to={url} className={styles.promise}>
                  {content}
                </Link>
              ) : (
                <div className={styles.promise}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
