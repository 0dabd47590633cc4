import { copyFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { registry, releaseChanged, storedRelease, untilServed } from '../../../system/registry/releases.ts';
import { type Seen, visitPage } from '../../../system/registry/visitors.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

test.describe.configure({ timeout: 120_000 });

type Status = {
  status: string;
  wanted: { revision: number; releases: Record<string, string> } | null;
  serving: { revision: number; releases: Record<string, string | null> } | null;
  problems: { kind: string; remote?: string; version?: string; message: string }[];
};

async function status(operators = theShop().origins.operators): Promise<Status> {
  return (await (await fetch(`${operators}/readyz`)).json()) as Status;
}

/** Damages the server entry of a stored release; returns a function that repairs it. */
async function damage(name: string, version: string): Promise<() => Promise<void>> {
  const folder = path.join(storedRelease(name, version), 'server');
  const entry = (await readdir(folder)).find((file) => file.startsWith('remoteEntry')) ?? '';
  const file = path.join(folder, entry);
  await copyFile(file, `${file}.original`);
  await writeFile(file, `${await readFile(file, 'utf8')}\n// damaged`);
  return () => rename(`${file}.original`, file);
}

test('the discovery document is missing: the shop goes on, reports it, and takes the next rollout when it is back', async ({
  shop,
}) => {
  const document = path.join(shop.home, 'releases', 'discovery.json');
  await rename(document, `${document}.away`);
  try {
    await expect.poll(async () => (await status()).problems.map(({ kind }) => kind)).toEqual(['registry-unreachable']);
    expect((await status()).status).toBe('degraded');
    expect(await metric('bergauf_rollout_problems', { kind: 'registry-unreachable' })).toBe(1);
    // Longer than the interval between two reads of the document.
    await sleep(1_500);
    const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
    for (const target of ['/', '/herren/', '/login/']) await visitPage(shop.origins.shop, target, seen);
    expect(seen).toMatchObject({ complete: 3, other: {} });
  } finally {
    await rename(`${document}.away`, document);
  }
  await expect.poll(async () => (await status()).status).toBe('ready');
  expect(await metric('bergauf_rollout_problems')).toBe(0);
});

/** The path, at the registry, of a script of a release that a page loads. */
async function scriptOfPage(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/herren/`)).text();
  return /\/_releases(\/mf-[^"]+\.js)/.exec(html)?.[1] ?? 'none';
}

/** Browser files of the releases that serve, as `client/main.js`. */
async function browserFilesOf(releases: Record<string, string | null>): Promise<string[]> {
  // Null for one that another test has switched off.
  const served = Object.entries(releases).flatMap(([name, version]) => (version === null ? [] : [{ name, version }]));
  const manifests = served.map(async ({ name, version }) => {
    const text = await readFile(path.join(storedRelease(name, version), 'manifest.json'), 'utf8');
    return Object.keys((JSON.parse(text) as { files: Record<string, string> }).files);
  });
  return (await Promise.all(manifests)).flat().filter((file) => file.startsWith('client/'));
}

test('a shell that starts while the registry has lost everything serves the saved release set with its scripts, and reports it', async ({
  page,
  shop,
}) => {
  const folder = path.join(shop.home, 'releases');
  const lost = ['discovery.json', 'store'].map((name) => path.join(folder, name));
  const home = await mkdtemp(path.join(tmpdir(), 'bergauf-kept-'));
  try {
    const before = await startSecondShell({}, { keptHome: home });
    const { serving } = await status(before.operators);
    const files = await browserFilesOf(serving?.releases ?? {});
    expect(files.length).toBeGreaterThan(50);
    const missing = async (): Promise<string[]> => {
      const kept = (await readdir(home, { recursive: true })).join('\n');
      return files.filter((file) => !kept.includes(`/${file}`));
    };
    await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
    await before.stop();
    for (const file of lost) await rename(file, `${file}.away`);
    const shell = await startSecondShell({}, { keptHome: home });
    try {
      const script = await scriptOfPage(shell.origin);
      expect((await fetch(shop.origins.releases + script)).status).toBe(404);
      expect((await fetch(`${shell.origin}/_releases${script}`)).status).toBe(200);
      const now = await status(shell.operators);
      expect(now.status).toBe('degraded');
      expect(now.problems.map(({ kind }) => kind)).toEqual(['registry-unreachable']);
      expect(now.serving?.releases).toEqual(serving?.releases);
      const seen: Seen = { complete: 0, other: {}, milliseconds: [] };
      for (const target of ['/', '/herren/', '/_payload/herren.json']) await visitPage(shell.origin, target, seen);
      expect(seen).toMatchObject({ complete: 3, other: {} });
      await page.goto(`${shell.origin}/herren/`);
      await hydrated(page);
      // A page of another kind, whose scripts this one has not loaded.
      await page.locator('main article a').first().click();
      await expect(page).toHaveURL(/\/p\//);
      await expect(
        page
          .getByRole('button', { name: 'Größe wählen' })
          .or(page.getByRole('button', { name: 'In den Warenkorb' }))
          .first(),
      ).toBeVisible();
    } finally {
      await shell.stop();
      for (const file of lost) await rename(`${file}.away`, file);
    }
    await expect.poll(async () => (await status()).status).toBe('ready');
  } finally {
    await rm(home, { recursive: true, force: true });
  }
});

test('a shell that starts with a damaged release and no local copy takes the previous release', async () => {
  const version = '1.5.0';
  await releaseChanged('mf-header', version, 'src/messages/at.json', (text) => text.replace('30 Tage', '50 Tage'));
  await registry().promote('mf-header', version);
  await untilServed('mf-header', version, 20_000);
  const repair = await damage('mf-header', version);
  const shell = await startSecondShell();
  try {
    const html = await (await fetch(`${shell.origin}/`)).text();
    expect(html).toContain('data-mf="mf-header@1.0.0"');
    expect(await status(shell.operators)).toMatchObject({
      status: 'degraded',
      wanted: { releases: { 'mf-header': version } },
      serving: { releases: { 'mf-header': '1.0.0' } },
      problems: [{ kind: 'release-failed', remote: 'mf-header', version }],
    });
    await repair();
    await untilServed('mf-header', version, 30_000, shell.origin);
    await expect.poll(async () => (await status(shell.operators)).status).toBe('ready');
  } finally {
    await shell.stop();
    await registry().rollback('mf-header', '1.0.0');
    await untilServed('mf-header', '1.0.0', 20_000);
  }
});

test('a shop whose header is switched off shows the logo and a search, in the shop’s language', async () => {
  await registry().disable('mf-header');
  const shells = await Promise.all([startSecondShell(), startSecondShell({ SHOP_LOCALE: 'en' })]);
  try {
    const [german, english] = await Promise.all(
      shells.map(async ({ origin }) => (await fetch(`${origin}/search/`)).text()),
    );
    expect(german).toContain('aria-label="Suche"');
    expect(english).toContain('aria-label="Search"');
    expect(english).not.toContain('aria-label="Suche"');
  } finally {
    await registry().enable('mf-header');
    await Promise.all(shells.map((shell) => shell.stop()));
  }
  await untilServed('mf-header', '1.0.0', 20_000);
});

test('a page with an unavailable remote is shown and never cached, however often it is requested', async () => {
  // A frontend with one release only: there is no previous release to use.
  const repair = await damage('mf-cart-wishlist', '1.0.0');
  const shell = await startSecondShell();
  try {
    expect((await status(shell.operators)).status).toBe('degraded');
    for (let visit = 0; visit < 4; visit++) {
      for (const target of ['/', '/herren/']) {
        const page = await fetch(`${shell.origin}${target}`);
        const html = await page.text();
        expect(page.status).toBe(200);
        expect(html).toMatch(/data-mf="mf-header@/);
        expect(html).not.toContain('data-mf="mf-cart-wishlist@');
        expect(page.headers.get('cache-control')).toBe('no-store');
        expect(page.headers.get('x-page-cache')).toBe('render');
      }
    }
  } finally {
    await repair();
    await shell.stop();
  }
});
