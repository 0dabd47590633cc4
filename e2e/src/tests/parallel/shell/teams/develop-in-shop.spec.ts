import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { desktop } from '../../../../system/main-pages.ts';
import { acceptPreview, openPreview } from '../../../../system/preview.ts';
import { developInShop, signedLink } from '../../../../system/services/developed-frontend.ts';
import { startSecondShell } from '../../../../system/services/second-shell.ts';
import { theShop } from '../../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../../system/shop-page.ts';

// The shop has capacity for two concurrent previews.
test.describe.configure({ mode: 'default' });

const texts = 'src/messages/at.json';

/** Follows a link once the shop has capacity for it. @returns a function that counts page loads from then on */
async function enter(page: Page, link: string): Promise<{ count: number }> {
  await acceptPreview(page, link);
  await openPreview(page, link);
  await hydrated(page, 'mf-header');
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

test('a frontend under development is seen by one browser: on the server too, after each save, until it ends', async ({
  page,
  complaints,
  browser,
}) => {
  test.setTimeout(300_000);
  const { shop } = theShop().origins;
  const header = await developInShop('mf-header');
  const badge = page.locator('bergauf-preview');
  try {
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await acceptPreview(page, header.link);
    const response = await openPreview(page, header.link);
    await expect(page).toHaveURL(`${shop}/`);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    await expect(badge).toContainText('Development: mf-header of http://localhost:');
    const shown = page.locator('[data-mf^="mf-header@"]').first();
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.1');
    await hydrated(page, 'mf-header');
    const files = '/_shell/preview/files/mf-header/1.0.0-dev.1/client/';
    expect(scripts.filter((url) => url.includes(files)).length).toBeGreaterThan(0);
    expect(scripts.filter((url) => url.includes('/_releases/mf-header/'))).toEqual([]);
    expect(scripts.map((url) => /\/assets\/(react[-a-z]*)\./.exec(url)?.[1]).filter(Boolean)).toEqual([
      'react-development',
    ]);
    expect((await page.request.get(scripts.find((url) => url.includes(files)) ?? '')).headers()['cache-control']).toBe(
      'private, no-store',
    );

    // A save: the page reloads automatically, and the field keeps the typed value.
    const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await search.fill('wanderschuh');
    await header.save(texts, (text) => text.replace('30 Tage Rückgabe', '77 Tage Rückgabe'));
    await expect(shown).toContainText('77 Tage Rückgabe', { timeout: 30_000 });
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.2');
    expect(await (await page.request.get(`${shop}/`)).text()).toContain('77 Tage Rückgabe');
    await expect(search).toHaveValue('wanderschuh');

    // A syntax error is shown in the badge and in the terminal, and the last good build stays.
    await header.save('src/bar/header.tsx', (text) => `${text}\nconst broken = ;\n`);
    await expect(badge.locator('pre')).toContainText('const broken = ;', { timeout: 30_000 });
    expect(header.printed()).toContain('mf-header cannot be built; the last good build stays.');
    await expect(shown).toContainText('77 Tage Rückgabe');
    const reloaded = await page.reload();
    expect(reloaded?.status()).toBe(200);
    await expect(badge.locator('pre')).toContainText('const broken = ;');
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.2');

    // So does code that throws when the server loads it.
    await header.save('src/bar/header.tsx', (text) =>
      text.replace('const broken = ;', "if (Date.now() > 0) throw new Error('thrown at import');"),
    );
    await expect(badge.locator('pre')).toContainText('thrown at import', { timeout: 30_000 });
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.2');
    await page.evaluate(() => scrollTo(0, 700));
    await header.save('src/bar/header.tsx', (text) => text.replace(/if \(Date.now.*\n/, ''));
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.4', { timeout: 30_000 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await expect(badge.locator('pre')).toBeHidden();

    const other = await browser.newContext();
    const theirs = await other.request.get(`${shop}/`);
    expect(await theirs.text()).toContain('30 Tage Rückgabe');
    expect(await theirs.text()).not.toMatch(/bergauf-preview|react-development/);
    const brands = await other.request.get(`${shop}/marken/`);
    expect(brands.headers()['cache-control']).toMatch(/^(public|private), max-age=0, s-maxage/);
    // The files of the builds are for the browser with the link only.
    expect((await other.request.get(`${shop}${files}remoteEntry.js`)).status()).toBe(404);
    const forged = await other.request.get(header.link.replace(/preview\/(.{20})./, (_, start) => `preview/${start}_`));
    expect(forged.status()).toBe(403);
    expect((await other.cookies()).map(({ name }) => name)).not.toContain('bergauf_preview');
    await other.close();
  } finally {
    await header.stop();
  }

  // The command has ended: the badge says so, the page stays, and the next one is the shop's own.
  await expect(badge).toContainText('The development server does not respond.', { timeout: 30_000 });
  const after = await page.reload();
  expect(after?.status()).toBe(200);
  expect(after?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('[data-mf="mf-header@1.0.0"]').first()).toContainText('30 Tage Rückgabe');
  await expect(badge).toContainText('The development server does not respond.');
  await badge.getByRole('link', { name: 'End' }).click();
  await expect(badge).toHaveCount(0);
  expect(complaints.csp).toEqual([]);
});

test('a save of a component or a style changes an open page, which keeps its state; what else has changed loads it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(desktop.viewport);
  const header = await developInShop('mf-header');
  try {
    const loads = await enter(page, header.link);
    const shown = page.locator('[data-mf^="mf-header@"]').first();
    const builds = (count: number) =>
      expect(shown).toHaveAttribute('data-mf', `mf-header@1.0.0-dev.${count}`, { timeout: 30_000 });

    // The header keeps that the sheet is open in a store, and the field what was typed: neither is in the markup.
    const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    const sheet = page.locator('[data-sheet-content]');
    await header.save('src/menu/desktop/menu-sheet.tsx', (text) =>
      text.replace('className={`page', 'data-sheet-content="first" className={`page'),
    );
    await builds(2);
    // Never open before the save, it comes from the new build.
    await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Damen', exact: true }).click();
    await expect(sheet).toHaveAttribute('data-sheet-content', 'first');
    await header.save('src/menu/desktop/menu-sheet.tsx', (text) => text.replace('"first"', '"second"'));
    await expect(sheet).toHaveAttribute('data-sheet-content', 'second', { timeout: 30_000 });
    await builds(3);

    await header.save(
      'src/menu/desktop/menu-sheet.module.css',
      (text) => `${text}\n.sheet { outline: 3px solid red; }\n`,
    );
    await expect(sheet).toHaveCSS('outline-style', 'solid', { timeout: 30_000 });
    await header.save('src/menu/desktop/menu-sheet.module.css', (text) => text.replace(/\n\.sheet \{ outline.*\n/, ''));
    await expect(sheet).toHaveCSS('outline-style', 'none', { timeout: 30_000 });
    // A module without components is evaluated with those that import it.
    await header.save('src/menu/menu-tree.ts', (text) => `${text}\nexport const depth = 3;\n`);
    await builds(6);
    await expect(sheet).toHaveAttribute('data-sheet-content', 'second');
    expect(loads.count).toBe(0);

    // A component that throws, and the fixed one.
    await page.keyboard.press('Escape');
    await search.fill('wanderschuh');
    await header.save('src/bar/header.tsx', (text) =>
      text.replace(/(export function Header\(.*\n)/, "$1  if (document.title) throw new Error('thrown in render');\n"),
    );
    await expect(shown).toBeHidden({ timeout: 30_000 });
    expect(loads.count).toBe(0);
    await header.save('src/bar/header.tsx', (text) => text.replace(/ {2}if \(document.title.*\n/, ''));
    await builds(8);
    // Its markup is present before the load has ended.
    await expect.poll(() => loads.count).toBe(1);

    await header.save(texts, (text) => text.replace('30 Tage Rückgabe', '77 Tage Rückgabe'));
    await expect(shown).toContainText('77 Tage Rückgabe', { timeout: 30_000 });
    await expect.poll(() => loads.count).toBe(2);
  } finally {
    await header.stop();
  }
});

test('on a slow line a save waits for a dialog that is on its way, and a dialog waits for the save', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(desktop.viewport);
  const header = await developInShop('mf-header');
  try {
    const loads = await enter(page, header.link);
    await page.route('**/_shell/preview/files/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const sheet = page.locator('[data-sheet-content]');
    const women = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Damen', exact: true });

    // The chunk of the menu is on its way while the save is built.
    const asked = page.waitForRequest('**/_shell/preview/files/**/*.js');
    await women.click();
    await asked;
    await header.save('src/menu/desktop/menu-sheet.tsx', (text) =>
      text.replace('className={`page', 'data-sheet-content="first" className={`page'),
    );
    await expect(sheet).toHaveAttribute('data-sheet-content', 'first', { timeout: 30_000 });
    await page.keyboard.press('Escape');

    // The entry of the save is on its way while the search is opened for the first time.
    const entry = page.waitForRequest('**/1.0.0-dev.3/client/remoteEntry*.js');
    await header.save('src/menu/desktop/menu-sheet.tsx', (text) => text.replace('"first"', '"second"'));
    await entry;
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('wanderschuh');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({ timeout: 30_000 });
    await women.click();
    await expect(sheet).toHaveAttribute('data-sheet-content', 'second', { timeout: 30_000 });
    expect(loads.count).toBe(0);
  } finally {
    await header.stop();
  }
});

test('the shop is restarted: the page stays and follows; the command is started again: the page is loaded with its builds', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const keptHome = await mkdtemp(path.join(tmpdir(), 'bergauf-shell-'));
  let shell = await startSecondShell({ SHOP_DEV_ORIGINS: 'http://localhost:*' }, { keptHome });
  const { port } = new URL(shell.origin);
  let header = await developInShop('mf-header', shell.origin);
  const shown = page.locator('[data-mf^="mf-header@"]').first();
  try {
    const loads = await enter(page, header.link);
    const mark = (name: string) =>
      header.save('src/bar/header.tsx', (text) =>
        text.replace(
          /(data-marked="\w+" )?className=\{styles\.header\}/,
          `data-marked="${name}" className={styles.header}`,
        ),
      );
    await shell.stop();
    await mark('meanwhile');
    shell = await startSecondShell({ SHOP_DEV_ORIGINS: 'http://localhost:*', SHOP_PORT: port }, { keptHome });
    await expect(page.locator('[data-marked="meanwhile"]')).toBeVisible({ timeout: 30_000 });
    expect(loads.count).toBe(0);

    // Another command, another link, builds of the same numbers; the tab that was open gets them as well.
    await header.stop();
    header = await developInShop('mf-header', shell.origin);
    await mark('anew');
    await acceptPreview(page, header.link);
    await expect(page.locator('[data-marked="anew"]')).toBeVisible({ timeout: 30_000 });
    await expect(shown).toHaveAttribute('data-mf', 'mf-header@1.0.0-dev.2');
    await expect.poll(() => loads.count).toBe(1);
  } finally {
    await header.stop();
    await shell.stop();
    await rm(keptHome, { recursive: true, force: true });
  }
});

test('a link that has expired, or leads to a foreign origin, is refused although the registry has signed it', async ({
  page,
}) => {
  const open = async (claims: { origin?: string; expiresAt: string }) => page.goto(await signedLink(claims));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await open({ expiresAt: '2026-01-01T00:00:00.000Z' }))?.status()).toBe(410);
  await expect(page.getByRole('main')).toContainText('Der Link ist abgelaufen.');
  expect((await open({ expiresAt: tomorrow, origin: 'https://evil.example' }))?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Dieser Shop erlaubt solche Links nicht.');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bergauf_preview');
});

test('a shop that does not allow it refuses the link with a sentence', async ({ page }) => {
  test.setTimeout(180_000);
  const none = await startSecondShell();
  const other = await startSecondShell({ SHOP_DEV_ORIGINS: 'http://localhost:9' });
  const header = await developInShop('mf-header');
  try {
    for (const { origin } of [none, other]) {
      const response = await page.goto(header.link.replace(theShop().origins.shop, origin));
      expect(response?.status()).toBe(403);
      await expect(page.getByRole('main')).toContainText('Dieser Shop erlaubt solche Links nicht.');
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('bergauf_preview');
    }
  } finally {
    await header.stop();
    await Promise.all([none.stop(), other.stop()]);
  }
});
