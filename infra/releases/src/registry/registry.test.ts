import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiscoveryDocument } from 'shared-contracts/discovery';
import { Compile } from 'typebox/compile';
import { beforeEach, describe, expect, test } from 'vitest';
import { releasesOrigin as origin, registryWithReleases } from '../fixtures/registry-with-releases.ts';
import { sampleClientEntry, storeSample } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';

const key = '@bergauf/mf-header';
const validator = Compile(DiscoveryDocument);

const { home, registry, traffic, expectRefusal } = registryWithReleases();

describe('promote', () => {
  test('gives a release all traffic, with absolute addresses and hashes', async () => {
    await registry().promote('mf-header', '1.0.0');
    const document = await registry().document(`${origin}/`);
    expect(validator.Check(document)).toBe(true);
    const [release] = document.microFrontends[key] ?? [];
    expect(release?.url).toBe(`${origin}/mf-header/1.0.0/${sampleClientEntry}`);
    expect(release?.extras.baseUrl).toBe(`${origin}/mf-header/1.0.0/`);
    expect(release?.deployment).toEqual({ traffic: 100, default: true });
    expect(release?.metadata).toEqual({
      integrity: release?.extras.manifest.files[sampleClientEntry],
      version: '1.0.0',
    });
    expect(document.revision).toBe(1);
  });

  test('ends a canary', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 5);
    await registry().promote('mf-header', '1.2.0');
    expect(await traffic()).toBe('1.2.0*: 100');
  });

  test('of a release that has all traffic publishes it once more, for shells that could not take it', async () => {
    const first = await registry().promote('mf-header', '1.0.0');
    expect(await registry().promote('mf-header', '1.0.0')).toMatchObject({ from: '1.0.0', to: '1.0.0', revision: 2 });
    expect((await registry().document(origin)).revision).toBe(2);
    expect((await registry().list())[0]?.releases.at(-1)).toMatchObject({ version: '1.0.0', since: first.at });
  });

  test('publishes the previous release as the fallback, without traffic, until it is rolled back to', async () => {
    const standIn = async () => (await registry().document(origin)).previous?.[key];
    await registry().promote('mf-header', '1.0.0');
    expect(await standIn()).toBeUndefined();
    await registry().promote('mf-header', '1.1.0');
    await registry().promote('mf-header', '1.1.0');
    expect(await standIn()).toMatchObject({
      url: `${origin}/mf-header/1.0.0/${sampleClientEntry}`,
      metadata: { version: '1.0.0' },
      deployment: { traffic: 0, default: false },
    });
    await registry().rollback('mf-header');
    expect(await traffic()).toBe('1.0.0*: 100');
    expect(await standIn()).toBeUndefined();
  });

  test('publishes no development build as the fallback, as those are removed', async () => {
    await storeSample({ home: home(), version: '1.1.0-dev.1' });
    for (const version of ['1.0.0', '1.1.0-dev.1', '1.1.0']) await registry().promote('mf-header', version);
    const { previous } = await registry().document(origin);
    expect(previous?.[key]?.metadata.version).toBe('1.0.0');
  });

  test('publishes no fallback after a rollback that skips releases', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry().promote('mf-header', version);
    await registry().rollback('mf-header', '1.0.0');
    expect((await registry().document(origin)).previous?.[key]).toBeUndefined();
  });

  test('refuses a remote that does not exist and lists those that do', async () => {
    await storeSample({ home: home(), name: 'mf-catalog' });
    await expectRefusal(
      () => registry().promote('header', '1.0.0'),
      'There is no remote header: choose one of mf-catalog, mf-header.',
    );
  });

  test.each(['1.0.1', '../mf-header/1.0.0', '', '.'])('refuses the unknown release %j', async (version) => {
    await expectRefusal(
      () => registry().promote('mf-header', version),
      `There is no release ${version} of mf-header: the store has 1.2.0, 1.1.0, 1.0.0.`,
    );
  });

  test('refuses a release whose contract range excludes the running version', async () => {
    await storeSample({ home: home(), version: '2.0.0', contractRange: '^2.0.0' });
    await expectRefusal(
      () => registry().promote('mf-header', '2.0.0'),
      'mf-header 2.0.0 needs contracts ^2.0.0, but the shop runs with 1.2.0.',
    );
  });
});

