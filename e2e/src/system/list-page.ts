import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, hydrated, painted } from './shop-page.ts';

/** A list with several pages and many filter values. */
export const place = '/damen/schuhe/';

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The filters: a column beside the list, on a phone a dialog over it. */
export const filters = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Filter' }).or(page.getByRole('dialog', { name: 'Filter' }));
export const group = (page: Page, name: string): Locator => filters(page).getByRole('group', { name });
export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Gewählte Filter' });
export const tiles = (page: Page): Locator => page.getByRole('region', { name: 'Artikel' }).getByRole('article');
export const firstBrand = (page: Page): Locator => group(page, 'Marke').locator('input:enabled').first();
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** The number in the paragraph beside the heading. */
export async function total(page: Page): Promise<number> {
  const text = await textOf(page.locator('main header p').first());
  return Number(text.replace(/\D/g, ''));
}

/** Waits for the response to the last change: until then the controls are disabled. */
export async function listUpdated(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'false');
}

/**
 * Holds back the responses to requests that match the pattern.
 * @returns a function that releases them, and resolves when the page has received or aborted each of them
 */
export async function heldBack(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const settled = await holdResponses(page, pattern, () => released);
  return () => {
    release();
    return settled();
  };
}

/**
 * Delays the responses to requests that match the pattern.
 * @returns a function that resolves when the page has received or aborted each of them
 */
export const delayResponses = (page: Page, pattern: RegExp, ms: number): Promise<() => Promise<void>> =>
  holdResponses(page, pattern, () => sleep(ms));

async function holdResponses(page: Page, pattern: RegExp, hold: () => Promise<void>): Promise<() => Promise<void>> {
  const held: Promise<unknown>[] = [];
  await page.route(pattern, async (route) => {
    const request = route.request();
    const finished = request.response().then((response) => response?.finished());
    // The test may end first.
    held.push(finished.catch(() => null));
    await hold();
    // The page may have aborted it.
    await route.continue().catch(() => {});
  });
  return async () => {
    await Promise.all(held);
    await painted(page);
  };
}
