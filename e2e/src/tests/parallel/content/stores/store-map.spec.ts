import type { Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Karte der Filialen' });
const marker = (page: Page) => map(page).getByRole('link', { name: '1 Bergauf Linz', exact: true });
const viewOf = (page: Page) => map(page).getAttribute('data-view');

async function openMap(page: Page, shop: string, place = 'linz'): Promise<void> {
  await page.goto(`${shop}/shops/${place}/`);
  await hydrated(page);
  await expect(map(page)).not.toHaveAttribute('data-zoom');
}

test.use(desktop);

for (const { name, key } of [
  { name: 'leaves the view', key: 'ArrowRight' },
  { name: 'becomes part of another', key: '0' },
]) {
  test(`the focus stays in the map, whose keys go on, where a marker ${name}`, async ({ page, shop }) => {
    await openMap(page, shop.origins.shop);
    await marker(page).focus();
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(marker(page)).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(map(page)).toBeFocused();
    await expect(map(page).locator('[data-active]')).toHaveCount(0);
    const before = await viewOf(page);
    await page.keyboard.press('+');
    await expect.poll(() => viewOf(page)).not.toBe(before);
  });
}

test('a mouse whose button was released unnoticed no longer moves the map', async ({ page, shop }) => {
  await openMap(page, shop.origins.shop);
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + 120];
  const before = await viewOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  const moveBy = (pixels: number, buttons: number) =>
    map(page).dispatchEvent('pointermove', {
      pointerId: 1,
      pointerType: 'mouse',
      buttons,
      clientX: x + pixels,
      clientY: y,
    });
  await moveBy(40, 0);
  await moveBy(80, 1);
  // What comes after it has been drawn as well.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await viewOf(page)).toBe(before);
  await page.mouse.up();
});

test('on phones stores that are close to each other have links of their own at the deepest zoom', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMap(page, shop.origins.shop, 'salzburg');
  // No closer view could tell these two apart.
  const cluster = map(page).getByRole('button', { name: /Salzburg/ });
  await expect(async () => {
    await cluster.press('Enter', { timeout: 500 });
    await expect(cluster).toHaveCount(0, { timeout: 100 });
  }).toPass({ timeout: 20_000 });
  for (const store of ['Salzburg Altstadt', 'Salzburg Lehen'])
    await expect(map(page).getByRole('link', { name: store })).toBeVisible();
  // Markers that are close to each other cover parts of each other's target; its own size is that of its box (UX 27).
  const boxes = await map(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThan(43.9);
});

test('a question for the position that the browser never answers can be asked again, and is answered once', async ({
  page,
  shop,
}) => {
  // As Firefox does where the shopper closes its question.
  await page.addInitScript(() => {
    const questions: PositionCallback[] = [];
    Object.assign(globalThis, { questions });
    navigator.geolocation.getCurrentPosition = (found) => void questions.push(found);
  });
  await page.clock.install();
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  const ask = page.getByRole('button', { name: 'Meinen Standort verwenden' });
  await ask.click();
  await expect(page.getByRole('button', { name: 'Standort wird bestimmt …' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true');
  await ask.click();
  await page.evaluate(() => {
    const { questions } = globalThis as unknown as { questions: PositionCallback[] };
    const at = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition;
    expectTwo(questions)[0](at(48.2, 16.37));
    expectTwo(questions)[1](at(47.268_43, 11.393_29));
    function expectTwo([first, second, ...others]: PositionCallback[]): [PositionCallback, PositionCallback] {
      if (!first || !second || others.length > 0) throw new Error('The position was not asked for twice');
      return [first, second];
    }
  });
  await expect(page).toHaveURL(/\/shops\/47\.27,11\.39\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shops\/$/);
});
