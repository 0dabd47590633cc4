import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Loyalty, ShippingAddress } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { usePageIndex } from 'shared-contracts/fragment-data';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AddressText, countryName } from '../addresses/address-text.tsx';
import { Panel } from '../layout/panel.tsx';
import type { MessageKey } from './messages/messages.ts';
import styles from './overview-page.module.css';

export function LoyaltyTeaser({ loyalty: { points, tier, vouchers } }: { loyalty: Loyalty }): ReactElement {
  const t = useTranslate<MessageKey>();
  const open = vouchers.filter(({ state }) => state === 'open').length;
  return (
    <section className={styles.loyalty} aria-label={t('overview.loyalty')}>
      <Ridge />
      <p className={styles.tier}>{t('overview.tier', { tier: tier.name })}</p>
      <p className={styles.points}>{t('overview.points', { points })}</p>
      <p className={styles.small}>{t('overview.vouchers', { count: open })}</p>
      <Link to={paths.loyalty} className={`text-link ${styles.link}`}>
        {t('overview.to-loyalty')}
      </Link>
    </section>
  );
}

function Ridge(): ReactElement {
  return (
    <svg viewBox="0 0 400 160" preserveAspectRatio="xMaxYMax slice" className={styles.ridge} aria-hidden="true">
      <path fill="#1b3a2f" d="M60 160l78-74 34 20 66-72 40 36 26-22 96 82v30z" />
      <path fill="#1f5c43" opacity="0.7" d="M150 160l80-46 46 18 60-44 64 50v22z" />
    </svg>
  );
}

export function DefaultAddress({ address }: { address: ShippingAddress | undefined }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  return (
    <Panel heading={t('overview.address')}>
      {address ? (
        <AddressText address={address} country={countryName(address.countryId, locale)} />
      ) : (
        <p>{t('overview.no-address')}</p>
      )}
      <Link to={paths.deliveryAddress} className={`text-link ${styles.link}`}>
        {t('overview.to-addresses')}
      </Link>
    </Panel>
  );
}

/** The store picker shows the store that this browser has chosen, and changes it. */
export function MyStore(): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const hasStores = usePageIndex()?.has.stores ?? true;
  if (!hasStores) return null;
  return (
    <Panel heading={t('overview.store')}>
      <p>{t('overview.store-text')}</p>
      <Fragment
        of="mf-cart-wishlist/store-picker"
        variant="menu"
        className={styles.store}
        fallback={<Link to={paths.shops}>{t('overview.store')}</Link>}
      />
    </Panel>
  );
}
