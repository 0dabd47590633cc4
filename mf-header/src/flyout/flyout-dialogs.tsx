import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { FlyoutName } from 'shared-contracts/events';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { AccountFlyout } from '../account/lazy-account-flyout.ts';
import { CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './flyout-dialogs.module.css';
import { flyouts, listCounts } from './flyout-store.ts';
import { isFollowedLink, lockScroll, wideScreen } from './modal-sheet.ts';
import { keepFocusUncovered } from './uncovered-focus.ts';

type FlyoutDialogsProps = { opened: ReadonlySet<FlyoutDialogName> };
export type FlyoutDialogName = FlyoutName | 'account';

/** The flyouts that have been opened. mf-cart-wishlist owns the content of cart and wishlist; the account's is the header's own. */
export function FlyoutDialogs({ opened }: FlyoutDialogsProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <>
      {opened.has('cart') && (
        <FlyoutDialog name="cart" title={t('cart')}>
          <Fragment
            of="mf-cart-wishlist/cart-flyout"
            className={styles.content}
            fallback={<div className={`skeleton ${styles.waiting}`} />}
            failed={<Link to={paths.cart}>{t('cart')}</Link>}
          />
        </FlyoutDialog>
      )}
      {opened.has('wishlist') && (
        <FlyoutDialog name="wishlist" title={t('wishlist')}>
          <Fragment
            of="mf-cart-wishlist/wishlist-flyout"
            className={styles.content}
            fallback={<div className={`skeleton ${styles.waiting}`} />}
            failed={<Link to={paths.wishlist}>{t('wishlist')}</Link>}
          />
        </FlyoutDialog>
      )}
      {opened.has('account') && (
        <FlyoutDialog name="account" title={t('account.mine')}>
          <AccountFlyout
            fallback={<div className={`skeleton ${styles.waiting}`} />}
            failed={() => <AccountPageLink />}
          />
        </FlyoutDialog>
      )}
    </>
  );
}

function AccountPageLink(): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Link to={paths.account} className={styles.content}>
      {t('account.mine')}
    </Link>
  );
}

type FlyoutDialogProps = { name: FlyoutDialogName; title: string; children: ReactNode };

/**
 * On wide screens a panel below its button. On phones a modal sheet if the shopper opened it, or a strip at the bottom without focus if it
 * opened automatically. Other frontends style their content by `data-by`: `hand` for the shopper, `itself` for automatic.
 */
function FlyoutDialog({ name, title, children }: FlyoutDialogProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = flyouts.use(({ open }) => open === name);
  const byUser = flyouts.use(({ by }) => by === 'user');
  const { hold, release, dismiss } = flyouts.use((state) => state);
  const count = listCounts.use((counts) => (name === 'account' ? null : counts[name]));

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || !isOpen) return;
    const isWide = wideScreen().matches;
    const isModal = byUser && !isWide;
    const lock = isModal ? lockScroll() : null;
    const path = location.pathname;
    if (isModal) sheet.showModal();
    else {
      // Not `show()`, which would move focus.
      sheet.setAttribute('open', '');
      if (byUser) sheet.querySelector<HTMLElement>('button')?.focus();
    }
    const stopKeeping = byUser ? null : keepFocusUncovered(sheet, isWide, dismiss);
    return () => {
      stopKeeping?.();
      sheet.close();
      lock?.release(location.pathname === path ? 'restore' : 'keep');
    };
  }, [isOpen, byUser, dismiss]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click too
    <dialog
      ref={dialog}
      className={styles.frame}
      aria-label={title}
      data-flyout={name}
      data-by={byUser ? 'hand' : 'itself'}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onPointerDown={(event) => {
        // A click on the backdrop has the dialog as its target.
        if (event.target === event.currentTarget) dismiss();
      }}
      // Closes before the new page is rendered, so that focus can move to it.
      onClick={(event) => isFollowedLink(event) && dismiss()}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release('focus');
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            {title} {count ? <span className={styles.count}>{t('flyout.count', { count })}</span> : null}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={dismiss}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
