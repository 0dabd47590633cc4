import { browserName } from '../../../system/chromium.ts';
import { registry, registryOfChannel, releaseChanged, untilServed } from '../../../system/registry/releases.ts';
import { startSecondShell } from '../../../system/services/second-shell.ts';
import { metric, theShop } from '../../../system/services/shop.ts';
import { expect, test } from '../../../system/shop-page.ts';

const homeOf = async (origin: string): Promise<string> =>
  (await fetch(`${origin}/`, { headers: { 'user-agent': browserName } })).text();

test('a release is promoted in the team shop’s channel first, rolled back there, and the main shop does not change', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { origins } = theShop();
  const [main, team] = [registry(), await registryOfChannel('team')];
  const served = (await main.list()).find(({ name }) => name === 'mf-header')?.releases.find((one) => one.isDefault);
  if (!served) throw new Error('mf-header has no release in traffic');
  // The channel may be open from an earlier run.
  await team.promote('mf-header', served.version);
  const shell = await startSecondShell({ SHOP_TEAM_BUILD: 'on', SHOP_CHANNEL: 'team' });
  try {
    await untilServed('mf-header', served.version, 20_000, shell.origin);
    const before = await (await fetch(`${origins.releases}/discovery.json`)).text();
    await releaseChanged('mf-header', '1.45.0', 'src/messages/at.json', (text) =>
      text.replace('30 Tage Rückgabe', '45 Tage Rückgabe'),
    );
    await team.promote('mf-header', '1.45.0');
    await untilServed('mf-header', '1.45.0', 20_000, shell.origin);
    expect(await homeOf(shell.origin)).toContain('data-mf="mf-header@1.45.0"');
    await page.goto(shell.origin);
    await expect(page.locator('[data-mf="mf-header@1.45.0"]')).toContainText('45 Tage Rückgabe');
    // This shell's counts are not evidence in the main shop.
    const counted = (channel: string): Promise<number> =>
      metric('bergauf_release_trials_total', { version: '1.45.0', channel }, shell.operators);
    expect(await counted('team')).toBeGreaterThan(0);
    expect(await counted('shop')).toBe(0);
    expect(await metric('bergauf_release_trials_total', { version: served.version, channel: 'shop' })).toBeGreaterThan(
      0,
    );

    // The main shop has polled its document many times meanwhile.
    expect(await homeOf(origins.shop)).toContain(`data-mf="mf-header@${served.version}"`);
    expect(await homeOf(origins.shop)).not.toContain('45 Tage Rückgabe');
    expect(await (await fetch(`${origins.releases}/discovery.json`)).text()).toBe(before);
    await page.goto(origins.shop);
    await expect(page.locator(`[data-mf="mf-header@${served.version}"]`)).toContainText('30 Tage Rückgabe');

    await team.rollback('mf-header');
    await untilServed('mf-header', served.version, 20_000, shell.origin);
    expect(await homeOf(shell.origin)).toContain('30 Tage Rückgabe');
  } finally {
    await shell.stop();
    await team.promote('mf-header', served.version);
  }
});
