import { readFile, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { storeSample, temporaryFolder } from '../fixtures/sample-release.ts';
import { createReleasesServer } from '../server/releases-server.ts';
import { releasesPaths } from '../state-folder.ts';
import type { Grant } from '../tokens/token.ts';
import { createToken, revokeToken } from '../tokens/token-store.ts';

let home: string;
let app: FastifyInstance;
let operator: string;
let team: string;

const tokenFor = (name: string, grant: Grant, days = 1): Promise<string> =>
  createToken(releasesPaths(home), { name, grant, days });

beforeEach(async () => {
  home = await temporaryFolder();
  for (const version of ['1.0.0', '1.1.0']) await storeSample({ home, version });
  await storeSample({ home, name: 'mf-catalog' });
  app = await createReleasesServer({ home, publicOrigin: 'http://localhost:1', contractVersion: '1.0.0' });
  onTestFinished(() => app.close());
  operator = await tokenFor('anna', { kind: 'operator' });
  team = await tokenFor('header team', { kind: 'team', remote: 'mf-header', actions: ['release', 'canary'] });
});

type Sent = { token?: string | null; revision?: string | null; method?: 'GET' | 'POST'; body?: object };

/** A request to the API. @returns status and body */
async function send(path: string, { token = operator, revision = '*', method = 'POST', body = {} }: Sent = {}) {
  const response = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(revision !== null && { 'if-match': revision }),
    },
    ...(method === 'POST' && { payload: body }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const promote = (version: string, sent: Sent = {}, name = 'mf-header') =>
  send(`/remotes/${name}/promote`, { ...sent, body: { version, ...sent.body } });

describe('a token is needed', () => {
  const writes = [
    'promote',
    'rollback',
    'canary',
    'disable',
    'enable',
    'develop',
    'restore',
    'pin',
    'unpin',
    'annotate',
    'advance',
    'hold',
    'continue',
    'preview',
    'override',
  ];
  const bodies: Record<string, object> = {
    promote: { version: '1.0.0' },
    canary: { version: '1.0.0', percent: 1 },
    develop: { version: '1.0.0', owner: { machine: 'm', pid: 1 } },
    restore: { owner: { machine: 'm', pid: 1 } },
    pin: { reason: 'x' },
    annotate: { version: '1.0.0', note: 'x' },
    advance: { version: '1.0.0' },
    preview: { version: '1.0.0', hours: 1 },
    override: { origin: 'http://localhost:1', key: '-----BEGIN PUBLIC KEY-----', hours: 1 },
  };

  test('for every write, and for reading', async () => {
    for (const action of writes) {
      const { status, body, headers } = await send(`/remotes/mf-header/${action}`, {
        token: null,
        body: bodies[action] ?? {},
      });
      expect([action, status, body.error]).toEqual([action, 401, 'unauthorized']);
      expect(headers['www-authenticate']).toBe('Bearer');
    }
    expect((await send('/recover', { token: null, body: { served: null } })).status).toBe(401);
    expect((await send('/prune', { token: null })).status).toBe(401);
    expect((await send('/channels/team', { token: null })).status).toBe(401);
    for (const path of ['/remotes', '/history', '/developments', '/audit']) {
      expect((await send(path, { token: null, method: 'GET' })).status).toBe(401);
    }
    const upload = { method: 'PUT', url: '/api/v1/releases/mf-header/2.0.0', payload: 'x' } as const;
    const tar = await app.inject({ ...upload, headers: { 'content-type': 'application/x-tar' } });
    expect([tar.statusCode, tar.json().message]).toEqual([401, expect.stringContaining('needs a token')]);
    expect((await send('/history', { method: 'GET' })).body.entries).toEqual([]);
  });

  test('that is known, not revoked and not expired, from the next request on', async () => {
    expect((await promote('1.0.0')).status).toBe(200);
    await revokeToken(releasesPaths(home), 'anna');
    const old = await tokenFor('old', { kind: 'operator' }, 0);
    const { status, body } = await promote('1.1.0');
    expect([status, body.message]).toEqual([401, expect.stringMatching(/^The token anna was revoked at /)]);
    expect((await promote('1.1.0', { token: old })).body.message).toMatch(/^The token old expired at /);
    for (const wrong of ['x', `${operator}x`, operator.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      expect((await promote('1.1.0', { token: wrong })).body.message).toBe('The token is unknown.');
    }
  });

  test('that allows the action on this frontend, else it is 403 with a sentence', async () => {
    const canary = { body: { version: '1.1.0', percent: 10 }, token: team };
    await promote('1.0.0');
    expect((await send('/remotes/mf-header/canary', canary)).body.entry).toMatchObject({ who: 'header team' });
    const reply = await promote('1.1.0', { token: team });
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'The token header team allows only release and canary of mf-header; this needs a token that allows promote of mf-header.',
    ]);
    expect((await send('/remotes/mf-catalog/canary', canary)).status).toBe(403);
    expect((await send('/remotes/mf-header/disable', { token: team })).status).toBe(403);
    expect((await send('/audit', { token: team, method: 'GET' })).status).toBe(403);
    expect((await send('/remotes', { token: team, method: 'GET' })).status).toBe(200);
    const shell = await tokenFor('shell', { kind: 'shell' });
    expect((await send('/remotes', { token: shell, method: 'GET' })).status).toBe(403);
    const whole = { ...canary, body: { version: '1.1.0', percent: 100 } };
    expect((await send('/remotes/mf-header/canary', whole)).body.message).toContain(
      'this needs a token that allows promote of mf-header',
    );
    const unexamined = { version: '1.1.0', owner: { machine: 'm', pid: 1 } };
    const may = await tokenFor('all rights', {
      kind: 'team',
      remote: 'mf-header',
      actions: ['release', 'canary', 'promote'],
    });
    expect((await send('/remotes/mf-header/develop', { token: may, body: unexamined })).body.message).toContain(
      "this needs an operator's token",
    );
    expect((await send('/remotes/mf-header/canary', { ...whole, token: may })).status).toBe(200);
    const forced = { ...canary, body: { ...canary.body, force: true } };
    expect((await send('/remotes/mf-header/canary', forced)).body.message).toBe('Only operators may use force.');
  });

  test('and its secret is stored nowhere', async () => {
    const text = await readFile(releasesPaths(home).tokens, 'utf8');
    expect(text).toContain('"anna"');
    expect(text).not.toContain(operator.slice(-43));
  });
});

describe('an edit conditional on a revision', () => {
  test('is refused after another edit of the same frontend, and tells what was changed by whom', async () => {
    await promote('1.0.0');
    const ben = await tokenFor('ben', { kind: 'operator' });
    const { headers } = await send('/remotes', { method: 'GET' });
    const revision = String(headers.etag);
    const both = await Promise.all([
      promote('1.1.0', { revision }),
      send('/remotes/mf-header/disable', { token: ben, revision }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [lost, won] = [both.find(({ status }) => status === 412), both.find(({ status }) => status === 200)];
    expect(lost?.body).toMatchObject({ error: 'changed', changes: [won?.body.entry] });
    expect(lost?.body.message).toMatch(/^mf-header was changed meanwhile, so nothing was done: (anna|ben): /);
    expect((await send('/remotes', { method: 'GET' })).body.revision).toBe(2);
  });

  test('is refused after a recovery, which is an edit of every frontend', async () => {
    await promote('1.0.0');
    const revision = String((await send('/remotes', { method: 'GET' })).headers.etag);
    await rm(releasesPaths(home).discovery);
    expect((await send('/recover', { body: { served: null } })).status).toBe(200);
    const refused = await promote('1.1.0', { revision });
    expect([refused.status, refused.body.changes]).toEqual([412, [expect.objectContaining({ action: 'recover' })]]);
  });

  test('is made after an edit of another frontend', async () => {
    const revision = '"0"';
    await promote('1.0.0', { revision });
    expect((await promote('1.0.0', { revision }, 'mf-catalog')).status).toBe(200);
    expect((await promote('1.1.0', { revision })).status).toBe(412);
  });

  test.each([[null], ['latest'], ['"1.5"']])('needs one: %j is 428', async (revision) => {
    expect((await promote('1.0.0', { revision })).status).toBe(428);
  });
});

test('the audit log has a line for everything that was done or refused, with the name of the token', async () => {
  await promote('1.0.0', { body: { note: 'for the sale' } });
  await promote('9.9.9');
  await promote('1.1.0', { token: team });
  await promote('1.1.0', { token: null });
  const { lines } = (await send('/audit', { method: 'GET' })).body;
  expect(
    lines.map(({ who, action, outcome, subject }: Record<string, string>) => [who, action, outcome, subject]),
  ).toEqual([
    [expect.any(String), 'token create', 'done', 'token anna'],
    [expect.any(String), 'token create', 'done', 'token header team'],
    ['anna', 'promote', 'done', 'mf-header 1.0.0'],
    ['anna', 'promote', 'refused', 'mf-header 9.9.9'],
    ['header team', 'promote', 'refused', 'mf-header 1.1.0'],
  ]);
  expect(lines[1].detail).toBe('release, canary of mf-header');
  expect(lines[3].detail).toContain('There is no release 9.9.9');
  expect((await send('/history', { method: 'GET' })).body.entries).toMatchObject([
    { who: 'anna', note: 'for the sale' },
  ]);
});

test('a pinned frontend takes no other release until it is unpinned, but can go back and be switched off', async () => {
  await promote('1.0.0');
  await promote('1.1.0');
  const pin = { body: { reason: 'sale until Monday' } };
  expect((await send('/remotes/mf-header/pin', pin)).body.entry).toMatchObject({ action: 'pin', to: '1.1.0' });
  expect((await send('/remotes', { method: 'GET' })).body.remotes[1]).toMatchObject({ pin: 'sale until Monday' });
  const refused = await promote('1.0.0');
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('is pinned (sale until Monday)'),
  ]);
  expect((await send('/remotes/mf-header/rollback')).body.entry).toMatchObject({ to: '1.0.0' });
  expect((await send('/remotes/mf-header/disable')).status).toBe(200);
  await send('/remotes/mf-header/unpin');
  expect((await promote('1.1.0')).status).toBe(200);
});

describe('the report of a shell', () => {
  const serving = { revision: 2, releases: { 'mf-header': null }, since: '2026-03-01T10:00:00.000Z' };
  const report = {
    contractVersion: '1.0.0',
    startedAt: '2026-03-01T10:00:00.000Z',
    operators: null,
    readiness: { status: 'ready', wanted: null, serving, problems: [] },
  };
  const reportWith = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await app.inject({ method: 'PUT', url: '/api/v1/shells/a', headers, payload: report })).statusCode;
  };

  test('that does not serve a frontend that is off says that it serves what is wanted', async () => {
    await promote('1.0.0');
    await send('/remotes/mf-header/disable');
    await reportWith(await tokenFor('shell', { kind: 'shell' }));
    const { remotes } = (await send('/remotes', { method: 'GET' })).body;
    expect(remotes.find(({ name }: { name: string }) => name === 'mf-header').served).toMatchObject({ by: 1, of: 1 });
  });

  test('is taken from shells only: an operator or a team cannot speak for one', async () => {
    expect([await reportWith(operator), await reportWith(team)]).toEqual([403, 403]);
    expect(await reportWith(await tokenFor('shell', { kind: 'shell' }))).toBeLessThan(300);
  });
});

test('the API is described, and no other page may read it', async () => {
  const { paths } = (await app.inject('/openapi.json')).json();
  expect(Object.keys(paths)).toContain('/api/v1/releases/{name}/{version}');
  expect(paths['/api/v1/remotes/{name}/promote'].post.security).toEqual([{ token: [] }]);
  const { headers } = await send('/remotes', { method: 'GET' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});
