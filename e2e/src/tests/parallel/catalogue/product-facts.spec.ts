import type { Locator, Page } from 'playwright/test';
import { findProduct, isBuyable } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { logIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

const everything = '/search/';
const refurbished = '/search/&filters=2735';

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

const share = (page: Page): Locator => page.getByRole('button', { name: 'Teilen' });

test.describe('sharing', () => {
  test('opens the share dialog of a device that has one; closing the dialog shows no message', async ({
    page,
    shop,
    complaints,
  }) => {
    const product = await findProduct(shop.origins.api, everything, () => true);
    await page.addInitScript(() => {
      const device = Object.assign(globalThis, { shared: [] as ShareData[], closes: false });
      navigator.share = async (data) => {
        device.shared.push(data ?? {});
        if (device.closes) throw new DOMException('closed', 'AbortError');
      };
    });
    await open(page, `${shop.origins.shop}${product.url}`);
    const shared = () => page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
    await share(page).click();
    const handed = {
      title: `${product.brandName} ${product.nameWithoutBrand}`,
      url: `${shop.origins.shop}${product.url}`,
    };
    await expect.poll(shared).toEqual([handed]);
    await page.evaluate(() => Object.assign(globalThis, { closes: true }));
    await share(page).click();
    await expect.poll(shared).toEqual([handed, handed]);
    await expect(share(page).locator('xpath=..').getByRole('status')).toBeEmpty();
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('copies the link on other devices and says so', async ({ page, shop, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const product = await findProduct(shop.origins.api, everything, () => true);
    await open(page, `${shop.origins.shop}${product.url}?groesse=1`);
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
    await share(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link kopiert.' })).toBeVisible();
    await expect(share(page)).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${shop.origins.shop}${product.url}`);
    expect(complaints).toEqual({ console: [], csp: [] });
  });

  test('shows the link where it cannot be copied', async ({ page, shop, complaints }) => {
    const product = await findProduct(shop.origins.api, everything, () => true);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = async () => {
        throw new DOMException('not now', 'NotAllowedError');
      };
    });
    await open(page, `${shop.origins.shop}${product.url}`);
    await share(page).click();
    const link = `${shop.origins.shop}${product.url}`;
    await expect(page.getByRole('status').filter({ hasText: link })).toHaveText(
      `Kopieren ging nicht. Der Link: ${link}`,
    );
    expect(complaints).toEqual({ console: [], csp: [] });
  });
});

test('the points to earn are those of the shopper’s price', async ({ page, shop }) => {
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ loyaltyPoints }) =>
      loyaltyPoints.vk > 1 && loyaltyPoints.premium > 1 && loyaltyPoints.vk !== loyaltyPoints.premium,
  );
  const points = page.locator('main').getByText(/Punkte? im Bonusclub$/);
  await open(page, `${shop.origins.shop}${product.url}`);
  await expect(points).toHaveText(`${product.loyaltyPoints.vk} Punkte im Bonusclub`);
  await logIn(page, shop.origins.shop, { email: 'demo@bergauf.example', password: 'bergauf-demo' });
  await expect(page).toHaveURL(/\/my-account\/$/);
  await open(page, `${shop.origins.shop}${product.url}`);
  await expect(points).toHaveText(`${product.loyaltyPoints.premium} Punkte im Bonusclub`);
});

test('a refurbished product is named as such, with its condition', async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, refurbished, ({ condition }) => condition !== null);
  expect(product.saleType).toBe('refurbished');
  await open(page, `${shop.origins.shop}${product.url}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Generalüberholt', { exact: true })).toBeVisible();
  await expect(main.getByText(product.condition ?? '', { exact: true })).toBeVisible();
  const other = await findProduct(shop.origins.api, everything, ({ saleType }) => saleType === null);
  await open(page, `${shop.origins.shop}${other.url}`);
  await expect(main.getByText('Generalüberholt', { exact: true })).toHaveCount(0);
});

test('accessories and similar products stand in separate rows, which link to them', async ({ page, shop }) => {
  const product = await findProduct(
    shop.origins.api,
    everything,
    ({ accessories, related }) => accessories.length > 0 && related.length > 0,
  );
  await open(page, `${shop.origins.shop}${product.url}`);
  const linksOf = (name: string): Promise<(string | null)[]> =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const urls = (products: { url: string }[]): string[] => products.map(({ url }) => url);
  expect(await linksOf('Passt dazu')).toEqual(urls(product.accessories));
  expect(await linksOf('Ähnliche Artikel')).toEqual(urls(product.related));
  await page.getByRole('region', { name: 'Passt dazu' }).getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${product.accessories[0]?.url}$`));
});

test('the days of return are those of the API; without them nothing is promised', async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, everything, ({ options }) =>
    options.some(({ stock, quantity }) => stock && quantity > 0),
  );
  let sent = '"returnDays":14';
  await page.route('**/_payload/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"returnDays":\d+/, sent) });
  });
  const delivery = page.getByRole('region', { name: 'Lieferung und Rückgabe' });
  const follow = async (): Promise<void> => {
    await open(page, `${shop.origins.shop}/search/?q=${encodeURIComponent(product.nameWithoutBrand)}`);
    await page.locator(`main article a[href="${product.url}"]`).first().click();
    await expect(page).toHaveURL(`${shop.origins.shop}${product.url}`);
  };
  await follow();
  await expect(delivery).toContainText('14 Tage Rückgabe');
  sent = '"returns":14';
  await follow();
  await expect(delivery).toContainText('Werktagen');
  await expect(delivery).not.toContainText('Rückgabe');
});

test('the buttons of the zoom keep the focus at their limits', async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, everything, () => true);
  await open(page, `${shop.origins.shop}${product.url}`);
  await page.locator('[id="bild-1"] img').click();
  const dialog = page.getByRole('dialog');
  const larger = dialog.getByRole('button', { name: 'Größer' });
  const smaller = dialog.getByRole('button', { name: 'Kleiner' });
  await larger.focus();
  await page.keyboard.press('Enter');
  await expect(smaller).toHaveAttribute('aria-disabled', 'false');
  await smaller.focus();
  await page.keyboard.press('Enter');
  await expect(smaller).toHaveAttribute('aria-disabled', 'true');
  await expect(smaller).toBeFocused();

  // The right button does not drag, and a drag ends even if its `pointerup` was missed.
  const picture = dialog.locator('img');
  await larger.click();
  const moved = await picture.evaluate((image: HTMLElement) => {
    const point = (type: string, x: number, button: number, buttons: number): void => {
      const init = { bubbles: true, pointerId: 1, clientX: x, clientY: 300, button, buttons };
      image.dispatchEvent(new PointerEvent(type, init));
    };
    const before = image.style.transform;
    // Synthetic pointer events cannot be captured.
    const frame = image.closest('dialog')?.firstElementChild as HTMLElement;
    frame.setPointerCapture = () => {};
    point('pointerdown', 300, 2, 2);
    point('pointermove', 340, -1, 2);
    point('pointerdown', 300, 0, 1);
    point('pointermove', 360, -1, 0);
    return { before, after: image.style.transform };
  });
  expect(moved.after).toBe(moved.before);
});

test('without the code of the cart a product’s page says that it cannot be ordered now', async ({ page, shop }) => {
  const product = await findProduct(shop.origins.api, everything, ({ options }) => options.some(isBuyable));
  await page.route('**/mf-cart-wishlist/**/*.js', (route) => route.abort());
  await page.goto(`${shop.origins.shop}${product.url}`);
  await expect(page.getByText('Bestellen geht gerade nicht. Versuch es später noch einmal.')).toBeVisible();
  await page.unroute('**/mf-cart-wishlist/**/*.js');
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Bestellen geht gerade nicht')).toBeHidden();
});
