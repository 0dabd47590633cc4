import { expect, hydrated, test } from '../system/shop-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a guest orders what is in the cart; back in the shop the cart is empty', async ({ page, shop, complaints }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await page.locator('main a[href^="/p/"]').first().click();
  await hydrated(page);
  await page.locator('main [aria-labelledby="groesse"] button:not([disabled])').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  const badge = page.locator('[data-fragment="mf-cart-wishlist/cart-badge"] a').first();
  await expect(badge).toHaveAccessibleName('Warenkorb, 1 Artikel');

  await page.goto(`${shop.origins.checkout}/`);
  await page.getByRole('link', { name: 'Weiter zur Kassa' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveTitle(/^Fehler:/);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeFocused();

  await page.getByLabel('E-Mail-Adresse').fill('gast@example.at');
  for (const [label, text] of Object.entries({
    Vorname: 'Toni',
    Nachname: 'Gast',
    Straße: 'Hauptplatz',
    Nummer: '3',
    Postleitzahl: '8010',
    Ort: 'Graz',
  })) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByText('In einer Filiale abholen').click();
  await page.getByLabel('Filiale', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
  await expect(page.locator('main')).toContainText(/BG-\d+/);

  await page.getByRole('link', { name: 'Zurück in den Shop' }).click();
  await hydrated(page);
  await expect(badge).toHaveAccessibleName(/^Warenkorb(, leer|, 0 Artikel)?$/);
  // The form that came back answered 422, which the browser notes as an error.
  expect(complaints.console.filter((text) => !text.includes('422'))).toEqual([]);
  expect(complaints.csp).toEqual([]);
});
