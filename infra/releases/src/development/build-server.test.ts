import { newSigningKey, publicKeyOf, verifiedClaims } from '@bergauf/service-kit/signed-claims';
import { expect, test } from 'vitest';
import type { BuiltRelease } from '../store/store-release.ts';
import { createBuildServer } from './build-server.ts';

const key = newSigningKey();

function buildOf(version: string): BuiltRelease {
  const manifest = {
    name: 'mf-sample',
    version,
    contractRange: '^1.0.0',
    clientEntry: 'client/a.js',
    serverEntry: 'server/a.js',
    exposes: {},
    files: {},
  };
  return { manifest, contents: new Map() };
}

async function stateAfter(...offers: (readonly string[] | null)[]) {
  const server = createBuildServer('mf-sample', key, () => 'localhost:80');
  for (const [index, refreshed] of offers.entries()) server.offer(buildOf(`1.0.0-dev.${index + 1}`), refreshed);
  const answer = await server.app.inject({ url: '/state', headers: { host: 'localhost:80' } });
  await server.app.close();
  const state = verifiedClaims(publicKeyOf(key), answer.json().state, 40_000);
  return (state as { build: { refresh: object } }).build.refresh;
}

test('lists the modules that update pages of earlier builds to the newest one', async () => {
  expect(await stateAfter([])).toEqual({ from: '1.0.0-dev.1', modules: [] });
  expect(await stateAfter([], ['./a.tsx'], ['./a.tsx', './b.tsx'])).toEqual({
    from: '1.0.0-dev.1',
    modules: ['./a.tsx', './b.tsx'],
  });
});

test('a build that needs a reload starts a new list, and so does one too many changes after the first', async () => {
  expect(await stateAfter([], ['./a.tsx'], null, ['./b.tsx'])).toEqual({ from: '1.0.0-dev.3', modules: ['./b.tsx'] });
  const many = Array.from({ length: 101 }, (_, index) => `./${index}.tsx`);
  expect(await stateAfter([], many)).toEqual({ from: '1.0.0-dev.2', modules: [] });
});
