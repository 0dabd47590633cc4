import { useEffect } from 'react';

/** Pixels: a resting finger moves the page by less. */
const leastMove = 8;

/**
 * Shows the whole header at the top of the page and while the shopper scrolls up. The shell positions it, by the `data-header` set here.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = scrollY;
    const onScroll = (): void => {
      if (Math.abs(scrollY - last) < leastMove) return;
      dataset['header'] = scrollY < last ? 'whole' : 'shrunk';
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
}
