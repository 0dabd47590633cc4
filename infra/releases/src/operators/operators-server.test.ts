import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAudit } from '../audit/audit-log.ts';
import { operatorsBrowser } from '../fixtures/operators-browser.ts';
import { operatorsOf } from '../fixtures/operators-pages.ts';
import type { Registry } from '../registry/registry.ts';
import type { Channels } from '../server/channels-of-service.ts';
import type { RegisteredShells } from '../shells/registered-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import type { Grant } from '../tokens/token.ts';
import { createToken, revokeToken } from '../tokens/token-store.ts';
import { mostSessionsOfToken } from './sessions.ts';

const origin = 'https://registry.example';

let home: string;
let pages: FastifyInstance;
let registry: Registry;
let channels: Channels;
let shells: RegisteredShells;

beforeEach(async () => {
  ({ home, pages, registry, channels, shells } = await operatorsOf(origin));
  onTestFinished(() => pages.close());
  for (const version of ['1.0.0', '1.1.0']) await registry.promote('mf-header', version);
});

afterEach(() => void vi.useRealTimers());

const tokenFor = (name: string, grant: Grant): Promise<string> =>
  createToken(releasesPaths(home), { name, grant, days: 1 });
const operator = (): Promise<string> => tokenFor('anna', { kind: 'operator' });

const { post, get, logIn, formOn } = operatorsBrowser(() => pages, origin);

const traffic = async (): Promise<string | undefined> =>
  (await registry.list()).find(({ name }) => name === 'mf-header')?.releases.find(({ isDefault }) => isDefault)
    ?.version;

const rollback = '/remotes/mf-header/rollback';

test('an operator sees what serves, requests a rollback, confirms it, and it is audited', async () => {
  const cookie = await logIn(await operator());
  expect((await get('/', cookie)).body).toContain('href="/remotes/mf-header/rollback"');
  const form = await formOn(rollback, cookie);
  expect(await traffic()).toBe('1.1.0');
  const { statusCode, headers } = await post(rollback, { ...form, note: 'looks <wrong>' }, { cookie });
  expect([statusCode, headers.location, await traffic()]).toEqual([303, '/', '1.0.0']);
  expect((await get('/', cookie)).body).toContain('Done: Roll back, mf-header.');
  expect((await get('/', cookie)).body).not.toContain('Done:');
  expect((await readAudit(releasesPaths(home), 1))[0]).toMatchObject({
    who: 'anna',
    action: 'rollback',
    outcome: 'done',
  });
  const history = (await get('/history', cookie)).body;
  expect(history).toContain('looks &lt;wrong&gt;');
  expect(history).not.toContain('<wrong>');
});

test('confirming the same action again, on the old page, is not reported as done', async () => {
  const cookie = await logIn(await operator());
  const off = '/remotes/mf-header/disable';
  for (const said of ['Done: Switch off, mf-header.', 'nothing was changed: Switch off, mf-header.']) {
    await post(off, await formOn(off, cookie), { cookie });
    expect((await get('/', cookie)).body).toContain(said);
  }
});

test('the overview says whose reports are refused instead of that no shell has registered', async () => {
  const cookie = await logIn(await operator());
  expect((await get('/', cookie)).body).toContain('No running shell has registered.');
  shells.refuse('invented:3000', undefined, 'The token shells <b> was revoked.');
  const { body } = await get('/', cookie);
  expect(body).not.toContain('No running shell has registered.');
  expect(body).not.toContain('invented');
  expect(body).toMatch(
    /refuses the reports of 1 caller with an unconfirmed name, .*: The token shells &lt;b&gt; was revoked\./,
  );
});

test('a second log-out, in another tab, leads to the login', async () => {
  const cookie = await logIn(await operator());
  const form = await formOn(rollback, cookie);
  for (let tab = 0; tab < 2; tab += 1) {
    const { statusCode, headers } = await post('/logout', form, { cookie });
    expect([statusCode, headers.location]).toEqual([303, '/']);
  }
});

