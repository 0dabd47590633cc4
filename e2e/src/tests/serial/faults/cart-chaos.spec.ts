import { soakLength } from '@bergauf/api/testing/soak';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { findStocked, type StockedProduct } from '../../../system/catalogue.ts';
import { mishapCounts, setApiFault, waitingCalls } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';
import { badge, beGuestWithCart, serverAdd, serverCart } from '../../../system/shoppers/guest-cart.ts';

test.describe.configure({ timeout: 300_000 });
test.afterEach(() => setApiFault('none'));

const actions = soakLength({ short: 90, full: 300 });

/** Seeded, so that every run picks the same actions. */
function seededRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Clicks one of the matching buttons if one is enabled; does not wait for a response, as shoppers do. */
async function clickOne(page: Page, name: RegExp, pick: (sides: number) => number): Promise<void> {
  const buttons = page.locator('main').getByRole('button', { name, disabled: false });
  const count = await buttons.count();
  if (count === 0) return;
  const button = buttons.nth(pick(count));
  // The button may be gone by now: this test covers such races.
  await button.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => {});
}

/** Adds one piece of a product on its page, and goes back without waiting for the response. */
async function addOnItsPage(page: Page, url: string, option: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await page.locator('[aria-labelledby="groesse"]').getByText(option, { exact: true }).first().click();
  await page.locator('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.waitForTimeout(200);
}

const moreOf = (page: Page, { nameWithoutBrand }: StockedProduct): Locator =>
  page.locator('main').getByRole('button', { name: new RegExp(`^Ein Stück mehr: .*${nameWithoutBrand}`) });

const quantityOf = (page: Page, { nameWithoutBrand }: StockedProduct): Locator =>
  page
    .locator('main')
    .getByRole('group', { name: new RegExp(`^Menge von .*${nameWithoutBrand}`) })
    .locator('output');

/** Records every number that the line shows from now on. @returns a function that reads them */
async function recordQuantities(page: Page, product: StockedProduct): Promise<() => Promise<string[]>> {
  const recorded = await quantityOf(page, product).evaluateHandle((output) => {
    const texts: string[] = [];
    const note = () => texts.push(output.textContent ?? '');
    new MutationObserver(note).observe(output, { characterData: true, childList: true, subtree: true });
    return texts;
  });
  return () => recorded.jsonValue();
}

/** A second tab of the same shopper, in which nothing is clicked. */
async function watchingTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(url);
  await hydrated(tab);
  return tab;
}

