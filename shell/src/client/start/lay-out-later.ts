import { whenIdle } from './start-scripts.ts';

/**
 * Marks the root. While it is marked, browsers lay out `.lazy-layout` only near the viewport (`page.css` of shared-contracts), and a phone
 * requests no pictures of later rows (decision 0108). The mark goes in two ways (decision 0101):
 * - The page has loaded: the browser lays out one part after the other when it is idle, then removes the mark.
 * - A key, a tap or a scroll removes it at once, because heights are estimates until then.
 * A document that is opened at another place than its top is not marked.
 */
export function layOutLater(pageLoaded: Promise<unknown>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) return;
  const { dataset } = document.documentElement;
  dataset['lazyLayout'] = '';
  const end = (): void => {
    delete dataset['lazyLayout'];
  };
  for (const input of ['pointerdown', 'keydown', 'scroll']) addEventListener(input, end, { once: true });
  void pageLoaded.then(() => {
    const waiting = [...document.querySelectorAll('.lazy-layout')];
    const layOutNext = (): void => {
      const part = waiting.shift();
      if (!part) {
        end();
        return;
      }
      part.lastElementChild?.getBoundingClientRect();
      whenIdle(layOutNext);
    };
    whenIdle(layOutNext);
  });
}
