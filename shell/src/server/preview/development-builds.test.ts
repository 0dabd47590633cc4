import type { OverrideClaims } from '@bergauf/service-kit/shell-protocol/preview';
import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import { createDevelopmentBuilds } from './development-builds.ts';
import { createPreviewSets } from './preview-sets.ts';

/** A development server whose responses the test controls, and sets that cannot be prepared where the version is 1.0.0-dev.13. */
async function developed() {
  const key = newSigningKey();
  const sets = createPreviewSets({
    most: 2,
    async prepare({ version }) {
      if (version === '1.0.0-dev.13') throw new Error('thrown at import');
      const pool = { render: vi.fn(), warm: async () => [], close: async () => {} };
      return { set: { id: version, remotes: noRemotes }, resolution: {}, failures: [], pool } as PreparedSet;
    },
  });
  const build = (version: string) => ({ version, manifestIntegrity: 'sha384-x' });
  const answer: { by: string; change: string; build: ReturnType<typeof build> | null; error: string | null } = {
    by: key,
    change: 'aaaaaaaa-1',
    build: build('1.0.0-dev.1'),
    error: null,
  };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/state', async () => {
    const { by, ...state } = answer;
    return { state: signClaims(by, state) };
  });
  onTestFinished(async () => {
    await Promise.all([app.close(), sets.close()]);
  });
  const origin = await app.listen({ port: 0, host: 'localhost' });
  const claims: OverrideClaims = { remote: 'mf-header', origin, key: publicKeyOf(key), expiresAt: '' };
  const builds = createDevelopmentBuilds(sets);
  return { answer, build, now: () => builds.now(claims, 'base'), end: () => app.close() };
}

const shown = ({ prepared }: { prepared: PreparedSet | null }): string | null => prepared?.set.id ?? null;

test('the build that the server has signed is shown', async () => {
  const { now } = await developed();
  const state = await now();
  expect(state).toMatchObject({ change: 'aaaaaaaa-1', problem: null });
  expect(shown(state)).toBe('1.0.0-dev.1');
});

test('the refresh data is passed on, unless the server is older or the shop cannot load the build', async () => {
  const { now, answer, build } = await developed();
  expect((await now()).refresh).toBeNull();
  const refresh = { from: '1.0.0-dev.1', modules: ['./src/bar/header.tsx'] };
  Object.assign(answer, { change: 'aaaaaaaa-2', build: { ...build('1.0.0-dev.2'), refresh } });
  expect((await now()).refresh).toEqual(refresh);
  Object.assign(answer, { change: 'aaaaaaaa-3', build: { ...build('1.0.0-dev.13'), refresh } });
  expect((await now()).refresh).toBeNull();
});

test.each([
  ['a build', {}],
  ['an error, and no build', { build: null, error: 'Unexpected token' }],
])('%s that another program on that port has signed is not shown, nor said', async (_what, state) => {
  const { now, answer } = await developed();
  Object.assign(answer, state, { by: newSigningKey() });
  expect(await now()).toEqual({
    change: null,
    prepared: null,
    refresh: null,
    problem: { kind: 'gone', message: '' },
  });
});

test.each([['aaaaaaaa-1"><meta http-equiv=refresh content=0>'], ['aaaaaaaa-']])(
  'the change id %s is refused',
  async (change) => {
    const { now, answer } = await developed();
    answer.change = change;
    expect(await now()).toMatchObject({ change: null, problem: { kind: 'gone' } });
  },
);

test('with a build that is broken, or that the shop cannot load, the last good one stays', async () => {
  const { now, answer, build } = await developed();
  await now();
  Object.assign(answer, { change: 'aaaaaaaa-2', error: 'Unexpected token' });
  const broken = await now();
  expect(broken).toMatchObject({ change: 'aaaaaaaa-2', problem: { kind: 'broken', message: 'Unexpected token' } });
  expect(shown(broken)).toBe('1.0.0-dev.1');
  Object.assign(answer, { change: 'aaaaaaaa-3', error: null, build: build('1.0.0-dev.13') });
  const thrown = await now();
  expect(thrown.problem).toEqual({ kind: 'broken', message: 'thrown at import' });
  expect(shown(thrown)).toBe('1.0.0-dev.1');
});

test('while there is no build, and after the server has ended, there is none to show', async () => {
  const { now, answer, end } = await developed();
  Object.assign(answer, { build: null, error: 'Unexpected token' });
  expect(await now()).toMatchObject({ prepared: null, problem: { kind: 'broken', message: 'Unexpected token' } });
  await end();
  expect(await now()).toMatchObject({ change: null, prepared: null, problem: { kind: 'gone' } });
});
