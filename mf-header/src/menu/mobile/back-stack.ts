import type { MenuNode } from '../menu-tree.ts';

/** A view of the mobile menu. A brand view is a grid of brands; other views include the item's banners. */
export type MenuView =
  | { readonly kind: 'root' }
  | { readonly kind: 'items' | 'brands'; readonly id: number; readonly name: string };

/** An item with a submenu, from the bar or the full menu. */
export type Enterable = Pick<MenuNode, 'id' | 'name'> & {
  readonly kind?: MenuNode['kind'];
  readonly gender?: MenuNode['gender'] | undefined;
};

/** The views from the root to the one shown. */
export type BackStack = readonly [root: MenuView, ...rest: MenuView[]];

export const rootStack: BackStack = [{ kind: 'root' }];

/** SPEC 4: a brand item pushes a brand view, other items a view that includes banners. */
export function pushView(stack: BackStack, { id, name, kind }: Enterable): BackStack {
  return [...stack, { kind: kind === 'brand' ? 'brands' : 'items', id, name }];
}

/** SPEC 4: back pops but never removes the root. */
export function popView(stack: BackStack): BackStack {
  const [root, ...rest] = stack;
  return [root, ...rest.slice(0, -1)];
}

export function shownView(stack: BackStack): MenuView {
  return stack[stack.length - 1] ?? stack[0];
}
