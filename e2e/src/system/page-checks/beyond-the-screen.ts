import type { Page } from 'playwright/test';

/** How far the page reaches beyond the right edge of the screen, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Visible texts of the page that reach beyond the screen. */
export function beyondTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`page: ${document.documentElement.scrollWidth}`);
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility()) continue;
      if (element.closest('.visually-hidden, svg, select')) continue;
      const range = document.createRange();
      range.selectNode(node);
      const { right, width } = range.getBoundingClientRect();
      if (width > 1 && right > innerWidth + 1) found.push(`${node.textContent} reaches ${right}`);
    }
    return found;
  });
}
