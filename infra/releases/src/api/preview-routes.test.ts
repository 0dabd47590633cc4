import { stat } from 'node:fs/promises';
import { newSigningKey, publicKeyOf, verifiedClaims } from '@bergauf/service-kit/signed-claims';
import { expect, onTestFinished, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

async function registry() {
  const home = await temporaryFolder();
  await storeSample({ home, version: '1.0.0' });
  const app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  const paths = releasesPaths(home);
  const tokenFor = (remote: string, action: 'release' | 'canary') =>
    createToken(paths, { name: `${remote} ${action}`, grant: { kind: 'team', remote, actions: [action] }, days: 1 });
  const ask = async (token: string | null, body: object, kind = 'preview') => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const url = `/api/v1/remotes/mf-header/${kind}`;
    const response = await app.inject({ method: 'POST', url, headers, payload: body });
    return { status: response.statusCode, body: response.json() };
  };
  const key = async (): Promise<string> =>
    (await app.inject({ method: 'GET', url: '/api/v1/preview-key' })).json().key as string;
  const report = async (id: string, contractVersion: string): Promise<void> => {
    const token = await createToken(paths, { name: id, grant: { kind: 'shell' }, days: 1 });
    const readiness = { status: 'starting', wanted: null, serving: null, problems: [] };
    const { statusCode } = await app.inject({
      method: 'PUT',
      url: `/api/v1/shells/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { contractVersion, startedAt: '2026-03-01T09:00:00.000Z', operators: null, readiness },
    });
    expect(statusCode).toBeLessThan(300);
  };
  return { paths, tokenFor, ask, key, report };
}

test('a team gets a link to a stored release, which the public key verifies', async () => {
  const { paths, tokenFor, ask, key } = await registry();
  const { status, body } = await ask(await tokenFor('mf-header', 'release'), { version: '1.0.0', hours: 2 });
  expect(status).toBe(200);
  expect(verifiedClaims(await key(), body.preview)).toEqual({
    remote: 'mf-header',
    version: '1.0.0',
    expiresAt: body.expiresAt,
  });
  expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(7_190_000);
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(7_200_000);
  expect((await stat(paths.previewKey)).mode & 0o077).toBe(0);
});

test('the response names the running shells whose contracts the release excludes', async () => {
  const { tokenFor, ask, report } = await registry();
  await report('shop-1', '1.4.0');
  const token = await tokenFor('mf-header', 'release');
  const body = { version: '1.0.0', hours: 2 };
  expect((await ask(token, body)).body).not.toHaveProperty('objections');
  await report('shop-2', '2.0.0');
  expect((await ask(token, body)).body.objections).toEqual([
    'The shell shop-2 cannot show it: the release needs contracts ^1.0.0, and the shell runs with 2.0.0.',
  ]);
});

test('links are refused to other callers, and for a release that does not exist', async () => {
  const { tokenFor, ask } = await registry();
  const body = { version: '1.0.0', hours: 2 };
  expect((await ask(null, body)).status).toBe(401);
  expect((await ask(await tokenFor('mf-header', 'canary'), body)).status).toBe(403);
  expect((await ask(await tokenFor('mf-catalog', 'release'), body)).status).toBe(403);
  const token = await tokenFor('mf-header', 'release');
  expect(await ask(token, { ...body, version: '9.9.9' })).toMatchObject({
    body: { message: 'There is no release 9.9.9 of mf-header.' },
  });
  expect((await ask(token, { ...body, hours: 1000 })).status).toBe(400);
});

test('a team gets a link to the builds of its development server', async () => {
  const { tokenFor, ask, key } = await registry();
  const builds = { origin: 'http://localhost:4000', key: publicKeyOf(newSigningKey()) };
  const token = await tokenFor('mf-header', 'release');
  const { status, body } = await ask(token, { ...builds, hours: 2 }, 'override');
  expect(status).toBe(200);
  expect(verifiedClaims(await key(), body.preview)).toEqual({
    remote: 'mf-header',
    ...builds,
    expiresAt: body.expiresAt,
  });
  expect((await ask(await tokenFor('mf-catalog', 'release'), { ...builds, hours: 2 }, 'override')).status).toBe(403);
  for (const wrong of [{ hours: 25 }, { origin: 'http://localhost:4000/x' }, { origin: 'file:///' }, { key: 'x' }]) {
    expect((await ask(token, { ...builds, hours: 2, ...wrong }, 'override')).status).toBe(400);
  }
});