describe('canary', () => {
  beforeEach(() => registry().promote('mf-header', '1.0.0'));

  test('takes its percent from the default', async () => {
    await registry().canary('mf-header', '1.1.0', 10);
    expect(await traffic()).toBe('1.0.0*: 90, 1.1.0: 10');
    await registry().canary('mf-header', '1.1.0', 35);
    expect(await traffic()).toBe('1.0.0*: 65, 1.1.0: 35');
  });

  test('replaces the canary before', async () => {
    await registry().canary('mf-header', '1.1.0', 10);
    await registry().canary('mf-header', '1.2.0', 20);
    expect(await traffic()).toBe('1.0.0*: 80, 1.2.0: 20');
  });

  test('ends at 0 percent, even if its files are broken', async () => {
    await registry().canary('mf-header', '1.1.0', 10);
    await rm(join(releasesPaths(home()).store, 'mf-header', '1.1.0'), { recursive: true });
    await registry().canary('mf-header', '1.1.0', 0);
    expect(await traffic()).toBe('1.0.0*: 100');
  });

  test('is a promotion at 100 percent', async () => {
    await registry().canary('mf-header', '1.1.0', 10);
    expect(await registry().canary('mf-header', '1.1.0', 100)).toMatchObject({ action: 'promote', from: '1.0.0' });
    expect(await traffic()).toBe('1.1.0*: 100');
  });

  test('that has its percent already is published once more', async () => {
    await registry().canary('mf-header', '1.1.0', 10);
    expect(await registry().canary('mf-header', '1.1.0', 10)).toMatchObject({ revision: 3 });
    expect(await traffic()).toBe('1.0.0*: 90, 1.1.0: 10');
  });

  test.each([-1, 101, 2.5, Number.NaN])('refuses %d percent', async (percent) => {
    await expectRefusal(
      () => registry().canary('mf-header', '1.1.0', percent),
      'whole number of percent from 0 to 100',
    );
  });

  test('refuses the default as its own canary, and ending what is no canary', async () => {
    await expectRefusal(() => registry().canary('mf-header', '1.0.0', 10), 'cannot be its own canary.');
    await expectRefusal(() => registry().canary('mf-header', '1.1.0', 0), 'mf-header 1.1.0 is no canary.');
  });

  test('refuses a remote that has no default yet', async () => {
    await storeSample({ home: home(), name: 'mf-catalog' });
    await expectRefusal(() => registry().canary('mf-catalog', '1.0.0', 10), 'no release in traffic yet; promote one');
  });
});

describe('rollback', () => {
  test('goes further and further back, and not to what was rolled back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry().promote('mf-header', version);
    await registry().rollback('mf-header');
    expect(await traffic()).toBe('1.1.0*: 100');
    await registry().rollback('mf-header');
    expect(await traffic()).toBe('1.0.0*: 100');
    await expectRefusal(() => registry().rollback('mf-header'), 'mf-header has no earlier release to go back to.');
    await registry().promote('mf-header', '1.2.0');
    await registry().rollback('mf-header');
    expect(await traffic()).toBe('1.0.0*: 100');
  });

  test('ends a canary and goes to the default before', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().promote('mf-header', '1.1.0');
    await registry().canary('mf-header', '1.2.0', 50);
    await registry().rollback('mf-header');
    expect(await traffic()).toBe('1.0.0*: 100');
  });

  test('refuses a damaged release', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().promote('mf-header', '1.1.0');
    await appendFile(join(releasesPaths(home()).store, 'mf-header', '1.0.0', sampleClientEntry), ' ');
    await expectRefusal(() => registry().rollback('mf-header'), 'mf-header 1.0.0 is damaged');
  });
});

