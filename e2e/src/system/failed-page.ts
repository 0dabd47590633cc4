import type { Locator, Page } from 'playwright/test';

/** The heading of a page that could not be shown. */
export const failed = (page: Page): Locator => page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' });
export const product = (page: Page): Locator => page.locator('[data-fragment="mf-catalog/product-page"]');
/** The first product of a list. */
export const firstTile = (page: Page): Locator => page.locator('main a[href^="/p/"]').first();
