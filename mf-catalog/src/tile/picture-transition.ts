import type { MouseEvent } from 'react';

/** View transition name of one picture on a page; the gallery's stylesheet gives it to the gallery's first picture. */
const pictureName = 'product-picture';
const namedAttribute = 'data-transition-picture';

/** Props of the gallery's first picture: it loses the name when the shopper follows a tile on its page. */
export const namedPicture = { [namedAttribute]: '' } as const;

/**
 * Click on a tile: its picture moves into the product page in a view transition. The name is set by script, because the content
 * security policy allows no style attributes, and on one picture only, because two would cancel the transition.
 */
export function namePictureOfTile({ currentTarget }: MouseEvent<HTMLElement>): void {
  const picture = currentTarget.closest('article')?.querySelector('img');
  if (!picture) return;
  for (const other of document.querySelectorAll<HTMLElement>(`[${namedAttribute}]`))
    other.style.viewTransitionName = 'none';
  picture.setAttribute(namedAttribute, '');
  picture.style.viewTransitionName = pictureName;
}
