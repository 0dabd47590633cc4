import type { Page } from 'playwright/test';
import { heldBack } from '../../../system/list-page.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', viewport: { width: 1440, height: 900 } });

/** Data of pages comes as late as from a slow product API. */
async function delayPayloads(page: Page, ms: number): Promise<void> {
  await page.route('**/_payload/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

for (const ms of [0, 300, 1000]) {
  test(`the guide with data after ${ms} ms: of two topics the last one is shown, and Back leads to the previous one`, async ({
    page,
    shop,
    complaints,
  }) => {
    await delayPayloads(page, ms);
    const release = await heldBack(page, /_payload\/blog\/rad/);
    await page.goto(`${shop.origins.shop}/blog/`);
    await hydrated(page);
    const topics = page.getByRole('navigation', { name: 'Themen' });
    const heading = page.getByRole('heading', { level: 1 });
    // The data of the first press arrives after the page of the second.
    const first = page.waitForRequest(/_payload\/blog\/rad/);
    await topics.getByRole('link', { name: /^Rad/ }).click({ noWaitAfter: true });
    await first;
    await topics.getByRole('link', { name: /^Touren/ }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/blog\/touren\/$/);
    await expect(heading).toHaveText('Touren');
    await arrived(page);
    await release();
    await expect(page).toHaveURL(/\/blog\/touren\/$/);
    await expect(heading).toHaveText('Touren');
    await expect(topics.getByRole('link', { name: /^Touren/ })).toHaveAttribute('aria-current', 'page');
    await page.locator('main article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/article\//);
    await arrived(page);
    await page.goBack();
    await expect(heading).toHaveText('Touren');
    await page.goForward();
    await expect(page).toHaveURL(/\/blog\/article\//);
    await expect(heading).not.toHaveText('Touren');
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test(`the stores with data after ${ms} ms: of two searches the last one is shown, and what is typed stays`, async ({
    page,
    shop,
    complaints,
  }) => {
    await delayPayloads(page, ms);
    const release = await heldBack(page, /_payload\/shops\/graz/);
    await page.goto(`${shop.origins.shop}/shops/`);
    await hydrated(page);
    const place = page.getByRole('combobox', { name: 'Ort oder Postleitzahl' });
    const heading = page.getByRole('heading', { level: 1 });
    const first = page.waitForRequest(/_payload\/shops\/graz/);
    await place.fill('Graz');
    await page.keyboard.press('Enter');
    await first;
    await place.fill('Linz');
    await page.keyboard.press('Enter');
    await expect(heading).toContainText('Linz');
    // The data of the first search arrives last.
    await release();
    await expect(page).toHaveURL(/\/shops\/linz\/$/);
    await expect(heading).toContainText('Linz');
    await expect(place).toHaveValue('Linz');
    await page
      .locator('main li')
      .getByRole('link', { name: /^Bergauf Linz/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/shop\/linz/);
    await arrived(page);
    await page.goBack();
    await expect(heading).toContainText('Linz');
    await expect(place).toHaveValue('Linz');
    expect(complaints).toEqual({ console: [], csp: [] });
  });
}