describe('nothing is changed', () => {
  test('without a session: every page is the login', async () => {
    for (const url of ['/', '/history', rollback]) expect((await get(url)).body).toContain('<label for="token">');
    const { statusCode, body } = await post(rollback, { revision: '2' });
    expect([statusCode, body]).toEqual([401, expect.stringContaining('The session has ended, and nothing was done.')]);
    expect(await traffic()).toBe('1.1.0');
  });

  test('by a form from another page, or without this session’s form token', async () => {
    const cookie = await logIn(await operator());
    const form = await formOn(rollback, cookie);
    for (const other of ['https://evil.example', 'null', '']) {
      expect((await post(rollback, form, { cookie, origin: other })).statusCode).toBe(403);
    }
    const foreign = await formOn(rollback, await logIn(await tokenFor('ben', { kind: 'operator' })));
    for (const fields of [
      { ...form, form: '' },
      { ...form, form: foreign['form'] ?? '' },
    ]) {
      expect((await post(rollback, fields, { cookie })).statusCode).toBe(403);
    }
    expect(await traffic()).toBe('1.1.0');
  });

  test('by a link alone: it only opens a confirmation page', async () => {
    const cookie = await logIn(await operator());
    await get(rollback, cookie);
    await get('/remotes/mf-header/disable', cookie);
    expect((await registry.history()).length).toBe(2);
  });

  test('after another operator’s edit: the page shows what was changed', async () => {
    const cookie = await logIn(await operator());
    const form = await formOn(rollback, cookie);
    await registry.disable('mf-header', { who: 'ben' });
    const { statusCode, body } = await post(rollback, form, { cookie });
    expect([statusCode, body]).toEqual([412, expect.stringContaining('ben: disable')]);
  });
});

describe('channels', () => {
  const versionIn = async (name: string): Promise<string | undefined> =>
    (await (await channels.find(name)).registry.list())
      .find((remote) => remote.name === 'mf-header')
      ?.releases.find(({ isDefault }) => isDefault)?.version;

  test('are offered once there is more than one', async () => {
    const cookie = await logIn(await operator());
    expect((await get('/', cookie)).body).not.toContain('aria-label="Channels"');
    await channels.open('team');
    const { body } = await get('/history', cookie);
    expect(body).toContain('<a href="/history" aria-current="page">shop</a>');
    expect(body).toContain('<a href="/channels/team/history">team</a>');
  });

  test('an action in another channel leaves the main one as it is, and comes back to that channel', async () => {
    await channels.open('team');
    const cookie = await logIn(await operator());
    const ofTeam = `/channels/team${rollback}`;
    expect((await get('/channels/team/', cookie)).body).toContain(`href="${ofTeam}"`);
    expect((await get(ofTeam, cookie)).body).toContain('In the channel <strong>team</strong> only');
    const form = await formOn(ofTeam, cookie);
    const { statusCode, headers } = await post(ofTeam, form, { cookie });
    expect([statusCode, headers.location]).toEqual([303, '/channels/team/']);
    expect([await versionIn('team'), await versionIn('shop')]).toEqual(['1.0.0', '1.1.0']);
    const { body } = await get('/channels/team/', cookie);
    expect(body).toContain('Done: Roll back, mf-header in channel team.');
    expect((await readAudit(releasesPaths(home), 1))[0]).toMatchObject({ action: 'rollback', channel: 'team' });
    expect((await get('/history', cookie)).body).toContain('<small>channel team</small>');
  });

  test('the revision is that of the channel: an edit of the main one is no conflict', async () => {
    await channels.open('team');
    const cookie = await logIn(await operator());
    const ofTeam = `/channels/team${rollback}`;
    const form = await formOn(ofTeam, cookie);
    await registry.disable('mf-header', { who: 'ben' });
    expect((await post(ofTeam, form, { cookie })).statusCode).toBe(303);
    const second = await formOn(ofTeam, cookie);
    await (await channels.find('team')).registry.disable('mf-header', { who: 'ben' });
    expect((await post(ofTeam, second, { cookie })).statusCode).toBe(412);
  });

  test('one that is not open is not found, and a team has the same rights in all', async () => {
    await channels.open('team');
    const cookie = await logIn(
      await tokenFor('header team', { kind: 'team', remote: 'mf-header', actions: ['promote'] }),
    );
    for (const url of ['/channels/nowhere/', '/channels/..%2f/history', `/channels/nowhere${rollback}`])
      expect((await get(url, cookie)).statusCode).toBe(404);
    expect((await get('/channels/team/', cookie)).body).not.toContain('/disable');
    expect((await get('/channels/team/remotes/mf-header/disable', cookie)).statusCode).toBe(403);
    expect((await get('/channels/team/')).body).toContain('<label for="token">');
  });
});

