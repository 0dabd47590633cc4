import { type ReactElement, useEffect, useRef } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link, useLocation } from 'shared-contracts/routing';
import { LogoutButton } from '../../account/logout-button.tsx';
import { withReturn } from '../../account/return-to-here.ts';
import { useServiceLinks } from '../../bar/service-links.ts';
import { isFollowedLink } from '../../flyout/modal-sheet.ts';
import { gender } from '../../gender/gender-store.ts';
import { BackIcon, CloseIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { shownView } from './back-stack.ts';
import { isBarShown } from './bar-popover.ts';
import styles from './mobile-menu.module.css';
import { mobileMenu } from './mobile-menu-store.ts';
import { MobileMenuView } from './mobile-menu-view.tsx';

/** The mobile menu: a modal sheet that shows the top view of the stack. */
export function MobileMenuSheet(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { isOpen, stack, close, enter, back } = mobileMenu.use((state) => state);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const view = shownView(stack);
  const depth = stack.length;
  const app = useApp();

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || !isOpen) return;
    // It looks like the popover that it replaces, so it does not slide in.
    sheet.style.transition = isBarShown() ? 'none' : '';
    sheet.showModal();
    return () => sheet.close();
  }, [isOpen]);
  // Focus moves to the heading of a new view, so that it is announced.
  useEffect(() => {
    if (isOpen && depth > 0) title.current?.focus();
  }, [isOpen, depth]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click too
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t('menu.title')}
      onCancel={(event) => {
        // In React the event bubbles from a dialog inside, such as the store picker's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // Closes before the new page is rendered, so that focus can move to it.
      onClick={(event) => isFollowedLink(event) && close('keep')}
      onPointerDown={(event) => event.target === event.currentTarget && close()}
    >
      <div className={styles.head}>
        {depth > 1 && (
          <button type="button" className={styles.button} aria-label={t('menu.back')} onClick={back}>
            <BackIcon />
          </button>
        )}
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {view.kind === 'root' ? t('menu.title') : view.name}
        </h2>
        <button type="button" className={styles.button} aria-label={t('close')} onClick={() => close()}>
          <CloseIcon />
        </button>
      </div>
      <nav key={depth} className={styles.view} aria-label={t('menu.label')} data-deep={depth > 1}>
        <MobileMenuView
          view={view}
          enter={(item) => {
            if (item.gender) gender.of(app).getState().enter(item.gender);
            enter(item);
          }}
        />
        {view.kind === 'root' && <ServiceLinks />}
      </nav>
    </dialog>
  );
}

function ServiceLinks(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { stores, pickUp, guide, help } = useServiceLinks();
  return (
    <ul className={styles.services}>
      <AccountEntries />
      {pickUp && (
        <li>
          <Fragment of="mf-cart-wishlist/store-picker" variant="menu" fallback={null} />
        </li>
      )}
      {stores && (
        <li>
          <Link to={paths.shops}>{t('stores')}</Link>
        </li>
      )}
      {guide && (
        <li>
          <Link to={paths.blog}>{t('service.guide')}</Link>
        </li>
      )}
      {help && (
        <li>
          <Link to={help}>{t('service.help')}</Link>
        </li>
      )}
    </ul>
  );
}

function AccountEntries(): ReactElement {
  const t = useTranslate<MessageKey>();
  const location = useLocation();
  if (useSession().kind === 'guest') {
    return (
      <>
        <li>
          <Link to={withReturn(paths.login, location)}>{t('account.login')}</Link>
        </li>
        <li>
          <Link to={withReturn(paths.register, location)}>{t('account.register')}</Link>
        </li>
      </>
    );
  }
  return (
    <>
      <li>
        <Link to={paths.account}>{t('account.mine')}</Link>
      </li>
      <li>
        <Link to={paths.orders}>{t('account.orders')}</Link>
      </li>
      <li>
        <LogoutButton />
      </li>
    </>
  );
}
