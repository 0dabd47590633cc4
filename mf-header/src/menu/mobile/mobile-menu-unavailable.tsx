import { type ReactElement, useEffect, useRef } from 'react';
import { MenuFailed } from '../menu-failed.tsx';
import styles from './mobile-menu.module.css';
import { mobileMenu } from './mobile-menu-store.ts';

/** The sheet could not be loaded: closes the menu, so that the page is usable. Opening it again retries. */
export function MobileMenuUnavailable({ retry }: { retry: () => void }): ReactElement {
  const { isOpen, open, close } = mobileMenu.use((state) => state);
  const hasClosed = useRef(false);
  useEffect(() => {
    if (isOpen && hasClosed.current) {
      retry();
    } else {
      hasClosed.current = true;
      close();
    }
  }, [isOpen, close, retry]);
  return <MenuFailed className={styles.unavailable} onRetry={open} />;
}
