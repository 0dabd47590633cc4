import { newSigningKey, publicKeyOf, signClaims } from '@bergauf/service-kit/signed-claims';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import type { PreparedSet } from '../release-set/serving-set.ts';
import { createDevelopmentBuilds } from './development-builds.ts';
import type { OverrideClaims } from './preview-link.ts';
import { createPreviewSets } from './preview-sets.ts';

/** A development server whose answers the test decides, and sets that cannot be prepared where the version is 1.0.0-dev.13. */
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
  const signed = (version: string, by = key): string => signClaims(by, { version, manifestIntegrity: 'sha384-x' });
  const answer: { change: string; build: string | null; error: string | null } = {
    change: 'a-1',
    build: signed('1.0.0-dev.1'),
    error: null,
  };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/state', async () => answer);
  onTestFinished(async () => {
    await Promise.all([app.close(), sets.close()]);
  });
  const origin = await app.listen({ port: 0, host: 'localhost' });
  const claims: OverrideClaims = { remote: 'mf-header', origin, key: publicKeyOf(key), expiresAt: '' };
  const builds = createDevelopmentBuilds(sets);
  return { answer, signed, now: () => builds.now(claims, 'base'), end: () => app.close() };
}

const shown = ({ prepared }: { prepared: PreparedSet | null }): string | null => prepared?.set.id ?? null;

test('the build that the server has signed is shown', async () => {
  const { now } = await developed();
  const state = await now();
  expect(state).toMatchObject({ change: 'a-1', problem: null });
  expect(shown(state)).toBe('1.0.0-dev.1');
});

test('a build that is signed by another program on that port is not', async () => {
  const { now, answer, signed } = await developed();
  answer.build = signed('1.0.0-dev.2', newSigningKey());
  expect(await now()).toMatchObject({ change: null, prepared: null, problem: { kind: 'gone' } });
});

test('with a build that is broken, or that the shop cannot load, the last good one stays', async () => {
  const { now, answer, signed } = await developed();
  await now();
  Object.assign(answer, { change: 'a-2', error: 'Unexpected token' });
  const broken = await now();
  expect(broken).toMatchObject({ change: 'a-2', problem: { kind: 'broken', message: 'Unexpected token' } });
  expect(shown(broken)).toBe('1.0.0-dev.1');
  Object.assign(answer, { change: 'a-3', error: null, build: signed('1.0.0-dev.13') });
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
