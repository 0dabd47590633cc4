import { beGuestWithTwoProducts, mainPages, open } from '../../../system/main-pages.ts';
import { expectPasteAndShownPasswords, fieldsIn } from '../../../system/page-checks/form-fields.ts';
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
    expect(await fieldsIn(page.locator('main'))).toEqual(fields[place.name]);

    await expectPasteAndShownPasswords(form);
  });
}
