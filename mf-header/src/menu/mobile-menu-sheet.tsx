import { type ReactElement, useEffect, useRef } from 'react';
import { useSession } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { isFollowedLink } from '../flyout/followed-link.ts';
import { BackIcon, CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import { shownView } from './back-stack.ts';
import styles from './mobile-menu.module.css';
import { mobileMenu } from './mobile-menu-store.ts';
import { MobileMenuView } from './mobile-menu-view.tsx';

/** The phone's menu: a modal sheet from the left that holds one view of the stack at a time. */
export function MobileMenuSheet(): ReactElement {
  const t = useTranslate<MessageKey>();
  const { isOpen, stack, close, enter, back } = mobileMenu.use((state) => state);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const view = shownView(stack);
  const depth = stack.length;

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || !isOpen) return;
    sheet.showModal();
    return () => sheet.close();
  }, [isOpen]);
  // A new view is a new place: its heading is read, and the tab key goes on from there.
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
        // React lets it bubble from a dialog inside, such as the store's.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // Closed before the new page arrives, which then can take the focus.
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
        <MobileMenuView view={view} enter={enter} />
        {view.kind === 'root' && <ServiceLinks />}
      </nav>
    </dialog>
  );
}

function ServiceLinks(): ReactElement {
  const t = useTranslate<MessageKey>();
  const signedIn = useSession().kind === 'customer';
  return (
    <ul className={styles.services}>
      <li>
        <Link to={signedIn ? paths.account : paths.login}>{t(signedIn ? 'account.mine' : 'account.login')}</Link>
      </li>
      <li>
        <Fragment of="mf-cart-wishlist/store-picker" variant="menu" fallback={null} />
      </li>
      <li>
        <Link to={paths.shops}>{t('stores')}</Link>
      </li>
      <li>
        <Link to={paths.blog}>{t('service.guide')}</Link>
      </li>
      <li>
        <Link to={paths.services('hilfe')}>{t('service.help')}</Link>
      </li>
    </ul>
  );
}
