import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright/test';
import { findStocked } from '../../../system/catalogue.ts';
import { noisePicture } from '../../../system/services/noise-picture.ts';
import { arrived, expect, hydrated, test } from '../../../system/shop-page.ts';
import { guestAddress, orderButton } from '../../../system/shoppers/checkout-page.ts';
import { badge } from '../../../system/shoppers/guest-cart.ts';
import { logInHere } from '../../../system/shoppers/log-in.ts';
import { linkIn, mailTo } from '../../../system/shoppers/mailbox.ts';
import { customerIn, moveOrder, placeOrder } from '../../../system/shoppers/orders.ts';

const main = (page: Page) => page.locator('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name });

test('the whole life of an account: registration, confirmation, orders, return, address, password, deletion', async ({
  page,
  context,
  browser,
  shop,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { shop: origin, api } = shop.origins;
  const who = randomBytes(5).toString('hex');
  const email = `${who}@beispiel.at`;
  const password = `Steil-hinauf-${who}`;

  await test.step('registers, and is asked to confirm the address', async () => {
    await page.goto(`${origin}/register/`);
    await hydrated(page);
    await page.getByLabel('Vorname').fill('Toni');
    await page.getByLabel('Nachname').fill('Steiger');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await main(page).getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(heading(page, 'Servus, Toni')).toBeVisible();
    await expect(page.getByText('Deine E-Mail-Adresse ist noch nicht bestätigt.')).toBeVisible();
    await page.getByRole('button', { name: 'E-Mail noch einmal schicken' }).click();
    await expect(page.getByText('Die E-Mail ist unterwegs.')).toBeVisible();
  });

  await test.step('confirms the address with the link in the email', async () => {
    const mail = await mailTo(api, email, /^Bitte bestätige deine E-Mail-Adresse$/);
    await page.goto(linkIn(mail, origin, '/doi/thankyou/'));
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(heading(page, 'Danke')).toBeVisible();
    await page.goto(`${origin}/my-account/`);
    await expect(heading(page, 'Servus, Toni')).toBeVisible();
    await expect(page.getByText('Deine E-Mail-Adresse ist noch nicht bestätigt.')).toBeHidden();
    await expect(page.getByText('Du hast noch nichts bestellt.')).toBeVisible();
  });

  const [product] = await findStocked(api, 1, 12);
  if (!product) throw new Error('The catalogue has no product with many pieces');
  const kept = { number: '', uuid: '' };

  await test.step('orders two pieces: from the list over product, cart and checkout, back to the account', async () => {
    await page.getByRole('link', { name: 'Zum Sortiment' }).click();
    await main(page).locator(`a[href="${product.url}"]`).first().click();
    await expect(page).toHaveURL(`${origin}${product.url}`);
    const size = main(page).locator('[aria-labelledby="groesse"]').getByRole('button', { name: product.option.title });
    await size.first().click();
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Warenkorb ansehen' }).click();
    await expect(page).toHaveURL(`${origin}/warenkorb/`);
    await main(page)
      .getByRole('button', { name: /^Ein Stück mehr/ })
      .click();
    await expect(badge(page)).toHaveAccessibleName('Warenkorb, 2 Artikel');
    await main(page).getByRole('link', { name: 'Zur Kassa' }).click();
    await page.getByText('Nach Hause').click();
    const { email: _, ...address } = guestAddress;
    for (const [name, text] of Object.entries(address)) await page.locator(`[name="${name}"]`).fill(text);
    await orderButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, deine Bestellung ist da');
    await expect(main(page)).toContainText(`Die Bestätigung geht an ${email}.`);
    kept.number =
      (await main(page)
        .getByText(/^BG-\d+$/)
        .textContent()) ?? '';
    await page.getByRole('link', { name: 'Zum Konto' }).click();
    const link = page.getByRole('region', { name: 'Letzte Bestellung' }).getByRole('link', { name: kept.number });
    await expect(link).toBeVisible();
    kept.uuid = (await link.getAttribute('href'))?.split('/').at(-2) ?? '';
    await expect(badge(page)).toHaveAccessibleName(/^Warenkorb(, leer|, 0 Artikel)?$/);
  });

  // The second one as the checkout sends it.
  const dropped = await placeOrder(api, await customerIn(context), product.option.id);

  await test.step('cancels one of two orders while it is not packed, after a question', async () => {
    await page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name: 'Bestellungen' }).click();
    await expect(main(page).getByText('2 Bestellungen')).toBeVisible();
    await page.getByRole('link', { name: `Bestellung ${dropped.number}` }).click();
    await expect(heading(page, `Bestellung ${dropped.number}`)).toBeFocused();
    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await expect(page.getByRole('heading', { name: 'Möchtest du die ganze Bestellung stornieren?' })).toBeFocused();
    await page.getByRole('button', { name: 'Nein, behalten' }).click();
    await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toBeFocused();
    await page.getByRole('button', { name: 'Bestellung stornieren' }).click();
    await page.getByRole('button', { name: 'Ja, stornieren' }).click();
    await expect(page.getByText('Deine Bestellung ist storniert.')).toBeVisible();
    await expect(main(page).locator('[data-order-state="cancelled"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bestellung stornieren' })).toBeHidden();
  });

  await test.step('filters the list by state; the address keeps it', async () => {
    await page.goBack();
    await page
      .getByRole('navigation', { name: 'Nach Stand filtern' })
      .getByRole('link', { name: /Storniert/ })
      .click();
    await expect(page).toHaveURL(`${origin}/my-account/orders/?state=cancelled`);
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('link', { name: `Bestellung ${dropped.number}` })).toBeVisible();
  });

  await test.step('a guest finds the order by number and e-mail address, and by nothing else', async () => {
    const guest = await browser.newContext();
    const other = await guest.newPage();
    await other.goto(`${origin}/bestellung/`);
    await hydrated(other);
    await other.getByLabel('Bestellnummer').fill(kept.number.toLowerCase());
    await other.getByLabel('E-Mail-Adresse der Bestellung').fill('jemand@beispiel.at');
    await other.getByRole('button', { name: 'Bestellung suchen' }).click();
    await expect(other.getByRole('alert')).toContainText('finden wir keine Bestellung');
    await other.getByLabel('E-Mail-Adresse der Bestellung').fill(email);
    await other.getByRole('button', { name: 'Bestellung suchen' }).click();
    await expect(heading(other, `Bestellung ${kept.number}`)).toBeFocused();
    await expect(other).toHaveTitle(`Bestellung ${kept.number} | Bergauf`);
    await expect(other.getByRole('button', { name: 'Noch einmal bestellen' })).toBeHidden();
    await other.getByRole('button', { name: 'Andere Bestellung suchen' }).click();
    await expect(heading(other, 'Bestellung finden')).toBeFocused();
    await other
      .getByRole('link', { name: /^Bergauf/ })
      .first()
      .click();
    await arrived(other);
    await expect(other).toHaveTitle(/^Bergauf/);
    await guest.close();
  });

  await test.step('returns one of two pieces of the delivered order, with a reason', async () => {
    await moveOrder(api, kept.number, ['packed', 'shipped', 'delivered']);
    await test.step('a guest is led from the order to the withdrawal form, which names it', async () => {
      const guest = await browser.newContext();
      const other = await guest.newPage();
      await other.goto(`${origin}/bestellung/`);
      await hydrated(other);
      await other.getByLabel('Bestellnummer').fill(kept.number);
      await other.getByLabel('E-Mail-Adresse der Bestellung').fill(email);
      await other.getByRole('button', { name: 'Bestellung suchen' }).click();
      await expect(main(other)).toContainText(/Rückgabe möglich bis \d+\.\s/);
      await other.getByRole('link', { name: 'Artikel zurückgeben' }).click();
      await expect(other).toHaveURL(`${origin}/static/widerruf/?bestellung=${kept.number}`);
      await expect(other.getByLabel('Bestellnummer')).toHaveValue(kept.number);
      await other.reload();
      await expect(other.getByLabel('Bestellnummer')).toHaveValue(kept.number);
      await guest.close();
    });
    await page.goto(`${origin}/my-account/order-details/${kept.uuid}/`);
    await page.getByRole('button', { name: 'Artikel zurückgeben' }).click();
    await page.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Stück').selectOption('1');
    await page.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Wähl einen Grund aus.' }).click();
    await expect(page.getByLabel('Grund')).toBeFocused();
    await page.getByLabel('Grund').selectOption('too-small');
    await page.getByRole('button', { name: 'Rückgabe anmelden' }).click();
    await expect(page.getByText('Deine Rückgabe ist angemeldet.')).toBeVisible();
    await expect(page.getByText('Rückgabe angemeldet: 1 Stück')).toBeVisible();
    await expect(main(page)).toContainText('in ein Paket und schick es uns, oder bring sie in eine Filiale;');
    const now = main(page).locator('[data-order-state="returned"]');
    await expect(now).toBeVisible();
    // On a phone the text is much higher than the area to which its picture can be cropped.
    const wide = page.viewportSize() ?? { width: 1440, height: 900 };
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await now.boundingBox())?.height).toBeGreaterThan(200);
    expect((await now.locator('svg').first().boundingBox())?.height).toBeLessThanOrEqual(160);
    await page.setViewportSize(wide);
  });

  await test.step('orders it again: the cart in the header follows', async () => {
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
    await expect(page.getByText('2 Artikel liegen in deinem Warenkorb.')).toBeVisible();
    await expect(badge(page)).toContainText('2');
  });

  await test.step('saves addresses, changes the default, and deletes one', async () => {
    await page.goto(`${origin}/my-account/delivery-address/`);
    for (const [street, postal, city] of [
      ['Nordkette', '6020', 'Innsbruck'],
      ['Hauptplatz', '8010', 'Graz'],
    ] as const) {
      await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
      await expect(page.getByLabel('Vorname')).toHaveValue('Toni');
      await page.getByLabel('Straße').fill(street);
      await page.getByLabel('Hausnummer').fill('1');
      await page.getByLabel('Postleitzahl').fill('99');
      await page.getByLabel('Ort', { exact: true }).fill(city);
      await page.getByRole('button', { name: 'Adresse speichern' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await page.getByLabel('Postleitzahl').fill(postal);
      await page.getByRole('button', { name: 'Adresse speichern' }).click();
      await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();
    }
    const cards = main(page).getByRole('article');
    await expect(cards.first()).toContainText('Nordkette 1');
    await page.getByRole('button', { name: 'Adresse Hauptplatz 1 als Standard verwenden' }).click();
    await expect(cards.first()).toContainText('Hauptplatz 1');
    await expect(cards.first()).toContainText('Standardadresse');
    await page.getByRole('button', { name: 'Adresse Hauptplatz 1 löschen' }).click();
    await page.getByRole('button', { name: 'Ja, löschen' }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Standardadresse');
  });

  await test.step('chooses a drawn picture, then a photo of their own', async () => {
    await page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name: 'Persönliche Daten' }).click();
    const panel = page.getByRole('region', { name: 'Dein Bild' });
    await panel.getByRole('group').getByRole('button').nth(2).click();
    await expect(panel.getByText('Dein Bild ist gespeichert.')).toBeVisible();
    await expect(panel.getByRole('group').getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
    // Larger than the limit for `keepalive` requests.
    const photo = { name: 'ich.png', mimeType: 'image/png', buffer: noisePicture(300) };
    await panel.getByLabel('Eigenes Foto hochladen').setInputFiles(photo);
    await expect(panel.locator('img').first()).toHaveAttribute('src', /\.webp$/);
    await expect
      .poll(() =>
        panel
          .locator('img')
          .first()
          .evaluate((it: HTMLImageElement) => it.naturalWidth),
      )
      .toBe(256);
  });

  await test.step('changes the name: the copy is updated everywhere, without a new load', async () => {
    const save = page.getByRole('button', { name: 'Speichern' });
    await expect(save).toBeDisabled();
    await expect(page.getByLabel('E-Mail-Adresse', { exact: true })).toBeDisabled();
    let loads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/v1/user/') loads += 1;
    });
    await page.getByLabel('Vorname').fill('Antonia');
    await page.getByLabel('Frau').check();
    await save.click();
    await expect(page.getByText('Deine Daten sind gespeichert.')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('banner').getByRole('link', { name: 'Mein Konto' }).click();
    await expect(page.getByRole('dialog', { name: 'Mein Konto' })).toContainText('Servus, Antonia');
    await page.keyboard.press('Escape');
    expect(loads).toBe(0);
  });

  await test.step('changes the password: other devices are signed out, other tabs here are not', async () => {
    const elsewhere = await browser.newContext();
    const device = await elsewhere.newPage();
    await device.goto(`${origin}/login/?weiter=/my-account/orders/`);
    await logInHere(device, { email, password });
    await expect(heading(device, 'Bestellungen')).toBeVisible();
    const tab = await context.newPage();
    await tab.goto(`${origin}/my-account/`);
    await expect(heading(tab, 'Servus, Antonia')).toBeVisible();

    // The list is as old as the page.
    await page.reload();
    await hydrated(page);
    const signOut = page.getByRole('listitem').getByRole('button', { name: /abmelden$/ });
    await expect(signOut).not.toHaveCount(0);

    const submit = page.getByRole('button', { name: 'Passwort ändern' });
    await page.getByLabel('Bisheriges Passwort').fill('falsch');
    await page.getByLabel('Neues Passwort', { exact: true }).fill(`${password}-neu`);
    await expect(submit).toBeDisabled();
    const repeated = page.getByLabel('Neues Passwort noch einmal');
    await repeated.fill(password);
    await repeated.blur();
    await expect(submit).toBeDisabled();
    await expect(repeated).toHaveAccessibleDescription('Die beiden Passwörter sind nicht gleich.');
    await repeated.fill(`${password}-neu`);
    await submit.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByLabel('Bisheriges Passwort').fill(password);
    await submit.click();
    await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
    await expect(signOut).toHaveCount(0);

    await tab.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link', { name: 'Bestellungen' }).click();
    await expect(heading(tab, 'Bestellungen')).toBeVisible();
    // A new page load: account data of the last two seconds would be used again (SPEC 6).
    await device.reload();
    await expect(device).toHaveURL(`${origin}/`);
    await expect(device.getByText('Deine Anmeldung ist abgelaufen.')).toBeVisible();
    await elsewhere.close();
    await tab.close();
  });

  await test.step('deletes the account with the password; home says until when, and a login keeps the account', async () => {
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    const submit = page.getByRole('button', { name: 'Löschung bestätigen' });
    const panel = page.getByRole('region', { name: 'Konto löschen' });
    // The form for the name is refused too: the title says once that something is wrong, as long as something is.
    await page.getByLabel('Vorname').fill('');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await panel.getByLabel('Passwort', { exact: true }).fill(password);
    await submit.click();
    await expect(panel.getByRole('alert')).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: (?!Fehler)/);
    await panel.getByLabel('Passwort', { exact: true }).fill(`${password}-neu`);
    await submit.click();
    await expect(page).toHaveURL(`${origin}/`);
    expect((await customerIn(context)).token).toBe('');
    // 14 calendar days, as the server counts them: where the clocks change, 14 times 24 hours can end on the day before or after.
    const day = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vienna' }));
    day.setUTCDate(day.getUTCDate() + 14);
    const until = day.toLocaleDateString('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' });
    const notice = page.getByRole('status').filter({ hasText: `Dein Konto wird am ${until} gelöscht.` });
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: 'Konto behalten' }).click();
    await expect(page).toHaveURL(`${origin}/login/`);
    await logInHere(page, { email, password: `${password}-neu` });
    // Shown once, before the page that the shopper wanted.
    await expect(heading(page, 'Dein Konto bleibt bestehen')).toBeFocused();
    await expect(main(page)).toContainText('Weil du dich wieder angemeldet hast, löschen wir es nicht.');
    await main(page).getByRole('link', { name: 'Weiter' }).click();
    await expect(heading(page, 'Servus, Antonia')).toBeVisible();
    await page.goto(`${origin}/login/`);
    await expect(heading(page, 'Servus, Antonia')).toBeVisible();
  });

  // Refusals are logged by the browser; nothing else may be.
  expect(complaints.console.filter((line) => !/status of (403|404|409|422)/.test(line))).toEqual([]);
  expect(complaints.csp).toEqual([]);
});
