import { randomUUID } from 'node:crypto';
import { freePorts } from '@bergauf/launcher/testing/free-ports';
import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../../../system/page-checks/accessibility.ts';
import { type JudgedShop, startJudgedShop } from '../../../system/registry/judging-registry.ts';
import { releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { expect, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 180_000, mode: 'serial' });

let shop: JudgedShop;
let origin: string;
/** The release in traffic before the tests, and one that becomes a canary. */
let current: string;
const candidate = '1.7.0';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = String((await freePorts()).operators);
  await releaseChanged('mf-header', candidate, 'src/messages/at.json', (text) =>
    text.replace('30 Tage Rückgabe', '70 Tage Rückgabe'),
  );
  // A step of half of the shoppers, which nothing but these tests ends.
  const env = { RELEASES_OPERATOR_PORT: port, RELEASES_CANARY_STEPS: '50,100', RELEASES_CANARY_STEP_SECONDS: '3600' };
  shop = await startJudgedShop(env);
  origin = `http://localhost:${port}`;
  const releases = (await shop.registry.list()).find(({ name }) => name === 'mf-header')?.releases ?? [];
  current = releases.find(({ isDefault }) => isDefault)?.version ?? '';
});
test.afterAll(() => shop?.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Token').fill(shop.operatorToken);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Releases', level: 1 })).toBeVisible();
}

const header = (page: Page) => page.getByRole('region', { name: /^mf-header/ });

test('without JavaScript an operator sees what serves, switches a frontend off and on again, and logs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page);
  await expect(header(page)).toContainText('served by');
  await header(page).getByRole('link', { name: 'Switch off' }).click();
  await expect(page.getByText('disappears from the shop')).toBeVisible();
  await page.getByLabel('Why').fill('a test');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Switch off, mf-header.');
  await expect(header(page).getByText('is switched off')).toBeVisible();
  await header(page).getByRole('link', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /mf-header: disable .* a test/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
  await context.close();
});

