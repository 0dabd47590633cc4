import type { MouseEvent } from 'react';

/** A click that the router has taken over: an in-app navigation, not one into a new tab, nor one that opens a dialog instead. */
export function isFollowedLink(event: MouseEvent): boolean {
  return (
    event.isDefaultPrevented() &&
    event.target instanceof Element &&
    event.target.closest('a:not([aria-haspopup])') !== null
  );
}
