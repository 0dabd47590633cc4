import { createStore, defineStore, type StoreApi } from 'shared-contracts/store';
import type { FlyoutState } from '../flyout/flyout-machine.ts';
import { type FlyoutId, flyouts } from '../flyout/flyouts.ts';
import type { BarItem } from './menu-bar.ts';

/** UX-RULES 16: a pointer that only crosses an item opens nothing. */
export const hoverRestMs = 120;

export type DesktopMenuState = {
  readonly items: readonly Pick<BarItem, 'id' | 'hasSheet'>[];
  fill(items: readonly Pick<BarItem, 'id' | 'hasSheet'>[]): void;
  /** The pointer has come to an item of the bar, or into its sheet. */
  point(id: number): void;
  /** The pointer has left the item and its sheet. */
  leave(): void;
  /** Click or key: acts at once. Pressing what was opened by hand closes it. */
  press(id: number): void;
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
    const activate = (id: number, by: 'hand' | 'hover'): void => {
      const item = get().items.find((candidate) => candidate.id === id);
      if (!item) warn(`The menu has no item ${id}`);
      else if (!item.hasSheet) clearActive();
      else sheets.getState().show(menuFlyout(id), { by });
    };
    return {
      items: [],
      fill: (items) => set({ items }),
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
        if (open === menuFlyout(id) && by === 'hand') dismiss();
        else activate(id, 'hand');
      },
    };
  });
}

export const desktopMenu = defineStore((app) =>
  // SPEC 5: an unknown active menu id gives a warning only.
  // biome-ignore lint/suspicious/noConsole: the specified warning
  createDesktopMenu(flyouts.of(app), (message) => console.warn(message)),
);
