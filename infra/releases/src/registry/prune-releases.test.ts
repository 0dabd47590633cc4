import { mkdirSync, rmdirSync } from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { channelNames, openChannel } from './channels.ts';
import { underLock } from './document/document-lock.ts';
import { pruneReleases } from './prune-releases.ts';
import { createRegistry, type Registry } from './registry.ts';

let home: string;
let registry: Registry;
const versions = Array.from({ length: 12 }, (_value, index) => `1.${index}.0`);

beforeEach(async () => {
  // Fakes only the clock: files and locks use real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') });
  home = await temporaryFolder();
  registry = createRegistry({ home, contractVersion: '1.0.0' });
  for (const [index, version] of versions.entries()) {
    await storeSample({ home, version, precompress: false });
    const storedAt = new Date(Date.parse('2025-01-01T00:00:00Z') + index * 86_400_000);
    await utimes(join(releasesPaths(home).store, 'mf-header', version, 'manifest.json'), storedAt, storedAt);
  }
});
afterEach(() => void vi.useRealTimers());

const at = (day: string): void => void vi.setSystemTime(Date.parse(`2026-${day}T00:00:00Z`));
const left = async (): Promise<string[]> => (await storedVersions(home, 'mf-header')).toReversed();
const rule = { keep: 2, days: 30 };

test('old releases are removed, the newest are kept', async () => {
  expect(await pruneReleases(home, rule, () => [])).toHaveLength(10);
  expect(await left()).toEqual(['1.10.0', '1.11.0']);
});

test('the newest are those that were stored last, not those with the highest versions', async () => {
  const storedAt = new Date('2025-02-01T00:00:00Z');
  await utimes(join(releasesPaths(home).store, 'mf-header/1.0.0/manifest.json'), storedAt, storedAt);
  await pruneReleases(home, rule, () => []);
  expect(await left()).toEqual(['1.0.0', '1.11.0']);
});

test('releases in traffic are kept: default, canary, fallback, switched off, and before a development', async () => {
  await registry.promote('mf-header', '1.0.0');
  await registry.promote('mf-header', '1.1.0');
  await registry.canary('mf-header', '1.2.0', 10);
  await registry.disable('mf-header');
  await registry.develop('mf-header', '1.3.0');
  at('12-01');
  await pruneReleases(home, { ...rule, keep: 0 }, () => []);
  expect(await left()).toEqual(['1.0.0', '1.1.0', '1.2.0', '1.3.0']);
});

test('releases that a running shell has are kept', async () => {
  await pruneReleases(home, rule, (name) => (name === 'mf-header' ? ['1.4.0'] : []));
  expect(await left()).toEqual(['1.4.0', '1.10.0', '1.11.0']);
});

test('releases that were in traffic lately are kept for open pages, including canaries and rolled-back releases', async () => {
  await registry.promote('mf-header', '1.5.0');
  await registry.canary('mf-header', '1.6.0', 10);
  await registry.promote('mf-header', '1.7.0');
  await registry.rollback('mf-header');
  at('01-25');
  await pruneReleases(home, rule, () => []);
  expect(await left()).toEqual(['1.5.0', '1.6.0', '1.7.0', '1.10.0', '1.11.0']);
  at('02-25');
  await pruneReleases(home, rule, () => []);
  expect(await left()).toEqual(['1.5.0', '1.10.0', '1.11.0']);
});

test('rollback targets are kept regardless of age', async () => {
  for (const version of versions.slice(0, 8)) await registry.promote('mf-header', version);
  at('12-01');
  await pruneReleases(home, rule, () => []);
  expect(await left()).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.10.0', '1.11.0']);
  for (const to of ['1.6.0', '1.5.0', '1.4.0', '1.3.0', '1.2.0']) {
    expect(await registry.rollback('mf-header')).toMatchObject({ to });
  }
});

test('nothing is removed while the document is lost', async () => {
  await registry.promote('mf-header', '1.0.0');
  await rm(releasesPaths(home).discovery);
  await expect(pruneReleases(home, rule, () => [])).rejects.toThrow('is missing');
  expect(await left()).toHaveLength(12);
});

test('nothing is removed when another process takes the lock over meanwhile', async () => {
  const { lock } = releasesPaths(home);
  const pruned = pruneReleases(home, rule, () => {
    rmdirSync(lock);
    mkdirSync(lock);
    return [];
  });
  await expect(pruned).rejects.toThrow('The lock on the discovery document was lost');
  expect(await left()).toHaveLength(12);
});

test('releases of other channels are kept, even of one that is opened while the removal waits for an edit', async () => {
  await registry.promote('mf-header', '1.5.0');
  await openChannel(home, 'team');
  await createRegistry({ home, channel: 'team', contractVersion: '1.0.0' }).promote('mf-header', '1.2.0');
  const { channels, folder } = releasesPaths(home, 'team');
  const draft = join(channels, '.team');
  await rename(folder, draft);
  let pruning: Promise<string[]> | undefined;
  await underLock(releasesPaths(home), async () => {
    pruning = pruneReleases(home, rule, () => []);
    expect(await channelNames(home)).toEqual(['shop']);
    await rename(draft, folder);
  });
  await pruning;
  expect(await left()).toEqual(['1.2.0', '1.5.0', '1.10.0', '1.11.0']);
});
