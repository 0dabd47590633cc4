import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useLocation } from 'shared-contracts/routing';
import { flyouts } from '../flyout/flyouts.ts';
import { MenuIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import styles from './mobile-menu.module.css';
import { mobileMenu } from './mobile-menu-store.ts';

const loadSheet = () => import('./mobile-menu-sheet.tsx');
const MobileMenuSheet = lazy(async () => ({ default: (await loadSheet()).MobileMenuSheet }));

/** The button in the bar. The sheet itself is loaded with the first touch. */
export function MobileMenu(): ReactElement {
  const app = useApp();
  const t = useT();
  const { pathname, search } = useLocation();
  const isOpen = mobileMenu.use((state) => state.isOpen);
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the event itself
  useEffect(() => {
    mobileMenu.of(app).getState().close('keep');
  }, [app, pathname, search]);
  useEffect(() => {
    const pastTablet = matchMedia('(min-width: 993px)');
    const onChange = (): void => {
      if (pastTablet.matches) mobileMenu.of(app).getState().close();
    };
    pastTablet.addEventListener('change', onChange);
    return () => pastTablet.removeEventListener('change', onChange);
  }, [app]);

  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={loadSheet}
        onFocus={loadSheet}
        onClick={() => {
          flyouts.of(app).getState().dismiss();
          mobileMenu.of(app).getState().open();
        }}
      >
        <MenuIcon />
      </button>
      {hasOpened && (
        <Suspense>
          <MobileMenuSheet />
        </Suspense>
      )}
    </div>
  );
}
