import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { MenuItem } from 'shared-contracts/entities';
import { buildMenu, type MenuNode } from './menu-tree.ts';

/** The whole menu, as a tree that can be shown. */
export async function fetchMenu(app: AppContext, options: { timeoutMs?: number } = {}): Promise<ApiResult<MenuNode[]>> {
  const menu = checkResponse(await app.api.get<unknown>(`/api/v1/menu/?locale=${app.locale}`, options), isMenu);
  return menu.ok ? { ok: true, data: buildMenu(menu.data) } : menu;
}

/** A response that is no menu must cost the bar its menu, not the page its header. */
function isMenu(value: unknown): value is MenuItem[] {
  return Array.isArray(value) && value.every((item) => isMenuItem(item) && isMenu(item.options));
}

const isMenuItem = hasShape<MenuItem>({ id: 'number', type: 'string', data: 'object' });
