import type { Gender, MenuItem, Picture } from 'shared-contracts/entities';

export type MenuKind = 'gender' | 'hot' | 'category' | 'brand';

/** A menu item with a name. The items of wrappers are children of the wrapper's parent. */
export type MenuNode = {
  readonly id: number;
  readonly name: string;
  readonly url: string | null;
  readonly kind: MenuKind;
  readonly column: number;
  /** Set for the items of a gender; 0 for others. */
  readonly gender: Gender;
  /** Path at the product API. */
  readonly logo: string | null;
  readonly children: readonly MenuNode[];
  readonly banners: readonly MenuBanner[];
};

export type MenuBanner = {
  readonly id: number;
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture | null;
};

type Item = Readonly<Omit<MenuItem, 'options' | 'parentId'>> & { readonly options: readonly Item[] };

/** SPEC 3: the top level has items of root types only. */
export function buildMenu(items: readonly Item[]): MenuNode[] {
  return unwrap(items)
    .filter(({ type }) => type.startsWith('root-'))
    .flatMap(toNode);
}

/** SPEC 3: a submenu exists when an item has a name (every node has) and children. */
export function hasSubmenu(node: MenuNode): boolean {
  return node.children.length > 0;
}

/** Searches the whole tree. */
export function findNode(nodes: readonly MenuNode[], id: number): MenuNode | null {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return null;
}

/** The children by the columns of the desktop sheet, from left to right; within a column as the API lists them. */
export function columnsOf(node: MenuNode): MenuNode[][] {
  const columns = new Map<number, MenuNode[]>();
  for (const child of node.children) columns.set(child.column, [...(columns.get(child.column) ?? []), child]);
  return [...columns].sort(([a], [b]) => a - b).map(([, nodes]) => nodes);
}

/** SPEC 3: a wrapper has children but no name; its children replace it. */
function unwrap(items: readonly Item[]): Item[] {
  return items.flatMap((item) => (isWrapper(item) ? unwrap(item.options) : [item]));
}

function isWrapper({ name, type, options }: Item): boolean {
  return !name && options.length > 0 && !isBannerType(type);
}

function isBannerType(type: string): boolean {
  return type === 'banners' || type === 'banner';
}

function toNode(item: Item): MenuNode[] {
  if (!item.name) return [];
  const options = unwrap(item.options);
  const children = options.filter(({ type }) => !isBannerType(type));
  return [
    {
      id: item.id,
      name: item.name,
      url: item.url,
      kind: kindOf(item.type),
      column: item.column,
      gender: genderOf(item.data.gender),
      logo: item.data.logo ?? null,
      children: [
        ...children.filter(({ type }) => !type.includes('brand')),
        ...children.filter(({ type }) => type.includes('brand')).sort(byPosition),
      ].flatMap(toNode),
      banners: options.filter(({ type }) => isBannerType(type)).flatMap(toBanners),
    },
  ];
}

/** SPEC 3: brand children are sorted by position; one without a position comes last. */
function byPosition(a: Item, b: Item): number {
  const [first, second] = [a.data.position ?? Number.MAX_SAFE_INTEGER, b.data.position ?? Number.MAX_SAFE_INTEGER];
  return first - second;
}

function toBanners(item: Item): MenuBanner[] {
  if (item.type === 'banners') return item.options.flatMap(toBanners);
  if (!item.url) return [];
  const { id, url: link, description: text = '', imageData: picture = null } = item;
  return [{ id, link, title: item.title ?? item.name ?? '', text, picture }];
}

function genderOf(gender: number | undefined): Gender {
  return gender === 1 || gender === 2 || gender === 3 ? gender : 0;
}

function kindOf(type: string): MenuKind {
  if (type === 'root-hot') return 'hot';
  if (type.includes('gender')) return 'gender';
  return type.includes('brand') ? 'brand' : 'category';
}

/** Message key of the link to an item's own page, for items that open a submenu themselves. */
export const ownPageLabel = {
  gender: 'menu.all',
  category: 'menu.allIn',
  hot: 'menu.allIn',
  brand: 'menu.allBrands',
} as const satisfies Record<MenuKind, string>;
