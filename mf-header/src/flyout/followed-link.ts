import type { MouseEvent } from 'react';

/** A click that the router has taken over: an in-app navigation, not one into a new tab. */
export function isFollowedLink(event: MouseEvent): boolean {
  return event.isDefaultPrevented() && event.target instanceof Element && event.target.closest('a') !== null;
}
