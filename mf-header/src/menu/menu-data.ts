import { useMemo } from 'react';
import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { MenuItem } from 'shared-contracts/entities';
import { useFragmentData } from 'shared-contracts/fragment-data';
import { buildMenu, cutBelow, type MenuNode } from './menu-tree.ts';

/** A late menu must not hold up the page. */
const timeoutMs = 2000;

/** The bar, its groups and their links; what lies deeper is a step away in the category tree of the list page. */
const shownLevels = 3;

async function loadMenu(app: AppContext): Promise<ApiResult<MenuItem[]>> {
  const menu = await app.api.get<MenuItem[]>('/api/v1/menu/', { timeoutMs });
  return menu.ok && isMenu(menu.data) ? { ...menu, data: cutBelow(menu.data, shownLevels) } : menu;
}

/** Waits for the menu on the server; in the browser it came with the page. Null when it could not be had. */
export function useMenu(): readonly MenuNode[] | null {
  const result = useFragmentData('mf-header/menu', loadMenu);
  return useMemo(() => (result.ok && isMenu(result.data) ? buildMenu(result.data) : null), [result]);
}

/** An answer that is no menu must cost the bar its menu, not the page its header. */
function isMenu(value: unknown): value is MenuItem[] {
  return Array.isArray(value) && value.every(isMenuItem);
}

function isMenuItem(value: unknown): value is MenuItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, data, options } = value as Partial<MenuItem>;
  return (
    typeof id === 'number' && typeof type === 'string' && typeof data === 'object' && data !== null && isMenu(options)
  );
}
