import type { Locator, Page } from 'playwright/test';

/** Presses Tab until an element has the focus. @throws if it is not reached */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  const isReached = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < most; step++) {
    if (await isReached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Tabs to a link or a button, and presses Enter. */
export async function follow(page: Page, target: Locator, most?: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.press('Enter');
}

/** Tabs to a field, and types. */
export async function type(page: Page, target: Locator, text: string, most?: number): Promise<void> {
  await tabTo(page, target, most);
  await page.keyboard.type(text);
}
