import { randomBytes } from 'node:crypto';
import { findStocked } from '../../../system/catalogue.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { linkIn, mailTo } from '../../../system/shoppers/mailbox.ts';
import { customerIn, placeOrder } from '../../../system/shoppers/orders.ts';

test('an account in English: refusals, consent, the email and its link, a second email, login, a cancelled order', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(90_000);
  const { shop: origin, api } = shop.origins;
  const who = randomBytes(5).toString('hex');
  const [email, password] = [`${who}@example.at`, `Uphill-${who}`];
  const main = page.locator('main');
  const h1 = main.getByRole('heading', { level: 1 });

  await test.step('what is missing is said in English, in the title too', async () => {
    await page.goto(`${origin}/en/register/`);
    await hydrated(page);
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveTitle(/^Error: Create an account/);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link', { name: 'Enter your first name.' })).toBeVisible();
    expect(await summary.textContent()).not.toMatch(/\b(Gib|deine|Stimme)\b/);
  });

  await test.step('the consent links terms and privacy; the page stays open beside them', async () => {
    const consent = main
      .locator('label, fieldset, div')
      .filter({ has: page.getByRole('checkbox') })
      .last();
    const links = consent.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/en/static/agb/',
      '/en/static/datenschutz/',
    ]);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  });

  await test.step('registers; an unknown link offers the email again, and sends it', async () => {
    await page.getByLabel('First name').fill('Toni');
    await page.getByLabel('Last name').fill('Steiger');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${origin}/en/my-account/`);
    await page.goto(`${origin}/en/doi/thankyou/${'a'.repeat(43)}/`);
    await expect(h1).toHaveText('This link is no longer valid');
    const before = await mailTo(api, email, /./);
    await main.getByRole('button', { name: 'Send the email again' }).click();
    await expect(main.getByText('If there is still something to confirm,')).toBeVisible();
    await expect.poll(async () => (await mailTo(api, email, /./)).id).toBeGreaterThan(before.id);
  });

  await test.step('the link of the email leads to the English page and confirms', async () => {
    const mail = await mailTo(api, email, /^Please confirm your email address$/);
    const link = linkIn(mail, origin, '/en/doi/thankyou/');
    await page.goto(link);
    await main.getByRole('button', { name: 'Confirm address' }).click();
    await expect(h1).toHaveText('Thank you');
    await main.getByRole('link', { name: 'To my account' }).click();
    await expect(page).toHaveURL(`${origin}/en/my-account/`);
  });

  await test.step('an order is cancelled', async () => {
    const [product] = await findStocked(api, 1, 12);
    if (!product) throw new Error('The catalogue has no product with many pieces');
    const { uuid } = await placeOrder(api, await customerIn(context), product.option.id);
    await page.goto(`${origin}/en/my-account/order-details/${uuid}/`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(main.getByText('Your order is cancelled.')).toBeVisible();
    await expect(main.locator('[data-order-state="cancelled"]')).toHaveText(/Cancelled/);
  });

  await test.step('a wrong password is refused in English', async () => {
    await context.clearCookies();
    await page.goto(`${origin}/en/login/?weiter=%2Fwishlist%2F`);
    await hydrated(page);
    const logIn = async (word: string): Promise<void> => {
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(word);
      await main.getByRole('button', { name: 'Sign in' }).click();
    };
    await logIn('something else');
    await expect(page.getByRole('alert')).toContainText('This email address and this password do not match.');
    await logIn(password);
    await expect(page).toHaveURL(`${origin}/en/wishlist/`);
  });
});
