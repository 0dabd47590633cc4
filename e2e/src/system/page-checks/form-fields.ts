import type { Locator } from 'playwright/test';
import { expect } from '../shop-page.ts';

const pasted = 'Steil-hinauf 8010';

/** Name and `autocomplete` of every text field in a container, including those hidden by a choice. */
export function fieldsIn(place: Locator): Promise<Record<string, string>> {
  return place
    .locator(':is(input, select, textarea):not([type="hidden"], [type="radio"], [type="checkbox"])')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((one) => [one.getAttribute('name'), (one as HTMLInputElement).autocomplete])),
    );
}

/** UX 23: every text field of a form allows pasting, and each password has a button that shows and hides it. */
export async function expectPasteAndShownPasswords(form: Locator): Promise<void> {
  const typed = form.locator(
    'input:is([type="text"], [type="email"], [type="password"], :not([type])):visible:enabled',
  );
  await typed.first().fill(pasted);
  await typed.first().press('ControlOrMeta+A');
  await typed.first().press('ControlOrMeta+X');
  for (const field of await typed.all()) {
    await field.press('ControlOrMeta+A');
    await field.press('ControlOrMeta+V');
    await expect(field).toHaveValue(pasted);
  }
  for (const password of await form.locator('[type="password"]').all()) {
    const id = await password.getAttribute('id');
    const field = form.page().locator(`[id="${id}"]`);
    const toggle = form.page().locator(`button[aria-controls="${id}"]`);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(/ Verbergen$/);
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue(pasted);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName(/ Anzeigen$/);
    await expect(field).toHaveAttribute('type', 'password');
  }
}
