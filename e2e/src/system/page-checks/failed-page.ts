import type { Locator, Page } from 'playwright/test';
import { cutOffApi } from '../shop-page.ts';

/** The heading of a page that could not be shown. */
export const failed = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
export const product = (page: Page): Locator => page.locator('[data-fragment="mf-catalog/product-page"]');
/** The first product of a list. */
export const firstTile = (page: Page): Locator => page.locator('main a[href^="/p/"]').first();

/**
 * Breaks the connections over which a browser loads a page in-app: to the shop's server, and to the API, which is its fallback.
 * @returns a function that restores them
 */
export async function cutOffPages(page: Page): Promise<() => Promise<void>> {
  const restore = await cutOffApi(page);
  const payloads = '**/_payload/**';
  await page.route(payloads, (route) => route.abort('connectionreset'));
  return async () => {
    await page.unroute(payloads);
    await restore();
  };
}
