import type { ReactElement } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { Product } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from './messages/messages.ts';
import styles from './points.module.css';

/** What buying it earns in the club, at the shopper's price (SPEC 9: only where loyalty is enabled). */
export function Points({ points }: { points: Product['loyaltyPoints'] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { priceType } = useSession();
  const count = points[priceType];
  if (!config.loyaltyEnabled || count === 0) return null;
  return <p className={styles.points}>{t('product.points', { count })}</p>;
}
