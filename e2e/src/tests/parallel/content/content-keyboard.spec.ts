import type { Page } from 'playwright/test';
import { desktop } from '../../../system/main-pages.ts';
import { follow, tabTo, type } from '../../../system/page-checks/keyboard.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';

test.use({ pictures: 'none', ...desktop });

const main = (page: Page) => page.locator('main');

test('with the keyboard alone a store is found by place and service, and an appointment with it is requested', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/shops/`);
  await hydrated(page);
  await type(page, page.getByRole('combobox', { name: 'Ort oder Postleitzahl' }), 'Linz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shops\/linz\/$/);
  const filter = page.getByRole('link', { name: /^Ski-Service, / });
  await follow(page, filter);
  await expect(page).toHaveURL(/service=ski-service$/);
  await expect(filter).toBeFocused();
  await follow(page, page.getByRole('region', { name: 'Filialen' }).getByRole('listitem').first().getByRole('link'));
  await expect(page).toHaveURL(/\/shop\/[a-z-]+\/\?service=ski-service$/);
  await arrived(page);

  const form = page.getByRole('region', { name: 'Termin anfragen' });
  await expect(form.getByLabel('Service')).toHaveValue('ski-service');
  // The day is missing: the summary leads to it.
  await follow(page, form.getByRole('button', { name: 'Termin anfragen' }));
  await expect(form.getByRole('alert')).toBeFocused();
  await follow(page, form.getByRole('link', { name: 'Wähle einen Tag.' }));
  await expect(form.getByLabel('Tag', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, form.getByLabel('Vormittag'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('12 bis 15 Uhr')).toBeChecked();
  await type(page, form.getByLabel('Name'), 'Anna Moser');
  await type(page, form.getByLabel('E-Mail-Adresse'), `tasten-${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Deine Anfrage ist da' })).toBeFocused();
  await follow(page, page.getByRole('button', { name: 'Noch einen Termin anfragen' }));
  await expect(form.getByLabel('Service')).toBeFocused();
});

test('with the keyboard alone a message is sent, and the newsletter is requested', async ({ page, shop }) => {
  await page.goto(`${shop.origins.shop}/services/kontakt/`);
  await hydrated(page);
  await tabTo(page, main(page).getByLabel('Thema'));
  await page.keyboard.press('ArrowDown');
  await type(page, main(page).getByLabel('Vor- und Nachname'), 'Anna Berger');
  await type(page, main(page).getByLabel('E-Mail-Adresse'), `tasten-kontakt-${Date.now()}@example.at`);
  await type(page, main(page).getByLabel('Nachricht'), 'Wo ist mein Paket?');
  await follow(page, main(page).getByRole('button', { name: 'Nachricht senden' }));
  await expect(main(page).getByRole('heading', { name: /^Deine Nachricht K-\d{6} ist da$/ })).toBeFocused();
  await follow(page, main(page).getByRole('button', { name: 'Noch eine Nachricht schreiben' }));
  await expect(main(page).getByLabel('Thema')).toBeFocused();

  await page.goto(`${shop.origins.shop}/services/newsletter/`);
  await hydrated(page);
  await type(page, main(page).getByLabel('E-Mail-Adresse'), `tasten-news-${Date.now()}@example.at`);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Schau in dein Postfach' })).toBeFocused();
  await follow(page, main(page).getByRole('button', { name: 'Andere Adresse eingeben' }));
  await expect(main(page).getByLabel('E-Mail-Adresse')).toBeFocused();
});

test('with the keyboard alone a store’s flyers are found, and one of them is opened and turned', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origins.shop}/werbung/`);
  await hydrated(page);
  await type(page, page.getByRole('textbox', { name: 'Ort oder Postleitzahl' }), 'Linz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flugblätter bei Linz');
  await arrived(page);
  const stores = page.getByRole('region', { name: 'Filialen bei Linz' });
  await follow(page, stores.getByRole('heading', { level: 3 }).first().getByRole('link'));
  await expect(page).toHaveURL(/\/werbung\/shop\/[a-z-]+\/$/);
  await arrived(page);
  await follow(page, main(page).getByRole('article').first().getByRole('link').first());
  await expect(page).toHaveURL(/\/werbung\/[a-z-]+\/$/);
  await arrived(page);
  await follow(page, page.getByRole('link', { name: 'Weiterblättern' }));
  await expect(page).toHaveURL(/\?seite=2$/);
});
