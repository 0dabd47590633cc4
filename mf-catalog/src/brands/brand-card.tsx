import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { BrandEntry } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import styles from './brand-card.module.css';
import type { MessageKey } from './messages/messages.ts';

export function BrandCard({ brand: { name, url, logo, count } }: { brand: BrandEntry }): ReactElement {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
  return (
    <Link to={url} className={styles.card}>
      {logo !== '' && (
        <img src={pictureUrl(logo)} alt="" width={480} height={120} loading="lazy" className={styles.logo} />
      )}
      <span className={styles.name}>{name}</span> <span className={styles.count}>{t('brands.items', { count })}</span>
    </Link>
  );
}
