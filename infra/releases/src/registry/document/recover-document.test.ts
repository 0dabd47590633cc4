// @module-tag rotated
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeSample, temporaryFolder } from '../../fixtures/sample-release.ts';
import { type ReleasesPaths, releasesPaths } from '../../state-folder.ts';
import { createRegistry, type Registry } from '../registry.ts';
import { readDocument } from './read-document.ts';

const origin = 'https://releases.example';
let home: string;
let paths: ReleasesPaths;
let registry: Registry;

beforeEach(async () => {
  home = await temporaryFolder();
  paths = releasesPaths(home);
  registry = createRegistry({ home, contractVersion: '1.0.0' });
  for (const name of ['mf-header', 'mf-catalog', 'mf-content']) {
    for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, name, version, precompress: false });
  }
});

/** A rollout of every kind: mf-header has a canary, mf-catalog was rolled back, mf-content is off. */
async function rollOut(): Promise<void> {
  for (const name of ['mf-header', 'mf-catalog', 'mf-content']) await registry.promote(name, '1.0.0');
  await registry.canary('mf-header', '1.1.0', 10);
  await registry.promote('mf-catalog', '1.1.0');
  await registry.rollback('mf-catalog');
  await registry.disable('mf-content');
}

const damages: [string, string, () => Promise<unknown>][] = [
  ['is missing', 'is missing, but the registry has had rollouts', () => rm(paths.discovery)],
  ['is empty', 'cannot be used', () => writeFile(paths.discovery, '')],
  [
    'is cut off',
    'cannot be used',
    async () => writeFile(paths.discovery, (await readFile(paths.discovery)).subarray(0, 4096)),
  ],
  ['is a folder', 'cannot be used', () => rm(paths.discovery).then(() => mkdir(paths.discovery))],
];

describe.each(damages)('a document that %s', (_what, sentence, damage) => {
  test('is not taken for a new registry: reads and edits are refused', async () => {
    await rollOut();
    await damage();
    const actions = [
      () => registry.promote('mf-header', '1.1.0'),
      () => registry.disable('mf-header'),
      () => registry.list(),
      () => registry.document(origin),
    ];
    for (const action of actions) await expect(action()).rejects.toThrow(sentence);
    await expect(readDocument(paths)).rejects.toThrow(sentence);
    // Two sentences: the problem, and the command to run.
    await expect(readDocument(paths)).rejects.toThrow(/[^.]\. "npm run remote -- recover" makes/);
  });
});