test('an operator chooses another channel by a link, and what is switched off there stays on in the main one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const headers = { authorization: `Bearer ${shop.operatorToken}` };
  const opened = await fetch(`${shop.releasesOrigin}/api/v1/channels/team`, { method: 'POST', headers });
  expect(opened.status).toBe(200);
  await logIn(page);
  const channels = page.getByRole('navigation', { name: 'Channels' });
  await channels.getByRole('link', { name: 'team' }).click();
  await expect(page.getByRole('heading', { name: 'Releases in channel team' })).toBeVisible();
  await expect(channels.getByRole('link', { name: 'team' })).toHaveAttribute('aria-current', 'page');
  // The one shell follows the main channel.
  await expect(page.getByText('No running shell has registered.')).toBeVisible();

  await header(page).getByRole('link', { name: 'Switch off' }).click();
  await expect(page.getByText('In the channel team only')).toBeVisible();
  await page.getByLabel('Why').fill('a cup final');
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Switch off, mf-header in channel team.');
  await expect(header(page).getByText('is switched off')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('row', { name: /mf-header: disable .* a cup final/ })).toBeVisible();
  await channels.getByRole('link', { name: 'shop' }).click();
  await expect(page.getByRole('heading', { name: 'History', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /a cup final/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(header(page)).toContainText('served by');
  await context.close();
});

/** Follows a link of mf-header to the page that asks, and confirms with a reason. */
async function confirm(page: Page, label: string, version: string, asks: string): Promise<void> {
  const name = [label, 'mf-header', version].filter(Boolean).join(' ');
  await header(page).getByRole('link', { name, exact: true }).click();
  await expect(page.getByText(asks)).toBeVisible();
  await page.getByLabel('Why').fill(`a test: ${label}`);
  await page.getByRole('button', { name: label }).click();
  const subject = ['mf-header', version].filter(Boolean).join(' ');
  await expect(page.getByRole('status')).toHaveText(`Done: ${label}, ${subject}.`);
}

const canary = (page: Page) => header(page).getByRole('group', { name: /^Canary/ });

/** The row of a measure in the canary's evidence. */
const evidence = (page: Page, measure: string) => canary(page).getByRole('row', { name: measure });

const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;

/** Page views of new shoppers. */
async function visit(count: number): Promise<void> {
  for (let view = 0; view < count; view += 1) {
    const headers = { cookie: `bergauf_bucket=${randomUUID()}` };
    await (await fetch(`${shop.origin}/search/`, { headers })).text();
  }
}

/** A failure as a browser reports it. */
async function reportFailure(version: string): Promise<void> {
  const body = JSON.stringify({ expose: 'mf-header/header', version, phase: 'render' });
  const headers = { 'content-type': 'application/json', origin: shop.origin };
  const { status } = await fetch(`${shop.origin}/_shell/failures`, { method: 'POST', headers, body });
  expect(status).toBe(204);
}

test('an operator begins a canary, and sees its evidence beside that of the current release', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page);
  await confirm(page, 'Begin a canary', candidate, 'It grows by itself while nothing speaks against it');
  await expect(canary(page)).toHaveAccessibleName(`Canary ${candidate} at 50 %`);
  await expect(canary(page).locator('[aria-current="step"]')).toHaveText('50 %');

  const renderings = evidence(page, 'Renderings in which it failed');
  const both = /0\.0 %\s+0 of [1-9]\d*\s+0\.0 %\s+0 of [1-9]\d*/;
  await expect(async () => {
    await visit(4);
    await page.reload();
    await expect(renderings).toHaveText(both, { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });

  // One failure in so many page views is no reason to withdraw it.
  await visit(24);
  for (const version of [candidate, current]) await reportFailure(version);
  const views = evidence(page, 'Page views in which it failed in the browser');
  await expect(async () => {
    await page.reload();
    await expect(views).toHaveText(/ %\s+1 of \d+\s+[\d.]+ %\s+1 of \d+/, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  // Their bars have one scale: the larger rate fills its own.
  const [ofCanary = 0, ofCurrent = 0] = await Promise.all(
    ['canary', 'control'].map((kind) => widthOf(views.locator(`rect.${kind}`))),
  );
  const full = await widthOf(views.locator('rect.track').first());
  expect(Math.max(ofCanary, ofCurrent)).toBeCloseTo(full, 0);
  expect(Math.min(ofCanary, ofCurrent)).toBeGreaterThan(5);
  await expect(views.getByRole('cell').last()).toHaveText(/^\d+ %/);
  await context.close();
});

for (const width of [390, 1440]) {
  test(`the pages are accessible and fit a screen of ${width} pixels, with a canary`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin);
    expect(await accessibilityFaults(page)).toEqual([]);
    await logIn(page);
    await expect(canary(page).getByRole('table')).toBeVisible();
    for (const path of ['/', '/channels/team/', '/history', '/channels/team/remotes/mf-header/rollback']) {
      await page.goto(origin + path);
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('without JavaScript an operator holds the canary, promotes it, and rolls back', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page);
  await expect(canary(page)).toContainText('Advances by itself');
  await confirm(page, 'Hold the canary', '', 'keeps its share');
  await expect(canary(page)).toContainText('Keeps its share');
  await expect(canary(page).getByRole('link', { name: 'Continue the canary' })).toBeVisible();

  await confirm(page, 'Promote', candidate, `All shoppers get mf-header ${candidate}. A canary ends.`);
  await expect(canary(page)).toHaveCount(0);
  await expect(header(page).locator('strong').first()).toHaveText(candidate);
  await untilServed('mf-header', candidate, 20_000, shop.origin);

  await confirm(page, 'Roll back', '', 'the last healthy release of mf-header before the current one');
  await expect(header(page).locator('strong').first()).toHaveText(current);
  await untilServed('mf-header', current, 20_000, shop.origin);

  await page.getByRole('link', { name: 'History' }).click();
  const edits = page.getByRole('region', { name: 'Edits' }).getByRole('row');
  await expect(edits.nth(1)).toContainText(`mf-header: rollback ${current}`);
  await expect(edits.nth(1)).toContainText('a test: Roll back');
  await expect(edits.nth(2)).toContainText(`mf-header: promote ${candidate}`);
  await expect(edits.nth(2)).toContainText('a test: Promote');
  await context.close();
});
