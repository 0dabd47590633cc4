import { type ReactElement, useEffect, useState } from 'react';
import { type AppContext, useApp, useIsHydrated } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { useLocation } from 'shared-contracts/routing';
import { flyouts } from '../../flyout/flyout-store.ts';
import { wideScreen } from '../../flyout/modal-sheet.ts';
import { withGender } from '../../gender/use-gender-start.ts';
import { MenuIcon } from '../../icons/icons.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { fullMenu } from '../full-menu-store.ts';
import { barId, isBarShown } from './bar-popover.ts';
import styles from './mobile-menu.module.css';
import { mobileMenu } from './mobile-menu-store.ts';
import { MobileMenuUnavailable } from './mobile-menu-unavailable.tsx';

const MobileMenuSheet = lazyComponent(async () => (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet);

/** The menu button. Code and data of the sheet are loaded with the first touch or focus. */
export function MobileMenu(): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const { pathname, search } = useLocation();
  const isOpen = mobileMenu.use((state) => state.isOpen);
  const isHydrated = useIsHydrated();
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => {
    mobileMenu.of(app).getState().close('keep');
  }, [app, pathname, search]);
  useEffect(() => {
    const wide = wideScreen();
    const onChange = (): void => {
      if (wide.matches) mobileMenu.of(app).getState().close();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [app]);

  // The shopper went on to a flyout while the sheet was loading.
  useEffect(
    () =>
      flyouts.of(app).subscribe(({ open, by }) => {
        if (open !== null && by === 'user') mobileMenu.of(app).getState().close();
      }),
    [app],
  );
  // The sheet replaces a popover that was opened before hydration: showing a modal dialog hides the popover.
  useEffect(() => {
    if (!isBarShown()) return;
    openMenu(app);
    const bar = document.getElementById(barId);
    // The shopper closed it while the sheet was loading.
    const onToggle = (): void => {
      if (!isBarShown() && !document.querySelector(':modal')) mobileMenu.of(app).getState().close();
    };
    bar?.addEventListener('toggle', onToggle);
    return () => bar?.removeEventListener('toggle', onToggle);
  }, [app]);

  const preload = (): void => preloadMenu(app);
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        {...(isHydrated
          ? { 'aria-expanded': isOpen, onClick: () => openMenu(app) }
          : { popoverTarget: barId, popoverTargetAction: 'show' })}
      >
        <MenuIcon />
      </button>
      {hasOpened && <MobileMenuSheet failed={(retry) => <MobileMenuUnavailable retry={retry} />} />}
    </div>
  );
}

function preloadMenu(app: AppContext): void {
  MobileMenuSheet.preload();
  void fullMenu.of(app).getState().load();
}

function openMenu(app: AppContext): void {
  preloadMenu(app);
  flyouts.of(app).getState().dismiss();
  // SPEC 4. Only the server's recommendation is left then.
  withGender(app, (gender) => gender.getState().reset());
  mobileMenu.of(app).getState().open();
}
