import { desktop, phone } from '../../../system/main-pages.ts';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 120_000 });

type Section = 'static' | 'services';

for (const section of ['static', 'services'] as const) {
  test.describe('on a phone', () => {
    test.use(phone);
    test(`no page below /${section}/ has accessibility faults`, async ({ page, shop }) => {
      const response = await fetch(`${shop.origins.api}/api/v1/pages/`);
      const { data } = (await response.json()) as { data: Record<Section, { url: string }[]> };
      expect(data[section].length).toBeGreaterThan(5);
      for (const { url } of data[section]) {
        await page.goto(shop.origins.shop + url);
        await hydrated(page);
        expect.soft(await accessibilityFaults(page), url).toEqual([]);
      }
    });
  });
}

for (const { screen, device } of [
  { screen: 'a phone', device: phone },
  { screen: 'a wide screen', device: desktop },
]) {
  test.describe(`on ${screen}`, () => {
    test.use(device);
    test('flyers, the newsletter, and an appointment with errors have no accessibility faults', async ({
      page,
      shop,
    }) => {
      for (const path of ['/werbung/', '/werbung/shop/linz/', '/services/newsletter/', '/shop/linz/']) {
        await page.goto(shop.origins.shop + path);
        await hydrated(page);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
      }
      const form = page.getByRole('region', { name: 'Termin anfragen' });
      await form.getByRole('button', { name: 'Termin anfragen' }).click();
      await expect(form.getByRole('alert')).toBeFocused();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect.soft(await accessibilityFaults(page), 'an appointment with errors').toEqual([]);
    });
  });
}
