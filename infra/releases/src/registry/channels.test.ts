import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { registryWithReleases, releasesOrigin } from '../fixtures/registry-with-releases.ts';
import { storeSample } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { channelNames, openChannel } from './channels.ts';
import { pruneReleases } from './prune-releases.ts';
import { createRegistry, type Registry } from './registry.ts';

const { home, registry: main, traffic } = registryWithReleases();
let team: Registry;
const teamTraffic = async (): Promise<string> => {
  const { microFrontends } = await team.document(releasesOrigin);
  return (microFrontends['@bergauf/mf-header'] ?? [])
    .map(({ metadata, deployment }) => `${metadata.version}: ${deployment.traffic}`)
    .join(', ');
};
beforeEach(() => {
  team = createRegistry({ home: home(), channel: 'team', contractVersion: '1.2.0' });
});

test('a channel starts as a copy of the main one, and is independent from then on', async () => {
  await main().promote('mf-header', '1.0.0');
  await main().promote('mf-header', '1.1.0');
  expect(await openChannel(home(), 'team')).toBe(true);
  expect(await openChannel(home(), 'team')).toBe(false);
  expect(await channelNames(home())).toEqual(['shop', 'team']);
  expect(await teamTraffic()).toBe('1.1.0: 100');

  await team.canary('mf-header', '1.2.0', 10);
  await team.pin('mf-header', 'cup final');
  expect([await traffic(), await teamTraffic()]).toEqual(['1.1.0*: 100', '1.1.0: 90, 1.2.0: 10']);
  await main().promote('mf-header', '1.2.0');
  await expect(team.promote('mf-header', '1.2.0')).rejects.toThrow('pinned');
  await team.unpin('mf-header');
  // The rollback targets are those from before the channel was opened.
  await team.rollback('mf-header');
  expect([await traffic(), await teamTraffic()]).toEqual(['1.2.0*: 100', '1.0.0: 100']);
  await team.disable('mf-header');
  expect([await traffic(), await teamTraffic()]).toEqual(['1.2.0*: 100', '']);
  expect((await main().history()).map(({ action }) => action)).toEqual(['promote', 'promote', 'promote']);
  expect((await team.history()).map(({ action, revision }) => `${action} ${revision}`).slice(2)).toEqual([
    ...['canary 3', 'pin 4', 'unpin 5', 'rollback 6', 'disable 7'],
  ]);
});

test('a channel has a reserve for a full disk before its first edit, even if it was opened without one', async () => {
  await main().promote('mf-header', '1.0.0');
  const { reserve } = releasesPaths(home(), 'team');
  const { size } = await stat(releasesPaths(home()).reserve);
  await openChannel(home(), 'team');
  expect((await stat(reserve)).size).toBe(size);
  await rm(reserve);
  await openChannel(home(), 'team');
  expect((await stat(reserve)).size).toBe(size);
});

test('a channel of a new registry starts empty and can have its own releases', async () => {
  await openChannel(home(), 'team');
  await team.promote('mf-header', '1.0.0');
  expect([await traffic(), await teamTraffic()]).toEqual(['', '1.0.0: 100']);
});

test('an edit never creates a channel', async () => {
  await main().promote('mf-header', '1.0.0');
  const sentence = 'There is no channel team; choose one of shop, or open it.';
  await expect(team.promote('mf-header', '1.0.0')).rejects.toThrow(sentence);
  await expect(team.recover({ revision: 7, releases: { 'mf-header': '1.0.0' } })).rejects.toThrow(sentence);
  for (const name of ['../x', 'Team', '', 'a'.repeat(31)]) {
    await expect(openChannel(home(), name)).rejects.toThrow('A channel has a name');
  }
  expect(await channelNames(home())).toEqual(['shop']);
});

test('a channel is not opened while a development has the traffic', async () => {
  await main().promote('mf-header', '1.0.0');
  await main().develop('mf-header', '1.1.0');
  await expect(openChannel(home(), 'team')).rejects.toThrow('is under development');
  await main().restore('mf-header');
  expect(await openChannel(home(), 'team')).toBe(true);
});

test('leftovers of a process that was killed while opening a channel are ignored and block nothing', async () => {
  await main().promote('mf-header', '1.0.0');
  const { channels } = releasesPaths(home());
  await mkdir(join(channels, '.team'), { recursive: true });
  await writeFile(join(channels, '.team', 'discovery.json'), '{ "half');
  expect(await channelNames(home())).toEqual(['shop']);
  expect(await openChannel(home(), 'team')).toBe(true);
  expect(await teamTraffic()).toBe('1.0.0: 100');
  expect(await readdir(channels)).toEqual(['team']);
});

test('concurrent openings and edits of two channels lose nothing', async () => {
  await main().promote('mf-header', '1.0.0');
  const opened = await Promise.all(Array.from({ length: 5 }, () => openChannel(home(), 'team')));
  expect(opened.filter(Boolean)).toHaveLength(1);
  await Promise.all(
    [main(), team].flatMap((registry) =>
      Array.from({ length: 5 }, (_value, n) => registry.annotate('mf-header', '1.0.0', `note ${n}`)),
    ),
  );
  expect([(await main().history()).length, (await team.history()).length]).toEqual([6, 6]);
});

describe('the state folder of a registry without channels', () => {
  test('is used unchanged by the main channel', async () => {
    await main().promote('mf-header', '1.0.0');
    const { discovery, root } = releasesPaths(home());
    expect(discovery).toBe(join(root, 'discovery.json'));
    expect(await readdir(root)).not.toContain('channels');
    const [revision] = [JSON.parse(await readFile(discovery, 'utf8')) as { revision: number }];
    expect(revision).toMatchObject({ revision: 1 });
    expect(await channelNames(home())).toEqual(['shop']);
  });

  test('is recovered per channel, and the message names the command with its channel', async () => {
    await main().promote('mf-header', '1.0.0');
    await openChannel(home(), 'team');
    await team.promote('mf-header', '1.1.0');
    await rm(releasesPaths(home(), 'team').discovery);
    await expect(team.list()).rejects.toThrow('recover --channel team');
    expect(await traffic()).toBe('1.0.0*: 100');
    await team.recover();
    expect([await traffic(), await teamTraffic()]).toEqual(['1.0.0*: 100', '1.1.0: 100']);
  });
});

test('the retention keeps what any channel needs', async () => {
  const old = new Date(Date.now() - 90 * 86_400_000);
  for (const version of ['1.3.0', '1.4.0']) await storeSample({ home: home(), version });
  await main().promote('mf-header', '1.3.0');
  await openChannel(home(), 'team');
  await team.promote('mf-header', '1.0.0');
  for (const version of await storedVersions(home(), 'mf-header')) {
    await utimes(join(releasesPaths(home()).store, 'mf-header', version, 'manifest.json'), old, old);
  }
  await pruneReleases(home(), { keep: 1, days: 30 }, () => []);
  const left = await storedVersions(home(), 'mf-header');
  expect(left).toContain('1.0.0');
  expect(left).not.toContain('1.2.0');
});
