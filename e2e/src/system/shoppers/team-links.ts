import type { Page } from 'playwright/test';
import { browserName } from '../chromium.ts';

/** Paths of sections that the team shop does not have (SPEC 2). */
const ofMainShop = /^(\/en)?\/((static|services|shops?|blog|werbung|p|doi)\/|marken\/$|my-account\/loyalty\/)/;

/** Pictures, and the choice of a language. */
const noPage = /^\/(_|media\/|pictures\/)/;

/** Pages that the links and forms in a page's HTML lead to, without query and fragment. */
const targetsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="(\/[^"/][^"]*|\/)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&').replace(/[?#].*$/, ''))
    .filter((target) => !noPage.test(target));

/** The targets in the browser's current DOM, including links added by scripts. */
export const shownTargets = async (page: Page): Promise<string[]> => targetsIn(await page.content());

type Crawl = {
  /** Origin at which this process reaches it. */
  origin: string;
  start: readonly string[];
  /** Most lists and products that are read, as pages of one kind are similar. */
  most: { list: number; product: number };
};

/** Follows the links of a team shop's pages. @returns what is wrong with them, and every address that is linked */
export async function crawlTeamShop({ origin, start, most }: Crawl): Promise<{ faults: string[]; seen: Set<string> }> {
  const headers = { 'user-agent': browserName, accept: 'text/html' };
  const queue = [...start];
  const seen = new Set(queue);
  const faults: string[] = [];
  const left = { ...most };
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    // No link of the shop leads to a redirect.
    const response = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    if (response.status !== 200) faults.push(`${path} is ${response.status}`);
    for (const target of targetsIn(await response.text())) {
      if (ofMainShop.test(target)) faults.push(`${path} links to ${target}`);
      if (seen.has(target)) continue;
      seen.add(target);
      const kind = target.includes('/p/')
        ? 'product'
        : /^(\/en)?\/(info|my-account|list)\//.test(target)
          ? null
          : 'list';
      if (kind === null || left[kind]-- > 0) queue.push(target);
    }
  }
  return { faults, seen };
}
