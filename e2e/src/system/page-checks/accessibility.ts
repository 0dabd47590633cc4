import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** WCAG 2.2 at levels A and AA, and what axe counts as good practice: landmarks, order of headings, one `h1`. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe-core's findings on the page in its current state, one line per element: the rule, the element, and how to fix it. Contrasts are
 * checked in the light and in the dark scheme. Animations are ended first: a text that fades in has too little contrast for a moment.
 * Added to them is what scrolls and is a stop of the Tab key without a name in Firefox.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated as an expression, to which the page's Content Security Policy does not apply.
  await page.evaluate(`if (!globalThis.axe) { ${axe.source} }`);
  const faults = await findFaults(page, { type: 'tag', values: tags });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findFaults(page, { type: 'rule', values: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
  return [...faults, ...(await unnamedStops(page)), ...dark.map((fault) => `dark ${fault}`)];
}

/** Firefox makes whatever scrolls a stop of the Tab key: `tabindex="-1"` where its links scroll it, otherwise a name. */
const unnamedStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const canScroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        (canScroll(overflowX) && scrollWidth > clientWidth) || (canScroll(overflowY) && scrollHeight > clientHeight)
      );
    };
    return [...document.body.querySelectorAll(':not([tabindex], [aria-label], [aria-labelledby], textarea, select)')]
      .filter((element) => element.checkVisibility() && scrolls(element))
      .map((element) => `scrolls without a name: ${element.localName}.${element.className}`);
  });

const findFaults = (page: Page, runOnly: axe.RunOnly): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run({
      runOnly,
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]}`),
    );
  }, runOnly);
