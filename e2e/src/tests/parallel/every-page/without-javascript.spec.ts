import { browserName } from '../../../system/chromium.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.use({ javaScriptEnabled: false });

const price = /€\s?\d{1,3}(\.\d{3})*,\d{2}/;

async function html(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return response.text();
}

test('the HTML of home has title, description, content, links and prices', { tag: '@every-run' }, async ({ shop }) => {
  const text = await html(`${shop.origins.shop}/`);
  expect(text).toMatch(/<title>[^<]*Bergauf[^<]*<\/title>/);
  expect(text).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(text.match(/<h1\b/g)).toHaveLength(1);
  expect(text).toMatch(price);
  expect(text.match(/href="\/p\/[^"]+"/g)?.length).toBeGreaterThan(7);
  expect(text).toContain('application/ld+json');
});

test('the HTML of a list has its heading, 24 tiles with prices, facets and page links', { tag: '@every-run' }, async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(24);
  expect(await page.locator('main article').filter({ hasText: price }).count()).toBe(24);
  await expect(page.locator('a[rel="next"]').first()).toHaveAttribute('href', /page=2/);
});

test('the HTML of a product has name, price, sizes and structured data', { tag: '@every-run' }, async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/search/`);
  const href = await page.locator('main a[href^="/p/"]').first().getAttribute('href');
  const text = await html(`${shop.origins.shop}${href}`);
  expect(text).toMatch(price);
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) =>
    JSON.parse((match[1] ?? '').replace(/\\u003c/g, '<')),
  );
  expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
});

test('private pages have their title, and say that they need JavaScript', async ({ page, shop }) => {
  for (const [path, title] of [
    ['/warenkorb/', 'Warenkorb | Bergauf'],
    ['/wishlist/', 'Wunschliste | Bergauf'],
    ['/my-account/', 'Mein Konto | Bergauf'],
  ] as const) {
    await page.goto(`${shop.origins.shop}${path}`);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('braucht dein Browser JavaScript');
    await expect(page.getByText('Wird geladen', { exact: true })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu button shows the links of the menu, which close again and lead to lists', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/`);
    const links = page.getByRole('navigation', { name: 'Hauptmenü' });
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await expect(links.getByRole('link', { name: 'Damen' })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await page.getByRole('button', { name: 'Menü öffnen' }).tap();
    await links.getByRole('link', { name: 'Damen' }).tap();
    await expect(page).toHaveURL(/\/damen\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the choice of the sort has room for its value, beside the button that applies it', async ({ page, shop }) => {
    await page.goto(`${shop.origins.shop}/damen/schuhe/`);
    const sort = page.getByRole('combobox', { name: 'Sortieren' });
    expect((await sort.boundingBox())?.width).toBeGreaterThan(180);
    await sort.selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Sortieren' }).tap();
    await expect(page).toHaveURL(/sort=/);
  });
});

test('search is a plain form', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/`);
  await page.locator('form[action="/search/"] input[name="q"]').first().fill('  laufschuhe   damen ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('laufschuhe damen');
  expect(await page.locator('main article').count()).toBeGreaterThan(0);
});

test('facets are a plain form: choosing a colour leaves fewer articles and keeps the choice', {
  tag: '@every-run',
}, async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  const total = await articles(page.locator('main'));
  const box = page.locator('form input[type="checkbox"][name="filters"]:not(:disabled)').first();
  const id = await box.getAttribute('value');
  await box.check();
  await page.getByRole('button', { name: 'Anwenden', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`filters=${id}`));
  await expect(page.locator(`input[name="filters"][value="${id}"]`).first()).toBeChecked();
  expect(await articles(page.locator('main'))).toBeLessThan(total);
});

test('further values of a filter group load on demand, and keep the current choice', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/`);
  const brands = page.getByRole('group', { name: 'Marke' }).getByRole('checkbox');
  await expect(brands).toHaveCount(8);
  await brands.first().check();
  await page
    .getByRole('group', { name: 'Marke' })
    .getByRole('button', { name: /weitere$/ })
    .click();
  await expect(page).toHaveURL(/filters=\d+/);
  expect(await brands.count()).toBeGreaterThan(40);
  await expect(brands.first()).toBeChecked();
});

test('an address without its closing slash redirects to the one with it', { tag: '@every-run' }, async ({ shop }) => {
  const response = await fetch(`${shop.origins.shop}/search?q=ski`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/search/?q=ski');
});

test('an unknown product is a 404 with the specified message', { tag: '@every-run' }, async ({ shop }) => {
  const response = await fetch(`${shop.origins.shop}/p/gibt-es-nicht/`, { headers: { 'user-agent': browserName } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found: /p/gibt-es-nicht/');
});

async function articles(main: import('playwright/test').Locator): Promise<number> {
  const text = (await main.textContent()) ?? '';
  return Number(/([\d.]+)\s*Artikel/.exec(text)?.[1]?.replace('.', '') ?? Number.NaN);
}

test('a page of the account says that it needs script, and does not seem to load', { tag: '@every-run' }, async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/my-account/orders/`);
  const main = page.locator('main');
  await expect(main.locator('noscript h1')).toBeVisible();
  await expect(main.locator('.skeleton')).toHaveCount(3);
  await expect(main.locator('.skeleton:visible')).toHaveCount(0);
});
