import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { ParcelIcon, ReturnIcon, StoreIcon, WorkshopIcon } from '../icons/icons.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './trust-strip.module.css';

const promises = [
  { id: 'shipping', Icon: ParcelIcon, to: paths.services('versand') },
  { id: 'returns', Icon: ReturnIcon, to: paths.services('rueckgabe') },
  { id: 'pickup', Icon: StoreIcon, to: paths.shops },
  { id: 'workshop', Icon: WorkshopIcon, to: paths.services('werkstatt') },
] as const;

export function TrustStrip(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <section className="page" aria-label={t('trust.title')}>
      <ul className={styles.strip}>
        {promises.map(({ id, Icon, to }) => (
          <li key={id}>
            <Link to={to} className={styles.promise}>
              <Icon />
              <span>
                <strong className={styles.name}>{t(`trust.${id}`)}</strong>
                <span className={styles.text}>{t(`trust.${id}Text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
