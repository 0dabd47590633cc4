import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none' });

test('a search says in the HTML and in the page which of its words found nothing, and what it shows instead', async ({
  page,
  shop,
}) => {
  const address = `${shop.origins.shop}/search/?q=goretex+jacke`;
  const note = 'Zu „goretex“ haben wir nichts gefunden. Das passt zu „jacke“:';
  expect(await (await fetch(address)).text()).toContain(note);
  await page.goto(address);
  await hydrated(page);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: 'haben wir nichts gefunden' });
  await expect(status).toBeVisible();
  await expect(status).toHaveText(note);

  // A search without anything to say takes the note away.
  await page.getByRole('combobox', { name: 'Suche' }).fill('jacke');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=jacke$/);
  await expect(status).toHaveCount(0);
});

test('stop words alone find nothing: the page says so and offers a way on (UX 15)', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/search/?q=f%C3%BCr`);
  await expect(page.getByRole('heading', { name: 'Nichts gefunden für „für“' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Von hier geht es weiter' }).getByRole('link').first(),
  ).toBeVisible();
});
