// @module-tag rotated
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { storeSample, temporaryFolder } from '../../fixtures/sample-release.ts';
import { releasesPaths } from '../../state-folder.ts';
import { createRegistry, type Registry } from '../registry.ts';
import type { Observation } from './history.ts';

const sampleVersions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.2.0-dev.1'];
let home: string;
let registry: Registry;
/** The shop's current observations of the releases of mf-header. */
let seen: Observation[];

beforeEach(async () => {
  home = await temporaryFolder();
  seen = [];
  registry = createRegistry({ home, contractVersion: '1.0.0', observe: async () => seen });
  await Promise.all(sampleVersions.map((version) => storeSample({ home, version, precompress: false })));
});

const promote = async (...versions: string[]): Promise<void> => {
  for (const version of versions) await registry.promote('mf-header', version);
};
const rollback = async (version?: string) => {
  const { to, reason } = await registry.rollback('mf-header', version);
  return [to, reason];
};

describe('a rollback goes to the last healthy release', () => {
  test('and reports which and why', async () => {
    await promote('1.0.0', '1.1.0');
    expect(await rollback()).toEqual(['1.0.0', 'the last healthy release before 1.1.0']);
    expect((await registry.history()).at(-1)).toMatchObject({ action: 'rollback', from: '1.1.0', to: '1.0.0' });
  });

  test('not to a development build that was promoted', async () => {
    await promote('1.0.0', '1.2.0-dev.1', '1.2.0');
    expect(await rollback()).toEqual([
      '1.0.0',
      'the last healthy release before 1.2.0; 1.2.0-dev.1 is a development build',
    ]);
  });

  test('not to one that was rolled back, unless it was promoted again', async () => {
    await promote('1.0.0', '1.1.0');
    await rollback();
    await promote('1.2.0');
    expect((await rollback())[0]).toBe('1.0.0');
    await promote('1.1.0', '1.3.0');
    expect((await rollback())[0]).toBe('1.1.0');
  });

  test('not to one that failed in the shop when it was replaced', async () => {
    await promote('1.0.0', '1.1.0');
    seen = [{ version: '1.1.0', problem: 'hang: it did not end' }];
    await promote('1.2.0');
    seen = [];
    expect(await rollback()).toEqual([
      '1.0.0',
      'the last healthy release before 1.2.0; 1.1.0 failed in the shop (hang: it did not end)',
    ]);
  });

  test('not to one that fails in the shop now', async () => {
    await promote('1.0.0', '1.1.0', '1.2.0');
    seen = [{ version: '1.1.0', problem: 'hang: it did not end' }];
    expect((await rollback())[0]).toBe('1.0.0');
  });

  test('but to one whose problem was seen before it was promoted again', async () => {
    await promote('1.0.0', '1.1.0');
    seen = [{ version: '1.1.0', problem: 'files: the service was away' }];
    await promote('1.1.0');
    seen = [];
    await promote('1.2.0');
    expect((await rollback())[0]).toBe('1.1.0');
  });

  test('but to one that failed once and was served without a problem later', async () => {
    await promote('1.0.0');
    seen = [{ version: '1.0.0', problem: 'files: the service was away' }];
    await registry.canary('mf-header', '1.1.0', 10);
    seen = [{ version: '1.0.0', problem: null }];
    await promote('1.1.0');
    expect((await rollback())[0]).toBe('1.0.0');
  });

  test.each([
    ['ended', () => registry.canary('mf-header', '1.0.0', 0)],
    ['ended by a promotion of the default', () => registry.promote('mf-header', '1.2.0')],
  ])('not to one whose later canary was %s', async (_how, end) => {
    await promote('1.1.0', '1.0.0', '1.2.0');
    await registry.canary('mf-header', '1.0.0', 10);
    await end();
    expect(await rollback()).toEqual([
      '1.1.0',
      'the last healthy release before 1.2.0; 1.0.0 was withdrawn as a canary',
    ]);
  });

  test('not to a canary that another rollback ended', async () => {
    await promote('1.1.0', '1.0.0', '1.2.0', '1.3.0');
    await registry.canary('mf-header', '1.0.0', 10);
    expect((await rollback())[0]).toBe('1.2.0');
    expect((await rollback())[0]).toBe('1.1.0');
  });

  test('not to one that is damaged', async () => {
    await promote('1.0.0', '1.1.0', '1.2.0');
    await rm(join(releasesPaths(home).store, 'mf-header', '1.1.0'), { recursive: true });
    const [to, reason] = await rollback();
    expect(to).toBe('1.0.0');
    expect(reason).toContain('There is no release 1.1.0 of mf-header');
  });

  test('and is refused if there is none, with the objection to each release', async () => {
    await promote('1.0.0', '1.1.0');
    await rollback();
    await promote('1.0.0');
    await expect(rollback()).rejects.toThrow('mf-header has no earlier release to go back to.');
    await promote('1.1.0', '1.2.0-dev.1', '1.3.0');
    seen = [
      { version: '1.0.0', problem: 'hang: it did not end' },
      { version: '1.1.0', problem: 'files: one is missing' },
    ];
    await expect(rollback()).rejects.toThrow(
      'mf-header has no earlier release to go back to: 1.2.0-dev.1 is a development build; 1.1.0 failed in the shop ' +
        '(files: one is missing); 1.0.0 failed in the shop (hang: it did not end). A version can be named to go there all the same.',
    );
    expect((await registry.document('https://releases.example')).revision).toBe(7);
  });
});

