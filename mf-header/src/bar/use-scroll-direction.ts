import { useEffect } from 'react';

/** Pixels: a finger that rests moves the page by less. */
const leastMove = 8;

/** The header is whole at the top and while one scrolls up: its place in the page is the shell's, which reads `data-header`. */
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
