import type { Locator } from 'playwright/test';

/**
 * Visible links, buttons and fields in a container whose target area is smaller than `pixels` in width or height, with that area. It counts
 * as the browser hit-tests it: with the label of a field, and with what a style sheet adds around a link. Excluded are links in a sentence,
 * whose height is that of the line (WCAG 2.5.8), and disabled controls.
 */
export function smallTargets(place: Locator, pixels: number): Promise<string[]> {
  return place.evaluate((place, pixels) => {
    const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.visually-hidden, :disabled') === null &&
      element.getClientRects().length > 0;
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );

    /** Width and height of the area that reacts, in whole pixels, along the two lines through the centre. */
    function area(element: HTMLElement): { width: number; height: number } {
      const parts = [element, ...(element instanceof HTMLInputElement ? (element.labels ?? []) : [])];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const large = boxes.find(({ width, height }) => width >= pixels && height >= pixels);
      if (large) return large;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const reacts = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(
          Math.floor(box.x + box.width / 2) + x,
          Math.floor(box.y + box.height / 2) + y,
        );
        return hit !== null && parts.some((part) => part.contains(hit));
      };
      const reach = (x: number, y: number): number => {
        let distance = 0;
        while (distance < pixels && reacts(x * distance, y * distance)) distance += 1;
        return distance;
      };
      // Both directions count the middle.
      return { width: reach(-1, 0) + reach(1, 0) - 1, height: reach(0, -1) + reach(0, 1) - 1 };
    }

    return [...place.querySelectorAll<HTMLElement>(targets)]
      .filter((element) => isVisible(element) && !isInSentence(element))
      .map((element) => ({ element, ...area(element) }))
      .filter(({ width, height }) => width < pixels || height < pixels)
      .map(({ element, width, height }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
        return `${element.localName} "${name}": ${width} × ${height}`;
      });
  }, pixels);
}

/** Visible fields with a text of less than 16 px: the iPhone's Safari zooms into such a field, and stays zoomed in. */
export function fieldsWithSmallText(place: Locator): Promise<string[]> {
  return place
    .locator('input:not([type="radio"], [type="checkbox"]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );
}
