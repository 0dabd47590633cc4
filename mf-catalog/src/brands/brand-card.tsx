import type { ReactElement } from 'react';
import { useApiUrl } from 'shared-contracts/app';
import type { BrandEntry } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import styles from './brand-card.module.css';
import { useT } from './messages/use-t.ts';

export function BrandCard({ brand: { name, url, logo, count } }: { brand: BrandEntry }): ReactElement {
  const t = useT();
  const apiUrl = useApiUrl();
  return (
    <Link to={url} className={styles.card}>
      <img src={apiUrl(logo)} alt="" width={480} height={120} loading="lazy" className={styles.logo} />
      <span className={styles.name}>{name}</span> <span className={styles.count}>{t('brands.items', { count })}</span>
    </Link>
  );
}
