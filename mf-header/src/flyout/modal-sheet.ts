import type { MouseEvent } from 'react';

/** Matches screens on which flyouts are panels and the menu is a bar; on others, both are modal sheets. */
export const wideScreen = (): MediaQueryList => matchMedia('(min-width: 993px)');

export type ScrollLock = {
  /** @param scroll `keep` when a new page follows, which has a scroll position of its own */
  release(scroll: 'restore' | 'keep'): void;
};

/** Locks scrolling of the page behind a modal sheet. */
export function lockScroll(): ScrollLock {
  const { style } = document.documentElement;
  const position = window.scrollY;
  style.overflow = 'hidden';
  return {
    release(scroll) {
      style.overflow = '';
      if (scroll === 'restore' && window.scrollY !== position) window.scrollTo({ top: position, behavior: 'instant' });
    },
  };
}

/**
 * True for a click that the router handles: an in-app navigation, in this tab, on a link that does not open a dialog. The link to the
 * checkout, on another origin, prevents the click while changes are being sent, and the shopper stays.
 */
export function isFollowedLink(event: MouseEvent): boolean {
  return (
    event.isDefaultPrevented() &&
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>('a:not([aria-haspopup])')?.origin === location.origin
  );
}
