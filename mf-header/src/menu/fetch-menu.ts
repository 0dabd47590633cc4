import { type ApiResult, checkResponse, hasShape } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { MenuItem } from 'shared-contracts/entities';
import { buildMenu, type MenuNode } from './menu-tree.ts';

/** Loads the whole menu tree. */
export async function fetchMenu(app: AppContext, options: { timeoutMs?: number } = {}): Promise<ApiResult<MenuNode[]>> {
  const menu = checkResponse(
    await app.api.get<unknown>(`/api/${app.config.teamBuild ? 'v2/team' : 'v1'}/menu/?locale=${app.locale}`, options),
    isMenu,
  );
  return menu.ok ? { ok: true, data: buildMenu(menu.data) } : menu;
}

/** Without this check, rendering a malformed response would break the header, not only the menu. */
function isMenu(value: unknown): value is MenuItem[] {
  return Array.isArray(value) && value.every((item) => isMenuItem(item) && isMenu(item.options));
}

const isMenuItem = hasShape<MenuItem>({ id: 'number', type: 'string', data: 'object' });
