import type { ReactElement, ReactNode } from 'react';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { CartIcon, HeartIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './header.module.css';

/** The fallbacks link to the pages, without counts. */
export function Badges(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      <Fragment
        of="mf-cart-wishlist/wishlist-badge"
        className={styles.badge}
        fallback={<PlainBadge to={paths.wishlist} label={t('wishlist')} icon={<HeartIcon />} />}
      />
      <Fragment
        of="mf-cart-wishlist/cart-badge"
        className={styles.badge}
        fallback={<PlainBadge to={paths.cart} label={t('cart')} icon={<CartIcon />} />}
      />
    </>
  );
}

function PlainBadge({ to, label, icon }: { to: string; label: string; icon: ReactNode }): ReactElement {
  return (
    <Link to={to} className={styles.action} aria-label={label}>
      {icon}
    </Link>
  );
}