describe('a development build', () => {
  test('is ended by the process that it belongs to, and by no other', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().develop('mf-header', '1.1.0', { owner: { machine: 'm', pid: 1 } });
    for (const other of [
      { machine: 'm', pid: 2 },
      { machine: 'n', pid: 1 },
    ]) {
      expect(await registry().restore('mf-header', other)).toBeNull();
    }
    expect(await traffic()).toBe('1.1.0*: 100');
    await registry().restore('mf-header', { machine: 'm', pid: 1 });
    expect(await traffic()).toBe('1.0.0*: 100');
  });
});

describe('list', () => {
  test('shows store and traffic of every remote, and since when', async () => {
    await storeSample({ home: home(), name: 'mf-catalog' });
    const first = await registry().promote('mf-header', '1.0.0');
    const second = await registry().canary('mf-header', '1.1.0', 10);
    const release = { isStored: true, isDefault: false, traffic: 0, since: null };
    expect(await registry().list()).toEqual([
      {
        name: 'mf-catalog',
        isOff: false,
        isDevelopment: false,
        pin: null,
        releases: [{ ...release, version: '1.0.0' }],
      },
      {
        name: 'mf-header',
        isOff: false,
        isDevelopment: false,
        pin: null,
        releases: [
          { ...release, version: '1.2.0' },
          { ...release, version: '1.1.0', traffic: 10, since: second?.at },
          { ...release, version: '1.0.0', traffic: 90, isDefault: true, since: first?.at },
        ],
      },
    ]);
  });

  test('shows who withdrew a release and why, until it is in traffic again', async () => {
    const withdrawn = async (version: string) =>
      (await registry().list())[0]?.releases.find((release) => release.version === version)?.withdrawn;
    for (const version of ['1.0.0', '1.1.0']) await registry().promote('mf-header', version);
    const undone = await registry().rollback('mf-header', undefined, { who: 'registry', note: 'worse' });
    expect(await withdrawn('1.1.0')).toEqual({ at: undone.at, who: 'registry', how: 'was rolled back', note: 'worse' });
    expect(await withdrawn('1.0.0')).toBeUndefined();
    await registry().canary('mf-header', '1.1.0', 10);
    expect(await withdrawn('1.1.0')).toBeUndefined();
    const ended = await registry().canary('mf-header', '1.1.0', 0, { who: 'anna' });
    expect(await withdrawn('1.1.0')).toEqual({
      at: ended.at,
      who: 'anna',
      how: 'was withdrawn as a canary',
      note: null,
    });
    await registry().canary('mf-header', '1.1.0', 10);
    await registry().promote('mf-header', '1.2.0');
    expect(await withdrawn('1.1.0')).toBeUndefined();
  });

  test('shows the target of a rollback, if there is an earlier release', async () => {
    const rollbackTo = async () => (await registry().list())[0]?.rollbackTo;
    const found: unknown[] = [await rollbackTo()];
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await registry().promote('mf-header', version);
      found.push(await rollbackTo());
    }
    for (const _twice of [1, 2]) {
      const expected = await rollbackTo();
      expect((await registry().rollback('mf-header')).to).toBe(expected);
      found.push(await rollbackTo());
    }
    expect(found).toEqual([undefined, undefined, '1.0.0', '1.1.0', '1.0.0', undefined]);
  });

  test('counts from the enabling after a remote was off', async () => {
    await registry().promote('mf-header', '1.2.0');
    await registry().disable('mf-header');
    expect((await registry().list())[0]).toMatchObject({
      isOff: true,
      releases: [{ traffic: 0, since: null }, {}, {}],
    });
    const enabled = await registry().enable('mf-header');
    expect((await registry().list())[0]?.releases[0]).toMatchObject({ traffic: 100, since: enabled?.at });
  });
});
