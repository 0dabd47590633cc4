import type { Page } from 'playwright/test';
import { beGuestWithTwoProducts, mainPages, open } from '../../../system/main-pages.ts';
import { expect, test } from '../../../system/shop-page.ts';

/** The value of `autocomplete` for each field, by its name. A house number and a list of stores have none of their own. */
const fields: Record<string, Record<string, string>> = {
  login: { email: 'username', password: 'current-password' },
  registration: {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    password: 'new-password',
    birthday: 'bday',
    phone: 'tel',
    'address.street': 'address-line1',
    'address.streetNo': 'off',
    'address.postal': 'postal-code',
    'address.city': 'address-level2',
    'address.countryId': 'country',
  },
  checkout: {
    email: 'email',
    firstname: 'shipping given-name',
    lastname: 'shipping family-name',
    street: 'shipping address-line1',
    streetNo: 'off',
    postal: 'shipping postal-code',
    city: 'shipping address-level2',
    countryId: 'shipping country',
    storeSysname: '',
  },
};

const pasted = 'Steil-hinauf 8010';

for (const place of mainPages.filter(({ name }) => name in fields)) {
  test(`${place.name}: one form, whose fields name their content and take pasted text; passwords can be shown (UX 23)`, async ({
    page,
    context,
    shop,
  }) => {
    await open(page, place, shop, await beGuestWithTwoProducts(context, shop));
    const form = page.locator('main form');
    await expect(form).toHaveCount(1);
    expect(await place.mainButton(page).evaluate((button: HTMLButtonElement) => button.form?.method)).toBe('post');
    expect(await fieldsIn(page)).toEqual(fields[place.name]);

    const typed = form.locator('input:is([type="text"], [type="email"], [type="password"], :not([type])):visible');
    await typed.first().fill(pasted);
    await typed.first().press('ControlOrMeta+A');
    await typed.first().press('ControlOrMeta+X');
    for (const field of await typed.all()) {
      await field.press('ControlOrMeta+V');
      await expect(field).toHaveValue(pasted);
    }

    for (const password of await form.locator('[type="password"]').all()) {
      const id = await password.getAttribute('id');
      const field = page.locator(`[id="${id}"]`);
      await page.getByRole('button', { name: 'Passwort Anzeigen' }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue(pasted);
      await page.getByRole('button', { name: 'Passwort Verbergen' }).click();
      await expect(field).toHaveAttribute('type', 'password');
    }
  });
}

/** Name and `autocomplete` of every field for text in the page's content, also of those that a choice hides. */
function fieldsIn(page: Page): Promise<Record<string, string>> {
  const texts = 'main :is(input, select, textarea):not([type="hidden"], [type="radio"], [type="checkbox"])';
  return page
    .locator(texts)
    .evaluateAll((all) =>
      Object.fromEntries(all.map((one) => [one.getAttribute('name'), (one as HTMLInputElement).autocomplete])),
    );
}
