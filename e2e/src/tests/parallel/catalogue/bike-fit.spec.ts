import { type SecondShell, startSecondShell } from '../../../system/second-shell.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

let fitting: SecondShell;
test.beforeAll(async () => {
  fitting = await startSecondShell({ SHOP_BIKES_FIT_WIDGET: 'on' });
});
test.afterAll(() => fitting.stop());

test('with the flag on, the size finder of a bike selects the size for an inside leg; with the flag off, there is none', async ({
  page,
  shop,
}) => {
  const response = await fetch(`${shop.origins.api}/api/v1/search/?path=/fahrraeder/mountainbikes/`);
  const { data } = (await response.json()) as { data: { products: { url: string }[] } };
  const path = data.products[0]?.url ?? '';
  await page.goto(`${shop.origins.shop}${path}`);
  await hydrated(page);
  await expect(page.getByText('Rahmengröße berechnen')).toHaveCount(0);

  await page.goto(`${fitting.origin}${path}`);
  await hydrated(page);
  await page.getByText('Rahmengröße berechnen').click();
  const leg = page.getByLabel('Schrittlänge in cm');
  await leg.fill('12');
  await expect(page.getByText(/passt zu dir/)).toHaveCount(0);
  await leg.fill('79,5');
  await expect(page.getByText('Rahmen M (47 cm) passt zu dir.')).toBeVisible();
  const take = page.getByRole('button', { name: 'M (47 cm) wählen' });
  const gone = page.getByText('M (47 cm) gibt es bei diesem Rad gerade nicht.');
  await expect(take.or(gone)).toBeVisible();
  if (await take.isVisible()) {
    await take.click();
    await expect(page.locator('#groesse')).toContainText('M (47 cm)');
  }
});
