import type { ApiResult } from 'shared-contracts/api';
import type { AppContext } from 'shared-contracts/app';
import type { Gender } from 'shared-contracts/entities';
import { useFragmentData } from 'shared-contracts/fragment-data';
import type { MenuNode } from './menu-tree.ts';

/** The part of the menu in every page's HTML; the rest is loaded on use. `gender`: set for the items of a gender. */
export type BarItem = Pick<MenuNode, 'id' | 'name' | 'url'> & {
  readonly hasSheet: boolean;
  readonly gender?: Gender | undefined;
};

/** The address of an item for the gender of the navigation: links to the whole assortment lead to the gender's (decision 0061). */
export function barUrl(url: string | null, bar: readonly BarItem[], gender: Gender): string {
  const own = gender === 0 ? null : bar.find((item) => item.gender === gender)?.url;
  return own ? (url ?? '/').replace(/^\/search\//, own) : (url ?? '/');
}

/** The menu must not delay the page longer than this. */
const timeoutMs = 2000;

/** Loaded on the server and sent with the page. @returns null when it could not be loaded */
export function useMenuBar(): readonly BarItem[] | null {
  const result = useFragmentData('mf-header/menu-bar', loadBar);
  return result.ok ? result.data : null;
}

async function loadBar(app: AppContext): Promise<ApiResult<BarItem[]>> {
  // Browsers run this only when the server failed, so the code is not part of the first load.
  const [{ fetchMenu }, { hasSubmenu }] = await Promise.all([import('./fetch-menu.ts'), import('./menu-tree.ts')]);
  const menu = await fetchMenu(app, { timeoutMs });
  if (!menu.ok) return menu;
  return { ok: true, data: menu.data.map((node) => ({ ...linkOf(node), hasSheet: hasSubmenu(node) })) };
}

const linkOf = ({ id, name, url, gender }: MenuNode): Pick<BarItem, 'id' | 'name' | 'url' | 'gender'> => ({
  id,
  name,
  url,
  ...(gender === 0 ? {} : { gender }),
});
