import { type MouseEvent, type ReactElement, useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import { Link } from 'shared-contracts/routing';
import { flyouts } from '../flyout/flyouts.ts';
import { useT } from '../messages/use-t.ts';
import styles from './desktop-menu.module.css';
import { desktopMenu, menuFlyout } from './desktop-menu-store.ts';
import { useMenu } from './menu-data.ts';
import { MenuFailed } from './menu-failed.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { hasSubmenu, type MenuNode } from './menu-tree.ts';

/** The bar with its full-width sheets. All links are in the server's HTML; without script the sheets open by hover and focus. */
export function DesktopMenu(): ReactElement {
  const app = useApp();
  const t = useT();
  const menu = useMenu();
  useEffect(() => {
    if (menu) desktopMenu.of(app).getState().fill(menu);
  }, [app, menu]);
  const someOpen = flyouts.use(({ open }) => open?.startsWith('menu-') ?? false);
  return (
    <nav className={styles.nav} aria-label={t('menu.label')}>
      {menu ? (
        <ul className={`page ${styles.bar}`}>
          {menu.map((node) => (
            <MenuBarItem key={node.id} node={node} />
          ))}
        </ul>
      ) : (
        <MenuFailed className={`page ${styles.failed}`} />
      )}
      <div className={styles.veil} data-shown={someOpen} />
    </nav>
  );
}

function MenuBarItem({ node }: { node: MenuNode }): ReactElement {
  const { point, leave, press } = desktopMenu.use((state) => state);
  const isOpen = flyouts.use(({ open }) => open === menuFlyout(node.id));
  const sheetId = `menu-sheet-${node.id}`;
  const submenu = hasSubmenu(node);

  function openByPress(event: MouseEvent): void {
    const newTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!submenu || newTab) return;
    event.preventDefault();
    press(node.id);
  }

  return (
    <li
      className={styles.item}
      data-flyout={menuFlyout(node.id)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(node.id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
    >
      <Link
        to={node.url ?? '/'}
        className={styles.root}
        onClick={openByPress}
        {...(submenu ? { 'aria-expanded': isOpen, 'aria-controls': sheetId } : {})}
      >
        <span>{node.name}</span>
      </Link>
      {submenu && (
        <div id={sheetId} className={styles.sheet} data-open={isOpen}>
          <MenuSheet node={node} />
        </div>
      )}
    </li>
  );
}
