import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import { useFragmentData } from 'shared-contracts/fragment-data';
import type { MenuNode } from './menu-tree.ts';

/** What every page carries of the menu; what lies below is fetched when the shopper turns to it. */
export type BarItem = Pick<MenuNode, 'id' | 'name' | 'url'> & { readonly hasSheet: boolean };

/** A late menu must not hold up the page. */
const timeoutMs = 2000;

/** Waits for the bar on the server; in the browser it came with the page. Null when it could not be had. */
export function useMenuBar(): readonly BarItem[] | null {
  const result = useFragmentData('mf-header/menu-bar', loadBar);
  return result.ok ? result.data : null;
}

async function loadBar(app: AppContext): Promise<ApiResult<BarItem[]>> {
  // Browsers run this only after a server that could not: the code stays out of the first load.
  const [{ fetchMenu }, { hasSubmenu }] = await Promise.all([import('./fetch-menu.ts'), import('./menu-tree.ts')]);
  const menu = await fetchMenu(app, { timeoutMs });
  if (!menu.ok) return menu;
  return { ok: true, data: menu.data.map((node) => ({ ...barPart(node), hasSheet: hasSubmenu(node) })) };
}

const barPart = ({ id, name, url }: MenuNode): Pick<MenuNode, 'id' | 'name' | 'url'> => ({ id, name, url });
