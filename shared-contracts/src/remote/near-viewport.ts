/** A screen of a phone: what is scrolled to is ready before it is seen. */
const distance = '600px';

// Only in browsers, and by elements of the document.
const waits = new WeakMap<Element, Promise<void>>();

/**
 * Waits until an element of the server's HTML is near the viewport. Every call for it returns the same promise: React renders a
 * component that has suspended from its beginning.
 * @returns null where there is no such element: on the server, and for what the browser renders itself
 */
export function nearViewport(elementId: string): Promise<void> | null {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId);
  if (!element) return null;
  const known = waits.get(element);
  if (known) return known;
  const wait = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some((entry) => entry.isIntersecting);
        element.toggleAttribute('data-waits', !isNear);
        if (!isNear) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
  });
  waits.set(element, wait);
  return wait;
}