test(`the cart: after ${actions} actions with one call in five lost, refused, late or without a response, browser and server agree`, async ({
  page,
  context,
  shop,
}) => {
  const { api } = shop.origins;
  const cartUrl = `${shop.origins.shop}/warenkorb/`;
  const products = await findStocked(api, 6, 7);
  const uuid = await beGuestWithCart(
    context,
    api,
    products.map(({ option }) => ({ productOption: option.id, amount: 2 })),
  );
  // Confirmed lines that the test does not change must be there in the end.
  const [kept, alsoKept] = products as [StockedProduct, StockedProduct];
  const keptAmount = 2;
  await page.goto(cartUrl);
  await hydrated(page);
  const watcher = await watchingTab(context, cartUrl);
  await page.bringToFront();
  await expect(page.locator('main output')).toHaveCount(6);

  const pick = seededRandom(20_261_121);
  const touchable = new RegExp(
    products
      .slice(2)
      .map(({ nameWithoutBrand }) => nameWithoutBrand)
      .join('|'),
  );
  const named = (before: string, after = ''): RegExp => new RegExp(`^${before}.*(${touchable.source}).*${after}`);
  const before = await mishapCounts();
  await setApiFault('erratic');
  for (let done = 0; done < actions; done += 1) {
    const dieRoll = pick(20);
    if (dieRoll < 7) await clickOne(page, named('Ein Stück mehr'), pick);
    else if (dieRoll < 11) await clickOne(page, named('Ein Stück weniger'), pick);
    else if (dieRoll < 12) await clickOne(page, named('', 'entfernen$'), pick);
    else if (dieRoll < 13) await clickOne(page, named('Entfernen von', 'rückgängig machen$'), pick);
    else if (dieRoll < 16) await clickOne(page, named('', 'wieder hinzufügen$'), pick);
    else if (dieRoll < 17) await clickOne(page, /^Noch einmal versuchen$/, pick);
    else if (dieRoll < 18) await page.evaluate(() => dispatchEvent(new Event('online')));
    else if (dieRoll < 19) await page.waitForTimeout(pick(1200));
    else if (pick(2) === 0) {
      const { url, option } = products[2 + pick(products.length - 2)] as StockedProduct;
      await addOnItsPage(page, `${shop.origins.shop}${url}`, option.title);
      await page.goto(cartUrl);
      await hydrated(page);
    }
    // The shopper's pace.
    await page.waitForTimeout(pick(120));
  }
  await setApiFault('none');
  const after = await mishapCounts();
  const counts = Object.entries(after).map(([mishap, count]) => [mishap, count - (before[mishap] ?? 0)] as const);
  test.info().annotations.push({ type: 'calls', description: counts.map((count) => count.join(': ')).join(', ') });
  for (const [mishap, count] of counts) expect(count, mishap).toBeGreaterThanOrEqual(Math.ceil(actions / 100));

  // Removals and late responses finish; then this tab reads the cart again, as after a return. The other tab gets the event.
  await expect(page.locator('main li[data-state="pending"]')).toHaveCount(0);
  await expect.poll(waitingCalls).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  let server = await serverCart(api, uuid);
  // The event also sends again what was refused, so the server's cart may still change.
  await expect(async () => {
    server = await serverCart(api, uuid);
    const amounts = server.products.map(({ amount }) => String(amount));
    await expect(page.locator('main output')).toHaveText(amounts, { timeout: 1_000 });
    await expect(page.locator('main [data-unconfirmed], main li[data-state="pending"]')).toHaveCount(0, {
      timeout: 1_000,
    });
    expect(await serverCart(api, uuid)).toEqual(server);
  }).toPass({ timeout: 20_000 });
  const truth = server.products.map(({ option, amount }) => `${option.id}×${amount}`);
  await expect(page.locator('main aside')).toContainText(server.total.totalCartPriceFormatted);
  const name = `Warenkorb, ${server.total.amount} Artikel`;
  await expect(badge(page)).toHaveAccessibleName(name);
  await watcher.bringToFront();
  // It may need a second request.
  await expect(badge(watcher)).toHaveAccessibleName(name, { timeout: 20_000 });
  await expect(watcher.locator('main output')).toHaveText(server.products.map(({ amount }) => String(amount)));
  for (const { option } of [kept, alsoKept]) expect(truth).toContain(`${option.id}×${keptAmount}`);

  const amountsOnServer = async () => {
    const { products: lines } = await serverCart(api, uuid);
    return [kept, alsoKept].map(({ option }) => lines.find((line) => line.option.id === option.id)?.amount);
  };
  await page.bringToFront();

  await test.step('a change whose response is lost counts, because the cart is read again', async () => {
    await setApiFault('unanswered-changes');
    await moreOf(page, kept).click();
    await expect(badge(page)).toHaveAccessibleName(`Warenkorb, ${server.total.amount + 1} Artikel`);
    await expect(quantityOf(page, kept)).toHaveText('3');
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });

  await test.step('a number that was chosen never falls back, neither after an older read nor after an older change', async () => {
    await setApiFault('delay 300');
    const afterRead = await recordQuantities(page, kept);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await moreOf(page, kept).click();
    await expect.poll(amountsOnServer).toEqual([4, 2]);
    await expect(page.locator('main [data-unconfirmed]')).toHaveCount(0);
    const afterChange = await recordQuantities(page, alsoKept);
    await moreOf(page, alsoKept).click();
    await moreOf(page, alsoKept).click();
    await expect.poll(amountsOnServer).toEqual([4, 4]);
    await expect(page.locator('main [data-unconfirmed]')).toHaveCount(0);
    expect(await afterRead()).toEqual(['4']);
    expect(await afterChange()).toEqual(['3', '4']);
    await setApiFault('none');
  });

  // And it still works.
  const { total } = await serverAdd(api, uuid, { productOption: kept.option.id });
  await page.reload();
  await expect(badge(page)).toHaveAccessibleName(`Warenkorb, ${total.amount} Artikel`);
});
