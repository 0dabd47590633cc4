import type { ApiError, ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { MenuItem } from 'shared-contracts/entities';
import { buildMenu, type MenuNode } from './menu-tree.ts';

const malformed: ApiError = {
  kind: 'malformed',
  status: null,
  code: '',
  message: '',
  fields: {},
  retryable: true,
};

/** The menu whole, as a tree that can be shown. */
export async function fetchMenu(app: AppContext, options: { timeoutMs?: number } = {}): Promise<ApiResult<MenuNode[]>> {
  const answer = await app.api.get<unknown>(`/api/v1/menu/?locale=${app.locale}`, options);
  if (!answer.ok) return answer;
  return isMenu(answer.data) ? { ok: true, data: buildMenu(answer.data) } : { ok: false, error: malformed };
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
