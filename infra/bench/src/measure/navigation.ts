import type { Locator } from 'playwright';
import { type ColdPage, unthrottled, withColdPage } from '../browser/cold-page.ts';
import { median } from '../median.ts';
import { slowTap } from './tap.ts';

/** Milliseconds from the click on a link to the frame with the other page, without throttling, with its code already loaded. */
export type NavigationResult = { toList: number; toProduct: number };

/** Number of pages opened for each figure, after one that loads the code. */
const steps = 5;

const listPage = '[data-fragment="mf-catalog/list-page"] article';
const productPage = '[data-fragment="mf-catalog/product-page"] h1';

/** Measures on a phone: from a list to products, and from products to the list of their category, with Back in between. */
export async function measureNavigation(executable: string, url: string, runs: number): Promise<NavigationResult> {
  const toProduct: number[] = [];
  const toList: number[] = [];
  for (let run = 0; run < runs; run++) {
    await withColdPage(executable, unthrottled, async (cold) => {
      const { page, network } = cold;
      await page.addInitScript('globalThis.__name = (value) => value;');
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      await network.quiet(1_000, 30_000);
      for (let step = 0; step <= steps; step++) {
        const tile = page.locator(listPage).nth(step).locator('a[href^="/p/"]').first();
        const product = await followed(cold, tile, productPage);
        const list = await followed(cold, page.locator('main nav ol a:not([aria-current])').last(), listPage);
        if (step > 0) {
          toProduct.push(product);
          toList.push(list);
        }
        for (const shown of [productPage, listPage]) {
          await page.goBack();
          await page.locator(shown).first().waitFor();
          await network.quiet(300, 5_000);
        }
      }
    });
  }
  return { toProduct: median(toProduct), toList: median(toList) };
}

async function followed({ page, cdp }: ColdPage, link: Locator, shown: string): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  const time = page.evaluate(untilPainted, { path, shown });
  await slowTap(cdp, link);
  const result = await time;
  // Pauses, so that pictures and prefetches of this page do not count for the next one.
  await page.waitForTimeout(700);
  return result;
}

/** Runs in the page: milliseconds from the next click to the frame that paints the other page. */
function untilPainted({ path, shown }: { path: string; shown: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${path} was not shown within 10 s.`)), 10_000);
    const begin = (event: Event): void => {
      const look = (): void => {
        if (location.pathname !== path || !document.querySelector(shown)) requestAnimationFrame(look);
        // This frame paints the page, right after its callbacks.
        else setTimeout(() => resolve(performance.now() - event.timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { once: true, capture: true });
  });
}
