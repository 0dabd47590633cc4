import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { type JudgedShop, startJudgedShop } from '../../../system/registry/judging-registry.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 180_000, mode: 'serial' });

let shop: JudgedShop;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = String((await freePorts()).operators);
  shop = await startJudgedShop({ RELEASES_OPERATOR_PORT: port });
  origin = `http://localhost:${port}`;
});
test.afterAll(() => shop?.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Token').fill(shop.operatorToken);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
}

const header = (page: Page) => page.getByRole('region', { name: /^mf-header/ });

test('without JavaScript an operator sees what serves, switches a frontend off and on again, and logs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page);
  await expect(header(page)).toContainText('served by');
  await header(page).getByRole('link', { name: 'Switch off' }).click();
  await expect(page.getByText('disappears from the shop')).toBeVisible();
  await page.getByLabel('Why').fill('a test');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Switch off, mf-header.');
  await expect(header(page).getByText('is switched off')).toBeVisible();
  await header(page).getByRole('link', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /mf-header: disable .* a test/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
  await context.close();
});

test('an operator chooses another channel by a link, and what is switched off there stays on in the main one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const headers = { authorization: `Bearer ${shop.operatorToken}` };
  const opened = await fetch(`${shop.releasesOrigin}/api/v1/channels/team`, { method: 'POST', headers });
  expect(opened.status).toBe(200);
  await logIn(page);
  const channels = page.getByRole('navigation', { name: 'Channels' });
  await channels.getByRole('link', { name: 'team' }).click();
  await expect(page.getByRole('heading', { name: 'Releases in channel team' })).toBeVisible();
  await expect(channels.getByRole('link', { name: 'team' })).toHaveAttribute('aria-current', 'page');
  // The one shell follows the main channel.
  await expect(page.getByText('No running shell has registered.')).toBeVisible();

  await header(page).getByRole('link', { name: 'Switch off' }).click();
  await expect(page.getByText('In the channel team only')).toBeVisible();
  await page.getByLabel('Why').fill('a cup final');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Switch off, mf-header in channel team.');
  await expect(header(page).getByText('is switched off')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /mf-header: disable .* a cup final/ })).toBeVisible();
  await channels.getByRole('link', { name: 'shop' }).click();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /a cup final/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(header(page)).toContainText('served by');
  await context.close();
});

for (const width of [390, 1440]) {
  test(`the pages are accessible and fit a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin);
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page);
    for (const path of ['/', '/channels/team/', '/history', '/channels/team/remotes/mf-header/rollback']) {
      await page.goto(origin + path);
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}
