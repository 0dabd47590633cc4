import type { Locator, Page } from 'playwright/test';

/** The form values of a guest; `fillIn` types them, and `typed` reads the current ones. */
export const guestAddress = {
  email: 'gast@example.at',
  firstname: 'Toni',
  lastname: 'Gast',
  street: 'Hauptplatz',
  streetNo: '3',
  postal: '8010',
  city: 'Graz',
} as const;

export async function fillIn(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(guestAddress)) await page.locator(`[name="${name}"]`).fill(text);
}

export async function typed(page: Page): Promise<Record<string, string>> {
  const entries = Object.keys(guestAddress).map(
    async (name) => [name, await page.locator(`[name="${name}"]`).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export const orderButton = (page: Page): Locator => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
/** The price beside the order button. */
export const totalOf = (page: Page): Locator => page.locator('[data-sum="total"]');
