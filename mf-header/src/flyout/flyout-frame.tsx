import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { FlyoutName } from 'shared-contracts/events';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { CloseIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './flyout-frame.module.css';
import { flyouts } from './flyouts.ts';
import { isFollowedLink } from './followed-link.ts';
import { lockScroll } from './scroll-lock.ts';

/** Hears `flyout-requested` and lets down the flyout asked for. What stands in it is mf-cart-wishlist's. */
export function Flyouts(): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  useEffect(() => {
    const onRequest = ({ name, closeAfterMs }: { name: FlyoutName; closeAfterMs?: number }): void =>
      flyouts
        .of(app)
        .getState()
        .show(name, { by: closeAfterMs === undefined ? 'hand' : 'itself', closeAfterMs });
    app.bus.on('flyout-requested', onRequest);
    return () => app.bus.off('flyout-requested', onRequest);
  }, [app]);
  return (
    <>
      <FlyoutFrame name="cart" title={t('cart')}>
        <Fragment
          of="mf-cart-wishlist/cart-flyout"
          className={styles.content}
          fallback={<div className={`skeleton ${styles.waiting}`} />}
          failed={<Link to={paths.cart}>{t('cart')}</Link>}
        />
      </FlyoutFrame>
      <FlyoutFrame name="wishlist" title={t('wishlist')}>
        <Fragment
          of="mf-cart-wishlist/wishlist-flyout"
          className={styles.content}
          fallback={<div className={`skeleton ${styles.waiting}`} />}
          failed={<Link to={paths.wishlist}>{t('wishlist')}</Link>}
        />
      </FlyoutFrame>
    </>
  );
}

type FlyoutFrameProps = { name: FlyoutName; title: string; children: ReactNode };

/**
 * On wide screens a panel below its button; on phones a modal sheet when the shopper asked for it, and a strip at the bottom
 * that takes no focus when it shows by itself.
 */
function FlyoutFrame({ name, title, children }: FlyoutFrameProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = flyouts.use(({ open }) => open === name);
  const byHand = flyouts.use(({ by }) => by === 'hand');
  const { hold, release, dismiss } = flyouts.use((state) => state);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);

  useEffect(() => {
    const sheet = dialog.current;
    if (!sheet || !isOpen) return;
    const modal = byHand && !matchMedia('(min-width: 993px)').matches;
    const lock = modal ? lockScroll() : null;
    const path = location.pathname;
    if (modal) sheet.showModal();
    else {
      // Not `show()`: what opens by itself must not take the focus.
      sheet.setAttribute('open', '');
      if (byHand) sheet.querySelector<HTMLElement>('button')?.focus();
    }
    return () => {
      sheet.close();
      lock?.release(location.pathname === path ? 'restore' : 'keep');
    };
  }, [isOpen, byHand]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click too
    <dialog
      ref={dialog}
      className={styles.frame}
      aria-label={title}
      data-flyout={name}
      data-by={byHand ? 'hand' : 'itself'}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onPointerDown={(event) => {
        // The backdrop of a modal dialog belongs to the dialog itself.
        if (event.target === event.currentTarget) dismiss();
      }}
      // Closed before the new page arrives, which then can take the focus.
      onClick={(event) => isFollowedLink(event) && dismiss()}
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release('focus');
      }}
    >
      {hasOpened && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('close')} onClick={dismiss}>
              <CloseIcon />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