describe('a rollback to a release that is named', () => {
  test('goes there, skipping others, and later rollbacks continue from there', async () => {
    await promote('1.0.0', '1.1.0', '1.2.0', '1.3.0');
    expect(await rollback('1.1.0')).toEqual(['1.1.0', 'named']);
    expect((await rollback())[0]).toBe('1.0.0');
  });

  test('goes there although it was rolled back, and says so', async () => {
    await promote('1.0.0', '1.1.0');
    await rollback();
    expect(await rollback('1.1.0')).toEqual(['1.1.0', 'named, though it was rolled back']);
    await expect(rollback()).rejects.toThrow('1.0.0 was rolled back. A version can be named to go there all the same');
  });

  test('goes there although it was rolled back, and keeps earlier releases as targets', async () => {
    await promote('1.0.0', '1.1.0', '1.2.0');
    await rollback();
    await rollback('1.2.0');
    expect(await rollback()).toEqual(['1.0.0', 'the last healthy release before 1.2.0; 1.1.0 was rolled back']);
  });

  test.each([
    ['that never had the traffic', '1.3.0', 'mf-header 1.3.0 has never had the traffic, so there is no way back to it'],
    ['that has the traffic', '1.1.0', 'mf-header 1.1.0 has the traffic; a promotion of it publishes it once more.'],
    ['that is not in the store', '0.9.0', 'There is no release 0.9.0 of mf-header'],
  ])('refuses one %s', async (_what, version, sentence) => {
    await promote('1.0.0', '1.1.0');
    await expect(rollback(version)).rejects.toThrow(sentence);
  });
});

test('a release that was switched on again after its canary was withdrawn comes back without it', async () => {
  await promote('1.0.0');
  await registry.canary('mf-header', '1.1.0', 10);
  await registry.disable('mf-header');
  await registry.canary('mf-header', '1.1.0', 0);
  await registry.enable('mf-header');
  const { microFrontends } = await registry.document('https://releases.example');
  expect(microFrontends['@bergauf/mf-header']?.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
});

test('what running shells observed is stored with the edit', async () => {
  seen = [{ version: '1.0.0', problem: 'hang: it did not end' }];
  await promote('1.1.0');
  expect((await registry.history()).at(-1)?.seen).toEqual(seen);
});
