import type { Page } from 'playwright/test';
import { expectPasteAndShownPasswords, fieldsIn } from '../../../system/page-checks/form-fields.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';

test.use({ pictures: 'none' });

type TestedForm = {
  path: string;
  /** Label of the submit button. */
  submit: string;
  fields: Record<string, string>;
  open?(page: Page): Promise<void>;
};

/** `forms.spec` covers the forms of login and registration. */
const ofGuests: TestedForm[] = [
  { path: '/forgot-password/', submit: 'Link anfordern', fields: { email: 'username' } },
  {
    path: `/reset-password/?token=${'x'.repeat(43)}`,
    submit: 'Passwort speichern',
    fields: { newPassword: 'new-password' },
  },
  { path: '/bestellung/', submit: 'Bestellung suchen', fields: { number: 'off', email: 'email' } },
];

const ofCustomers: TestedForm[] = [
  {
    path: '/my-account/account-details/',
    submit: 'Speichern',
    fields: {
      email: 'email',
      firstName: 'given-name',
      lastName: 'family-name',
      phone: 'tel',
      birthday: 'bday',
    },
  },
  {
    path: '/my-account/account-details/',
    submit: 'Neue Adresse bestätigen',
    fields: { email: 'email', password: 'current-password' },
  },
  {
    path: '/my-account/account-details/',
    submit: 'Passwort ändern',
    fields: {
      oldPassword: 'current-password',
      newPassword: 'new-password',
      newPassword_confirmation: 'new-password',
    },
  },
  {
    path: '/my-account/account-details/',
    submit: 'Löschung bestätigen',
    fields: { password: 'current-password' },
    open: (page) => page.getByRole('button', { name: 'Konto löschen' }).click(),
  },
  {
    path: '/my-account/delivery-address/',
    submit: 'Adresse speichern',
    fields: {
      deliveryType: '',
      firstname: 'given-name',
      lastname: 'family-name',
      street: 'address-line1',
      streetNo: 'off',
      postal: 'postal-code',
      city: 'address-level2',
      countryId: 'country',
    },
    open: (page) => page.getByRole('button', { name: 'Adresse hinzufügen' }).click(),
  },
];

async function check(page: Page, { submit, fields, open }: TestedForm): Promise<void> {
  await test.step(submit, async () => {
    await open?.(page);
    const form = page.locator('main form').filter({ has: page.getByRole('button', { name: submit, exact: true }) });
    await expect(form).toHaveCount(1);
    await expect(form).toHaveAttribute('method', 'post');
    expect.soft(await fieldsIn(form)).toEqual(fields);
    await expectPasteAndShownPasswords(form);
  });
}

test('the forms of guests: one form a task, whose fields name their content and take pasted text; passwords can be shown (UX 23)', async ({
  page,
  shop,
}) => {
  for (const tested of ofGuests) {
    await page.goto(`${shop.origins.shop}${tested.path}`);
    await hydrated(page, 'mf-account');
    await expect(page.locator('main form')).toHaveCount(1);
    await check(page, tested);
  }
});

test('the forms of customers: one form a task, whose fields name their content and take pasted text; passwords can be shown (UX 23)', async ({
  page,
  context,
  shop,
}) => {
  await beSignedIn(context, await createAccount(shop.origins.api));
  for (const tested of ofCustomers) {
    const url = `${shop.origins.shop}${tested.path}`;
    if (page.url() !== url) {
      await page.goto(url);
      await hydrated(page, 'mf-account');
    }
    await check(page, tested);
  }
});

test('an address: its number in the field of the street, as browsers fill it in; deleted in another tab, it is saved as a new one', async ({
  page,
  context,
  shop,
}) => {
  await beSignedIn(context, await createAccount(shop.origins.api));
  await page.goto(`${shop.origins.shop}/my-account/delivery-address/`);
  await hydrated(page, 'mf-account');
  await page.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  await page.getByLabel('Straße').fill('Hauptplatz 3a');
  await page.getByLabel('Postleitzahl').fill('6020');
  await page.getByLabel('Ort').fill('Innsbruck');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByText('Hauptplatz 3a')).toBeVisible();

  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await expect(page.getByLabel('Straße')).toHaveValue('Hauptplatz');
  await expect(page.getByLabel('Hausnummer')).toHaveValue('3a');
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other, 'mf-account');
  await other.getByRole('button', { name: 'Löschen' }).click();
  await other.getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(other.getByText('Noch keine Adresse gespeichert')).toBeVisible();
  await page.getByLabel('Straße').fill('Nordkettenweg');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await expect(page.getByText('Die Adresse ist gespeichert.')).toBeVisible();
  await expect(page.getByText('Nordkettenweg 3a')).toBeVisible();
});