describe('a token of a team', () => {
  test('sees everything, and acts on its own frontend within its rights only', async () => {
    const team = await tokenFor('header team', { kind: 'team', remote: 'mf-header', actions: ['promote'] });
    const cookie = await logIn(team);
    const { body } = await get('/', cookie);
    expect(body).toContain('mf-catalog');
    expect(body).toContain('href="/remotes/mf-header/promote?version=1.0.0"');
    for (const link of ['/remotes/mf-catalog/', '/mf-header/disable', '/mf-header/advance'])
      expect(body).not.toContain(link);
    expect((await get('/remotes/mf-catalog/promote?version=1.0.0', cookie)).statusCode).toBe(403);
    const form = await formOn(rollback, cookie);
    expect((await post('/remotes/mf-header/disable', form, { cookie })).statusCode).toBe(403);
    expect((await readAudit(releasesPaths(home), 1))[0]).toMatchObject({
      who: 'header team',
      action: 'disable',
      outcome: 'refused',
    });
    expect((await get('/history', cookie)).body).not.toContain('Audit log');
  });

  test('of a shell, an unknown or a revoked one does not log in, and a revoked one ends its sessions', async () => {
    const shell = await tokenFor('shell', { kind: 'shell' });
    expect((await post('/login', { token: shell })).statusCode).toBe(403);
    expect((await post('/login', { token: 'x' })).statusCode).toBe(401);
    const cookie = await logIn(await operator());
    await revokeToken(releasesPaths(home), 'anna');
    expect((await get('/', cookie)).body).toContain('<label for="token">');
  });
});

test('the session ends with the logout; its cookie is for this origin and no script', async () => {
  const login = await post('/login', { token: await operator() });
  expect(login.headers['set-cookie']).toMatch(
    /^__Host-registry=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  const [, form = ''] = /name="form" value="([^"]*)"/.exec((await get('/', cookie)).body) ?? [];
  await post('/logout', { form }, { cookie });
  expect((await get('/', cookie)).body).toContain('<label for="token">');
});

test('the session ends after eight hours', async () => {
  const cookie = await logIn(await operator());
  const form = await formOn(rollback, cookie);
  const hoursMs = 8 * 3_600_000;
  const start = Date.now();
  const isLoginAt = async (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    return (await get('/', cookie)).body.includes('<label for="token">');
  };
  expect([await isLoginAt(start + hoursMs - 10_000), await isLoginAt(start + hoursMs + 1_000)]).toEqual([false, true]);
  expect((await post(rollback, form, { cookie })).statusCode).toBe(401);
  expect(await traffic()).toBe('1.1.0');
});

test('a login beyond the limit of a token’s sessions ends only that token’s oldest session', async () => {
  const ofOperator = await logIn(await operator());
  const team = await tokenFor('team', { kind: 'team', remote: 'mf-header', actions: ['release'] });
  const cookies = [ofOperator];
  while (cookies.length <= mostSessionsOfToken + 1) cookies.push(await logIn(team));
  const bodies = await Promise.all([0, 1, 2, -1].map(async (at) => (await get('/history', cookies.at(at))).body));
  expect(bodies.map((body) => body.includes('<label for="token">'))).toEqual([false, true, false, false]);
});

test('no page allows scripts, frames or forms to other origins, errors included', async () => {
  for (const url of ['/', '/nowhere', '/style.css', '/remotes/mf-header/explode']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self';.* frame-ancestors 'none'$/,
    );
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
  }
});