describe.each(damages.slice(0, 3))('recovery of a document that %s', (_what, _sentence, damage) => {
  test('restores what each remote had, under a higher revision', async () => {
    await rollOut();
    const before = await registry.document(origin);
    await damage();
    expect(await registry.recover()).toMatchObject({ action: 'recover', revision: 8 });
    expect(await registry.document(origin)).toEqual({ ...before, revision: 8 });
    await registry.enable('mf-content');
    expect((await registry.document(origin)).microFrontends['@bergauf/mf-content']).toHaveLength(1);
    expect((await registry.history()).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('recovery', () => {
  test('keeps pins', async () => {
    await rollOut();
    await registry.pin('mf-header', 'its token has leaked');
    await registry.pin('mf-catalog', 'sale');
    await registry.unpin('mf-catalog');
    await rm(paths.discovery);
    await registry.recover();
    await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow('its token has leaked');
    expect(await registry.promote('mf-catalog', '1.1.0')).toMatchObject({ to: '1.1.0' });
  });

  test('keeps the damaged file, in place of that of an earlier recovery', async () => {
    await rollOut();
    await writeFile(paths.discovery, '{ half');
    await registry.recover();
    expect(await readFile(`${paths.discovery}.damaged`, 'utf8')).toBe('{ half');
    await writeFile(paths.discovery, '{ later');
    await registry.recover();
    expect(await readFile(`${paths.discovery}.damaged`, 'utf8')).toBe('{ later');
  });

  test('raises the revision above a document that was restored from an old copy', async () => {
    await registry.promote('mf-header', '1.0.0');
    const copy = await readFile(paths.discovery);
    await registry.promote('mf-header', '1.1.0');
    await writeFile(paths.discovery, copy);
    await expect(registry.promote('mf-header', '1.1.0')).rejects.toThrow(
      'is of revision 1, older than the last rollout, 2',
    );
    expect(await registry.recover()).toMatchObject({ revision: 3 });
    expect((await registry.list())[0]?.releases[0]).toMatchObject({ version: '1.1.0', traffic: 0 });
  });

  test('raises the revision above what shells have seen of a registry that was restored as a whole', async () => {
    await registry.promote('mf-header', '1.0.0');
    const { microFrontends } = await registry.document(origin);
    expect(await registry.recover({ revision: 57, releases: {} })).toMatchObject({ revision: 58 });
    expect(await registry.document(origin)).toMatchObject({ revision: 58, microFrontends });
    expect(await registry.promote('mf-header', '1.1.0')).toMatchObject({ revision: 59 });
    await rm(paths.discovery);
    expect(await registry.recover({ revision: 70, releases: {} })).toMatchObject({ revision: 71 });
  });

  test('without force keeps what shells serve if a registry that was restored as a whole is older: shoppers would get other releases', async () => {
    await registry.promote('mf-header', '1.0.0');
    await registry.promote('mf-catalog', '1.0.0');
    await registry.promote('mf-content', '1.0.0');
    // After the backup mf-header was promoted, and mf-content was switched off.
    const served = { revision: 57, releases: { 'mf-header': '1.1.0', 'mf-catalog': '1.0.0' } };
    const changes = [
      'Shells serve no release of mf-content, wanted is 1.0.0.',
      'Shells serve 1.1.0 of mf-header, wanted is 1.0.0.',
    ];
    await expect(registry.recover(served)).rejects.toThrow(
      `Nothing was recovered, because shoppers would get other releases. ${changes.join(' ')} Promote or switch off first`,
    );
    expect(await registry.document(origin)).toMatchObject({ revision: 3 });
    await registry.promote('mf-header', '1.1.0');
    await expect(registry.recover(served)).rejects.toThrow(`other releases. ${changes[0]} Promote`);
    expect(await registry.recover(served, { force: true })).toMatchObject({
      revision: 58,
      forced: changes.slice(0, 1),
    });
    await registry.disable('mf-content');
    expect(await registry.recover({ ...served, revision: 70 })).toMatchObject({ revision: 71 });
  });

  test('uses what shells serve if the history is lost as well, and later edits include it', async () => {
    await rollOut();
    await Promise.all([rm(paths.discovery), rm(paths.history)]);
    await expect(registry.list()).rejects.toThrow('is missing, but the registry has had rollouts');
    const releases = { 'mf-header': '1.0.0', 'mf-catalog': '1.1.0' };
    expect(await registry.recover({ revision: 7, releases })).toMatchObject({ revision: 8 });
    await registry.promote('mf-header', '1.1.0');
    expect(await registry.rollback('mf-header')).toMatchObject({ to: '1.0.0' });
    await rm(paths.discovery);
    await registry.recover();
    const { microFrontends } = await registry.document(origin);
    const versions = Object.entries(microFrontends).map(([key, [release]]) => [key, release?.metadata.version]);
    expect(Object.fromEntries(versions)).toEqual({ '@bergauf/mf-header': '1.0.0', '@bergauf/mf-catalog': '1.1.0' });
  });

  const seen = { revision: 1, releases: {} };
  test.each([
    ['a sound document', 'is sound; there is nothing to recover', seen, () => registry.promote('mf-header', '1.0.0')],
    [
      'a sound document if no shell reports what it has seen',
      'is sound, but no shell reports which revision it has seen',
      null,
      () => registry.promote('mf-header', '1.0.0'),
    ],
    ['a registry without rollouts', 'There is no history to recover from', null, () => Promise.resolve()],
  ])('refuses %s', async (_what, sentence, served, prepare) => {
    await prepare();
    await expect(registry.recover(served)).rejects.toThrow(sentence);
  });

  test('without force recovers nothing from a history with a damaged line: it may have switched a frontend off', async () => {
    await rollOut();
    await rm(paths.discovery);
    const lines = (await readFile(paths.history, 'utf8')).split('\n');
    await writeFile(paths.history, lines.with(6, '{ half').join('\n'));
    const told = 'Of the history line 7 cannot be read.';
    await expect(registry.recover()).rejects.toThrow(
      `Nothing was recovered. ${told} What they did, such as switching a frontend off, is not known. --force goes on without them.`,
    );
    await expect(registry.list()).rejects.toThrow('is missing');
    expect(await registry.recover(null, { force: true })).toMatchObject({ action: 'recover', forced: [told] });
    expect((await registry.document(origin)).microFrontends['@bergauf/mf-content']).toHaveLength(1);
  });

  test('without force recovers nothing from a history in which revisions are missing, other than before a recovery', async () => {
    await registry.promote('mf-header', '1.0.0');
    await registry.recover({ revision: 57, releases: {} });
    await registry.promote('mf-header', '1.1.0');
    await rm(paths.discovery);
    expect(await registry.recover()).toMatchObject({ revision: 60 });
    await registry.disable('mf-header');
    await registry.enable('mf-header');
    await rm(paths.discovery);
    const lines = (await readFile(paths.history, 'utf8')).split('\n');
    await writeFile(paths.history, [...lines.slice(2, 3), ...lines.slice(5)].join('\n'));
    await expect(registry.recover()).rejects.toThrow(
      'Of the history revisions 1 to 58 cannot be found. Of the history revisions 60 to 61 cannot be found. What',
    );
    expect(await registry.recover(null, { force: true })).toMatchObject({ revision: 63 });
  });

  test('needs force for a gap once, and again for new gaps', async () => {
    await rollOut();
    const spoil = async (change: (lines: string[]) => string[]) => {
      await rm(paths.discovery);
      await writeFile(paths.history, change((await readFile(paths.history, 'utf8')).split('\n')).join('\n'));
    };
    await spoil((lines) => lines.with(1, '{ half').with(2, '{ half').toSpliced(4, 1));
    const old = [
      'Of the history lines 2 to 3 cannot be read.',
      'Of the history revisions 2 to 3 cannot be found.',
      'Of the history revision 5 cannot be found.',
    ];
    expect(await registry.recover(null, { force: true })).toMatchObject({ forced: old });
    await rm(paths.discovery);
    expect(await registry.recover()).not.toHaveProperty('forced');
    await registry.disable('mf-header');
    await registry.enable('mf-header');
    await spoil((lines) => lines.toSpliced(-3, 1));
    const told = 'Of the history revision 10 cannot be found.';
    await expect(registry.recover()).rejects.toThrow(`Nothing was recovered. ${told} What`);
    expect(await registry.recover(null, { force: true })).toMatchObject({ forced: [told] });
  });

  test('restores releases that need other contracts than a shell runs with, and reports it', async () => {
    await rollOut();
    await rm(paths.discovery);
    const contracts = [{ of: 'the shell b:3000', version: '2.0.0' }];
    const updating = createRegistry({ home, contractVersion: '1.0.0', runningContracts: () => contracts });
    const { forced } = await updating.recover();
    expect(forced).toContain('mf-header 1.1.0 needs contracts ^1.0.0, but the shell b:3000 runs with 2.0.0.');
    expect((await registry.list()).find(({ name }) => name === 'mf-header')?.releases[0]).toMatchObject({
      traffic: 10,
    });
    await Promise.all([rm(paths.discovery), rm(paths.history)]);
    await updating.recover({ revision: 20, releases: { 'mf-header': '1.0.0' } });
    expect((await registry.history()).map(({ action }) => action)).toEqual(['recover', 'promote']);
  });

  test('recovers nothing rather than leave out a remote whose release is missing', async () => {
    await rollOut();
    await rm(paths.discovery);
    await rm(join(paths.store, 'mf-catalog', '1.0.0'), { recursive: true });
    await expect(registry.recover()).rejects.toThrow('Nothing was recovered. There is no release 1.0.0 of mf-catalog');
    await expect(registry.list()).rejects.toThrow('is missing');
    await storeSample({ home, name: 'mf-catalog', precompress: false });
    expect(await registry.recover()).toMatchObject({ revision: 8 });
  });

  test('by two operators at once happens once', async () => {
    await rollOut();
    await rm(paths.discovery);
    const results = await Promise.allSettled([registry.recover(), registry.recover()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await registry.document(origin)).revision).toBe(8);
  });
});
