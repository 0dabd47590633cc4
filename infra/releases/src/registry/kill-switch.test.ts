import { readFile, rename, rm, symlink } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { outcome } from '../cli/remote-tables.ts';
import { registryWithReleases, releasesOrigin } from '../fixtures/registry-with-releases.ts';
import { storeSample } from '../fixtures/sample-release.ts';
import { releasesPaths } from '../state-folder.ts';

const { home, registry, traffic, expectRefusal } = registryWithReleases();

describe('the kill switch', () => {
  test('empties the list, and enabling restores exactly what there was, canary included', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 10);
    await registry().disable('mf-header');
    expect((await registry().document(releasesOrigin)).microFrontends['@bergauf/mf-header']).toEqual([]);
    await registry().enable('mf-header');
    expect(await traffic()).toBe('1.0.0*: 90, 1.1.0: 10');
  });

  test('names the canary that it switches off and on, and other edits name the one that they end', async () => {
    await storeSample({ home: home(), version: '1.2.0' });
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 10);
    await registry().canary('mf-header', '1.1.0', 50);
    await registry().disable('mf-header');
    await registry().enable('mf-header');
    await registry().canary('mf-header', '1.2.0', 20);
    await registry().promote('mf-header', '1.0.0');
    expect((await registry().history()).map(outcome)).toEqual([
      'mf-header: promote 1.0.0 (revision 1).',
      'mf-header: canary 1.1.0 at 10 % beside 1.0.0 (revision 2).',
      'mf-header: canary 1.1.0 at 50 % beside 1.0.0 (revision 3).',
      'mf-header: switched off, was 1.0.0, canary 1.1.0 at 50 % (revision 4).',
      'mf-header: switched on with 1.0.0, canary 1.1.0 at 50 % (revision 5).',
      'mf-header: canary 1.2.0 at 20 % beside 1.0.0, ends canary 1.1.0 at 50 % (revision 6).',
      'mf-header: promote 1.0.0 once more, ends canary 1.2.0 at 20 % (revision 7).',
    ]);
  });

  test('is named by edits that have no effect while the remote is off', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 10);
    await registry().disable('mf-header');
    const edits = [
      await registry().promote('mf-header', '1.1.0'),
      await registry().canary('mf-header', '1.0.0', 10),
      await registry().rollback('mf-header', '1.0.0'),
    ];
    expect(edits.map((entry) => entry && outcome(entry))).toEqual([
      'mf-header: promote 1.0.0 → 1.1.0, stays switched off (revision 4).',
      'mf-header: canary 1.0.0 at 10 % beside 1.1.0, stays switched off (revision 5).',
      'mf-header: rollback 1.1.0 → 1.0.0: named, stays switched off (revision 6).',
    ]);
  });

  test('stays off through a promotion, which enabling then restores', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().disable('mf-header');
    await registry().promote('mf-header', '1.1.0');
    expect(await traffic()).toBe('');
    await registry().enable('mf-header');
    expect(await traffic()).toBe('1.1.0*: 100');
  });

  test('works when the files are gone, but such a remote cannot be enabled', async () => {
    await registry().promote('mf-header', '1.0.0');
    await rm(releasesPaths(home()).store, { recursive: true });
    await registry().disable('mf-header');
    await expectRefusal(
      () => registry().enable('mf-header'),
      'There is no release 1.0.0 of mf-header: the store has none.',
    );
  });

  test('goes before waiting edits, however many there are', async () => {
    await registry().promote('mf-header', '1.0.0');
    const notes = Array.from({ length: 40 }, (_none, index) => registry().annotate('mf-header', '1.0.0', `${index}`));
    // Then the others wait for the lock.
    await Promise.race(notes);
    const entry = await registry().disable('mf-header');
    await Promise.all(notes);
    expect(entry?.revision).toBeLessThan(20);
    expect(await registry().history()).toHaveLength(42);
  });

  test('works when the store cannot even be read, as does ending a canary', async () => {
    await registry().promote('mf-header', '1.0.0');
    await registry().canary('mf-header', '1.1.0', 10);
    const { store } = releasesPaths(home());
    await rm(store, { recursive: true });
    await symlink(store, store);
    expect(await registry().canary('mf-header', '1.1.0', 0)).toMatchObject({ percent: 0 });
    expect(await registry().disable('mf-header')).toMatchObject({ action: 'disable' });
    await expect(registry().enable('mf-header')).rejects.toThrow('ELOOP');
  });

  test('works repeatedly while the history cannot be written, which blocks other edits', async () => {
    await storeSample({ home: home(), name: 'mf-catalog' });
    for (const name of ['mf-header', 'mf-catalog']) await registry().promote(name, '1.0.0');
    await registry().canary('mf-header', '1.1.0', 10);
    const { history, folder } = releasesPaths(home());
    const aside = `${history}.aside`;
    await rename(history, aside);
    // Reads as a history without a line, and cannot be written, also by root.
    await symlink(`${folder}/none/history.jsonl`, history);
    await expectRefusal(
      () => registry().promote('mf-catalog', '1.0.0'),
      `Nothing was changed, as the last edit cannot be written to ${history}`,
    );
    await expect(registry().canary('mf-header', '1.1.0', 0)).rejects.toMatchObject({
      name: 'HistoryUnwritten',
      revision: 4,
      lost: { revision: 3, action: 'canary', percent: 10 },
    });
    for (const name of ['mf-header', 'mf-catalog']) {
      await expect(registry().disable(name)).rejects.toThrow('The change was made');
      expect(await traffic(name)).toBe('');
    }
    await rm(history);
    await rename(aside, history);
    await registry().enable('mf-header');
    expect((await registry().history()).map(({ revision }) => revision)).toEqual([1, 2, 3, 6, 7]);
    expect((await readFile(history, 'utf8')).trimEnd().split('\n')).toHaveLength(5);
  });

  test('changes nothing the second time, and refuses what has never been on', async () => {
    await expectRefusal(() => registry().disable('mf-header'), 'there is nothing to switch off.');
    await registry().promote('mf-header', '1.0.0');
    expect(await registry().enable('mf-header')).toBeNull();
    await registry().disable('mf-header');
    expect(await registry().disable('mf-header')).toBeNull();
  });
});
