import type { MouseEvent } from 'react';

/** Of the one picture on a page that travels into the next; the gallery's first picture bears it in its style sheet. */
const pictureName = 'product-picture';
const bearer = 'data-travels';

/** The gallery's picture, which gives the name up to the tile that is followed. */
export const travels = { [bearer]: '' } as const;

/**
 * On following a tile: its picture becomes the product page's (DESIGN, motion). The name is given by script, because the policy allows
 * no style attributes, and to one picture at a time, because two would end the transition.
 */
export function pictureTravels({ currentTarget }: MouseEvent<HTMLElement>): void {
  const picture = currentTarget.closest('article')?.querySelector('img');
  if (!picture) return;
  for (const other of document.querySelectorAll<HTMLElement>(`[${bearer}]`)) other.style.viewTransitionName = 'none';
  picture.setAttribute(bearer, '');
  picture.style.viewTransitionName = pictureName;
}
