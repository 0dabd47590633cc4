export type ScrollLock = { release(scroll: 'restore' | 'keep'): void };

/** Keeps the page behind a modal sheet still. `scrollbar-gutter: stable` of the theme keeps it from jumping. */
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
