import { type MouseEvent, type ReactElement, useEffect } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Gender } from 'shared-contracts/entities';
import { useGender } from 'shared-contracts/gender';
import { useTranslate } from 'shared-contracts/i18n';
import { isPlainClick, Link } from 'shared-contracts/routing';
import { flyouts } from '../../flyout/flyout-store.ts';
import { withGender } from '../../gender/use-gender-start.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { fullMenu } from '../full-menu-store.ts';
import { type BarItem, barUrl, useMenuBar } from '../menu-bar.ts';
import { MenuFailed } from '../menu-failed.tsx';
import { barId, isBarShown } from '../mobile/bar-popover.ts';
import { mobileMenu } from '../mobile/mobile-menu-store.ts';
import styles from './desktop-menu.module.css';
import { desktopMenu, menuFlyout } from './desktop-menu-store.ts';
import { MenuSheet, MenuSheetSlot } from './menu-sheet-slot.tsx';

/**
 * The bar with its full-width sheets. The bar's links are in the server's HTML; code and data of the sheets are loaded when a mouse or
 * focus enters the bar.
 */
export function DesktopMenu(): ReactElement {
  const app = useApp();
  const t = useTranslate<MessageKey>();
  const items = useMenuBar();
  useEffect(() => {
    if (items) desktopMenu.of(app).getState().setItems(items);
  }, [app, items]);
  const shown = useGender();
  const someOpen = flyouts.use(({ open }) => open?.startsWith('menu-') ?? false);

  function preload(): void {
    MenuSheet.preload();
    void fullMenu.of(app).getState().load();
  }

  return (
    <nav
      id={barId}
      popover="auto"
      className={styles.nav}
      aria-label={t('menu.label')}
      data-title={t('menu.title')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preload()}
      onFocus={preload}
    >
      {items ? (
        <ul className={`page ${styles.bar}`}>
          {items.map((item) => (
            <MenuBarItem key={item.id} item={{ ...item, url: barUrl(item.url, items, shown) }} shown={shown} />
          ))}
        </ul>
      ) : (
        <MenuFailed />
      )}
      <div className={styles.veil} data-shown={someOpen} />
    </nav>
  );
}

type MenuBarItemProps = { item: BarItem; shown: Gender };

/** A press on a gender chooses it; the press that closes its sheet resets the choice (SPEC 4). `shown`: the gender of the navigation. */
function MenuBarItem({ item: { id, name, url, hasSheet, gender = 0 }, shown }: MenuBarItemProps): ReactElement {
  const app = useApp();
  const { point, leave, press } = desktopMenu.use((state) => state);
  const isOpen = flyouts.use(({ open }) => open === menuFlyout(id));
  const sheetId = `menu-sheet-${id}`;

  function openByPress(event: MouseEvent): void {
    if (!hasSheet || !isPlainClick(event)) return;
    // On phones the bar is shown until the sheet has loaded, which then opens at this item. If it does not load, the link is followed.
    const phone = isBarShown() ? mobileMenu.of(app).getState() : null;
    if (phone && !phone.isOpen) return;
    event.preventDefault();
    // Only the last tap counts.
    phone?.back();
    phone?.enter({ id, name });
    const isOpen = phone !== null || press(id);
    if (gender !== 0) withGender(app, (store) => store.getState()[isOpen ? 'enter' : 'select'](gender));
  }

  return (
    <li
      className={styles.item}
      data-flyout={menuFlyout(id)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
    >
      <Link
        to={url ?? '/'}
        className={styles.root}
        aria-current={(gender !== 0 && gender === shown) || undefined}
        onClick={openByPress}
        {...(hasSheet ? { 'aria-expanded': isOpen, 'aria-controls': sheetId } : {})}
      >
        <span>{name}</span>
      </Link>
      {hasSheet && (
        // Firefox makes whatever scrolls a stop of the Tab key, also where its links scroll it.
        <div id={sheetId} className={styles.sheet} data-open={isOpen} tabIndex={-1}>
          <MenuSheetSlot id={id} isOpen={isOpen} />
        </div>
      )}
    </li>
  );
}
