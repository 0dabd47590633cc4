import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isSoak } from '@bergauf/api/testing/soak';
import { workspaceRoot } from '@bergauf/launcher/system/workspace';
import { copyOutFrontend, installLinked, installWithNpm } from '@bergauf/packages/copy-out-frontend';
import { packPackages } from '@bergauf/packages/pack';
import { registry, untilServed } from '../../../system/registry/releases.ts';
import { theShop } from '../../../system/services/shop.ts';
import { expect, hydrated, test } from '../../../system/shop-page.ts';

const exec = promisify(execFile);
/**
 * A new version in each run: a shop that is kept running has that of the previous run, and the two ways to install differ in some bytes.
 */
const version = `1.7.${Math.floor(Date.now() / 1_000)}`;

test('a frontend in a repository of its own is checked, tested, released and seen in the shop', async ({
  page,
  complaints,
}) => {
  test.setTimeout(600_000);
  const { home, origins } = theShop();
  const parent = await mkdtemp(path.join(tmpdir(), 'bergauf-own-repository-'));
  const folder = path.join(parent, 'mf-header');
  const run = async (words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
    (await exec('npm', words, { cwd: folder, env: { ...withoutShop(process.env), ...env } })).stdout;
  const operator = registry();
  try {
    const packed = await packPackages(path.join(parent, 'packed'));
    await copyOutFrontend(path.join(workspaceRoot, 'mf-header'), folder, packed);
    if (isSoak) await installWithNpm(folder);
    else await installLinked(workspaceRoot, folder, packed);

    await run(['run', '-s', 'check']);
    // Its tests at full length would take half of the total time.
    expect(await run(['test', '--', ...(isSoak ? [] : ['src/menu'])])).toMatch(/Tests .*\d passed/);

    // As on the team's machine: the registry's origin and the team's token.
    const words = ['token', 'create', `header ${Date.now()}`, '--for', 'mf-header'];
    const [token = ''] = /bgr_\S+/.exec(await remoteOfShop(words, home)) ?? [];
    const team = { BERGAUF_REGISTRY: origins.releases, BERGAUF_TOKEN: token };
    await expect(run(['run', '-s', 'release'])).rejects.toThrow('Set BERGAUF_REGISTRY and BERGAUF_TOKEN');
    // On a developer's machine the state folder of the running shop is enough.
    expect(await run(['exec', 'remote', 'list'], { BERGAUF_HOME: home })).toContain('mf-header');
    const header = path.join(folder, 'src/bar/logo.tsx');
    await writeFile(header, (await readFile(header, 'utf8')).replace('<svg ', '<svg data-from="own repository" '));
    expect(await run(['run', '-s', 'release', '--', '--version', version], team)).toBe(
      `mf-header ${version} stored.\n`,
    );
    const canary = ['run', '-s', 'canary', '--', 'mf-header', version, '10'];
    expect(await run(canary, team)).toContain(`mf-header: canary ${version} at 10 % beside`);
    const preview = await run(['run', '-s', 'preview', '--', '--version', `${version}-preview.1`], team);
    expect(preview).toContain('/_shell/preview/');
    expect(await run(['run', '-s', 'promote', '--', 'mf-header', version], team)).toContain(`→ ${version}`);

    await untilServed('mf-header', version, 20_000);
    const response = await page.goto(`${origins.shop}/`);
    expect(await response?.text()).toContain('data-from="own repository"');
    await hydrated(page, 'mf-header');
    await expect(page.locator(`[data-mf="mf-header@${version}"]`).first()).toBeVisible();
    expect(complaints).toEqual({ console: [], csp: [] });
  } finally {
    await operator.promote('mf-header', '1.0.0');
    await rm(parent, { recursive: true, force: true });
  }
  await untilServed('mf-header', '1.0.0', 20_000);
});

/** The environment of another machine, which knows nothing of this shop. */
function withoutShop(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(BERGAUF|SHOP|RELEASES|npm)_/.test(name)));
}

async function remoteOfShop(words: readonly string[], home: string): Promise<string> {
  const cli = path.join(workspaceRoot, 'infra/releases/bin/remote.mjs');
  return (await exec(process.execPath, [cli, ...words], { env: { ...process.env, BERGAUF_HOME: home } })).stdout;
}
