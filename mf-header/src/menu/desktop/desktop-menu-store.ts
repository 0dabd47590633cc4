import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import { type FlyoutId, type FlyoutState, flyouts } from '../../flyout/flyout-store.ts';
import type { BarItem } from '../menu-bar.ts';

/** UX 16: milliseconds that a pointer has to rest on an item, so that crossing it opens nothing. */
export const hoverRestMs = 120;

export type DesktopMenuState = {
  readonly items: readonly Pick<BarItem, 'id' | 'hasSheet'>[];
  setItems(items: readonly Pick<BarItem, 'id' | 'hasSheet'>[]): void;
  /** The pointer entered an item of the bar, or its sheet. */
  point(id: number): void;
  /** The pointer left the item and its sheet. */
  leave(): void;
  /**
   * Click or key: opens at once, or closes if a press has opened it.
   * @returns whether the item's sheet is open now
   */
  press(id: number): boolean;
};

export const menuFlyout = (id: number): FlyoutId => `menu-${id}`;

/** SPEC 4, "Desktop menu": one active item, which is the open sheet; an item with no children clears the active state. */
export function createDesktopMenu(
  sheets: StoreApi<FlyoutState<FlyoutId>>,
  warn: (message: string) => void,
): StoreApi<DesktopMenuState> {
  let resting: ReturnType<typeof setTimeout> | undefined;

  return createStore<DesktopMenuState>()((set, get) => {
    const clearActive = (): void => {
      if (sheets.getState().open?.startsWith('menu-')) sheets.getState().dismiss();
    };
    const activate = (id: number, by: 'user' | 'hover'): void => {
      const item = get().items.find((candidate) => candidate.id === id);
      if (!item) warn(`The menu has no item ${id}`);
      else if (!item.hasSheet) clearActive();
      else sheets.getState().show(menuFlyout(id), { by });
    };
    return {
      items: [],
      setItems: (items) => set({ items }),
      point(id) {
        clearTimeout(resting);
        if (sheets.getState().open === menuFlyout(id)) {
          sheets.getState().hold('pointer');
          return;
        }
        resting = setTimeout(() => {
          activate(id, 'hover');
          if (sheets.getState().open === menuFlyout(id)) sheets.getState().hold('pointer');
        }, hoverRestMs);
      },
      leave() {
        clearTimeout(resting);
        sheets.getState().release('pointer');
      },
      press(id) {
        clearTimeout(resting);
        const { open, by, dismiss } = sheets.getState();
        if (open === menuFlyout(id) && by === 'user') dismiss();
        else activate(id, 'user');
        return sheets.getState().open === menuFlyout(id);
      },
    };
  });
}

export const desktopMenu = defineStore((app) =>
  // SPEC 5: an unknown active menu id gives a warning only.
  // biome-ignore lint/suspicious/noConsole: the specified warning
  createDesktopMenu(flyouts.of(app), (message) => console.warn(message)),
);
