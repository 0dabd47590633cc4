import type { Locator, Page } from 'playwright/test';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptmenü' });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the HTML contains the menu bar only; a sheet loads on hover, and its links work', async ({
    page,
    shop,
    complaints,
  }) => {
    const html = await (await fetch(`${shop.origins.shop}/`)).text();
    expect(html).not.toContain('/damen/schuhe/laufschuhe/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    expect(asked).not.toContain('/_shell/api/api/v1/menu/');

    await bar(page).getByRole('link', { name: 'Damen', exact: true }).hover();
    const running = bar(page).getByRole('link', { name: 'Laufschuhe', exact: true });
    await expect(running).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Norrak' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/api/v1/menu/'))).toEqual(['/_shell/api/api/v1/menu/']);
    await running.click();
    await expect(page).toHaveURL(/\/damen\/schuhe\/laufschuhe\/$/);
    await expect(running).toBeHidden();
    expect(complaints.console).toEqual([]);
    expect(complaints.csp).toEqual([]);
  });

  test('a sheet opens for a pointer that rests, not for one that passes', async ({ page, shop }) => {
    await page.clock.install();
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    const sheets = bar(page).locator('[data-open="true"]');
    const damen = bar(page).getByRole('link', { name: 'Damen', exact: true });
    // However long the browser takes to move the pointer.
    await page.clock.pauseAt(Date.now() + 60_000);
    await damen.hover();
    await page.mouse.move(700, 600);
    // Longer than the delay before a sheet opens.
    await page.clock.runFor(400);
    await expect(sheets).toHaveCount(0);
    await damen.hover();
    await page.clock.runFor(400);
    await expect(sheets).toHaveCount(1);
  });

  test('a sheet opens by key at once; Escape closes it and returns focus', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    const herren = bar(page).getByRole('link', { name: 'Herren', exact: true });
    await herren.focus();
    await page.keyboard.press('Enter');
    await expect(herren).toHaveAttribute('aria-expanded', 'true');
    const first = bar(page).getByRole('link', { name: 'Alles für Herren' });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(herren).toHaveAttribute('aria-expanded', 'false');
    await expect(herren).toBeFocused();
  });

  test('a menu that cannot be loaded says so, is requested again, and stays open', async ({ page, shop }) => {
    await page.clock.install();
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    const online = await cutOffApi(page);
    await bar(page).getByRole('link', { name: 'Damen', exact: true }).click();
    await expect(bar(page).getByText('Das Menü ist gerade nicht da.')).toBeVisible();
    await online();
    await bar(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
    // Longer than the delay before a sheet closes: the pressed button is gone by then, and must not count as outside.
    await page.clock.runFor(1000);
    await expect(bar(page).getByRole('link', { name: 'Laufschuhe', exact: true })).toBeVisible();
  });

  test('a failed chunk affects the sheet, not the header, and loads with the next attempt', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/`);
    await hydrated(page);
    const chunks = /\/mf-header\/.*\.js$/;
    await page.route(chunks, (route) => route.abort());
    await bar(page).getByRole('link', { name: 'Damen', exact: true }).click();
    await expect(bar(page).getByText('Das Menü ist gerade nicht da.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeVisible();
    await page.unroute(chunks);
    // Code and data failed, and each is requested again.
    const again = bar(page).getByRole('button', { name: 'Noch einmal versuchen' });
    await again.click();
    const running = bar(page).getByRole('link', { name: 'Laufschuhe', exact: true });
    await expect(running.or(again)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(running).toBeVisible();
  });
});
