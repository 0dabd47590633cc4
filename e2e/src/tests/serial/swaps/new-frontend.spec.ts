import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { registry, untilServed } from '../../../system/registry/releases.ts';
import { theShop } from '../../../system/services/shop.ts';
import { copyWorkspace } from '../../../system/services/workspace-copy.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const exec = promisify(execFile);

/** The type check of the new frontend alone: that of the workspace takes its time. */
const types = { extends: './tsconfig.json', include: ['mf-reviews/**/*', 'shared-contracts/src/css-modules.d.ts'] };

test('`npm run new` makes a frontend that goes live in the running shop, with a page and a fragment', async ({
  page,
  complaints,
}) => {
  test.setTimeout(600_000);
  const { home, origins } = theShop();
  const workspace = await copyWorkspace();
  const run = async (command: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> => {
    const options = { cwd: workspace.folder, env: { ...process.env, BERGAUF_HOME: home, ...env } };
    return (await exec(command, args, options)).stdout;
  };
  const operator = registry();
  try {
    const printed = await run('npm', ['run', '-s', 'new', '--', 'mf-reviews', '--path', 'bewertungen']);
    const [token = ''] = /bgr_\S+/.exec(printed) ?? [];
    expect(token).not.toBe('');

    const bin = (name: string): string => path.join('node_modules/.bin', name);
    await writeFile(path.join(workspace.folder, 'tsconfig.new.json'), JSON.stringify(types));
    await run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.new.json']);
    await run(bin('biome'), ['check', 'mf-reviews', 'shared-contracts/src/remote/fragment-map.ts']);
    await run('npm', ['run', 'test', '-w', 'mf-reviews']);

    // As on the team's machine: over the API, with its token, through the gate.
    const team = { BERGAUF_HOME: path.join(workspace.folder, '.team'), BERGAUF_REGISTRY: origins.releases };
    const release = ['run', '-s', 'release', '-w', 'mf-reviews', '--', '--promote'];
    expect(await run('npm', release, { ...team, BERGAUF_TOKEN: token })).toContain(
      'mf-reviews 1.0.0 stored and promoted',
    );
    await untilServed('mf-reviews', '1.0.0', 20_000);

    const response = await page.goto(`${origins.shop}/bewertungen/?word=Ski`);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('Du hast nach „Ski“ gefragt.');
    await hydrated(page, 'mf-reviews');
    await expect(page.locator('[data-mf="mf-reviews@1.0.0"]')).toContainText('Hier entsteht eine neue Seite.');
    await expect(page).toHaveTitle('Reviews | Bergauf');

    // Another team places the fragment.
    const homePage = path.join(workspace.folder, 'mf-content/src/home/home-page.tsx');
    const place = '<Fragment of="mf-reviews/note" topic="Ski" />\n      {sections.map(';
    await writeFile(homePage, (await readFile(homePage, 'utf8')).replace('{sections.map(', place));
    await run('npm', ['run', '-s', 'release', '-w', 'mf-content', '--', '--version', '1.9.0']);
    await operator.promote('mf-content', '1.9.0');
    await untilServed('mf-content', '1.9.0', 20_000);
    await page.goto(`${origins.shop}/`);
    await hydrated(page, 'mf-reviews');
    const note = page.locator('[data-fragment="mf-reviews/note"]');
    await note.getByRole('button', { name: 'Hilfreich' }).click();
    await expect(note.getByRole('button', { name: 'Danke!' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await note.getByRole('link', { name: 'Mehr zu Ski' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeFocused();
    await expect(page).toHaveURL(`${origins.shop}/bewertungen/?word=Ski`);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(complaints).toEqual({ console: [], csp: [] });
  } finally {
    await operator.promote('mf-content', '1.0.0');
    await operator.disable('mf-reviews').catch(() => {});
    await workspace.remove();
  }
  await untilServed('mf-content', '1.0.0', 20_000);
  // Its address is a list again, as any other.
  await expect
    .poll(async () => (await fetch(`${origins.shop}/bewertungen/`)).text(), { timeout: 20_000 })
    .not.toContain('Hier entsteht eine neue Seite.');
});
