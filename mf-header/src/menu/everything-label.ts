import type { MenuKind } from './menu-tree.ts';

/** What the link to an item's own page is called, where the item itself opens its submenu. */
export const everythingLabel = {
  gender: 'menu.all',
  category: 'menu.allIn',
  hot: 'menu.allIn',
  brand: 'menu.allBrands',
} as const satisfies Record<MenuKind, string>;
