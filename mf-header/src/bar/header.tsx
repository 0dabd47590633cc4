import { type ReactElement, Suspense, useRef } from 'react';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { FlyoutDialogs, Flyouts } from '../flyout/flyouts.tsx';
import { useGenderStart } from '../gender/use-gender-start.ts';
import { StoreIcon } from '../icons/icons.tsx';
import { DesktopMenu } from '../menu/desktop/desktop-menu.tsx';
import { MobileMenu } from '../menu/mobile/mobile-menu.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { SearchBox } from '../search/search-box.tsx';
import { SessionEnd } from '../session/session-end.tsx';
import { AccountLink } from './account-link.tsx';
import { Badges } from './badges.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { ServiceLine } from './service-line.tsx';
import { useServiceLinks } from './service-links.ts';
import { useDismissal } from './use-dismissal.ts';
import { useScrollDirection } from './use-scroll-direction.ts';

export function Header(): ReactElement {
  const root = useRef<HTMLElement>(null);
  useDismissal(root);
  useGenderStart();
  useScrollDirection();
  return (
    <header className={styles.header} ref={root}>
      <Suspense fallback={<div className={styles.lineSpace} />}>
        <ServiceLine />
      </Suspense>
      <div className={`page ${styles.row}`}>
        <MobileMenu />
        <Logo />
        <SearchBox />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it loads ahead what the links in it open */}
        <div className={styles.actions} onPointerEnter={FlyoutDialogs.preload} onFocus={FlyoutDialogs.preload}>
          <Suspense fallback={<StoresLink />}>
            <StoreAccess />
          </Suspense>
          <AccountLink />
          <Badges />
        </div>
      </div>
      <Suspense fallback={<div className={styles.menuSpace} />}>
        <DesktopMenu />
      </Suspense>
      <Flyouts />
      <SessionEnd />
    </header>
  );
}

/** The store for pick-up; nothing in a shop without pick-up. */
function StoreAccess(): ReactElement | null {
  if (!useServiceLinks().pickUp) return null;
  return (
    <Fragment of="mf-cart-wishlist/store-picker" variant="bar" className={styles.wideOnly} fallback={<StoresLink />} />
  );
}

/** Fallback of the store picker. */
function StoresLink(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Link to={paths.shops} className={styles.action} aria-label={t('stores')} title={t('stores')}>
      <StoreIcon />
    </Link>
  );
}
