import { randomBytes } from 'node:crypto';
import { cutOffApi, expect, hydrated, test } from '../../../system/shop-page.ts';
import { createAccount } from '../../../system/shoppers/account.ts';
import { beSignedIn } from '../../../system/shoppers/log-in.ts';
import { linkIn, mailTo } from '../../../system/shoppers/mailbox.ts';

test.use({ pictures: 'none' });

test('the newsletter of an account: ordered, confirmed by email, sent to another address, ended', async ({
  page,
  context,
  shop,
}) => {
  const { shop: origin, api } = shop.origins;
  const account = await createAccount(api);
  const other = `${randomBytes(5).toString('hex')}@beispiel.at`;
  await beSignedIn(context, account);
  const panel = page.locator('main').getByRole('region', { name: 'Newsletter' });
  const open = async (): Promise<void> => {
    await page.goto(`${origin}/my-account/account-details/`);
    await hydrated(page, 'mf-account');
  };
  const confirm = async (address: string): Promise<void> => {
    await page.goto(linkIn(await mailTo(api, address, /Newsletter/), origin, '/doi/thankyou/'));
    await page.locator('main').getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText('Danke');
    await open();
  };

  await open();
  await panel.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    `Wir haben dir eine E-Mail an ${account.email} geschickt. Bestätige darin die Adresse.`,
  );
  // An unconfirmed address gets no newsletter, so there is none to end.
  await expect(panel.getByRole('button', { name: 'Newsletter abbestellen' })).toHaveCount(0);
  await confirm(account.email);
  await expect(panel).toContainText(`Unser Newsletter geht an ${account.email}.`);

  const change = panel.getByRole('button', { name: 'Adresse ändern' });
  await expect(change).toBeDisabled();
  await panel.getByLabel('E-Mail-Adresse für den Newsletter').fill(other);
  await change.click();
  await expect(panel.getByRole('status')).toContainText(other);
  // The old address gets it until the new one is confirmed.
  await expect(panel).toContainText(`Unser Newsletter geht an ${account.email}.`);
  await confirm(other);
  await expect(panel).toContainText(`Unser Newsletter geht an ${other}.`);

  const end = panel.getByRole('button', { name: 'Newsletter abbestellen' });
  const restore = await cutOffApi(page);
  await end.click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await expect(end).toBeFocused();
  await restore();
  await end.click();
  // The same note shows it, once the pressed button is gone.
  await expect(panel.getByText('Du bekommst keinen Newsletter mehr.')).toBeFocused();
  await open();
  await expect(panel.getByRole('button', { name: 'Newsletter bestellen' })).toBeVisible();
});
