import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { operatorsBrowser } from '../fixtures/operators-browser.ts';
import { operatorsOf } from '../fixtures/operators-pages.ts';
import { storeSample } from '../fixtures/sample-release.ts';
import type { Registry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';
import type { Grant, TeamAction } from '../tokens/token.ts';
import { createToken } from '../tokens/token-store.ts';
import { actions } from './actions.ts';

/* What the tokens of teams and operators may do on the pages. */

const origin = 'https://registry.example';

let home: string;
let pages: FastifyInstance;
let registry: Registry;

const { post, get, logIn, formOn } = operatorsBrowser(() => pages, origin);

beforeEach(async () => {
  const all = await operatorsOf(origin);
  ({ home, pages, registry } = all);
  onTestFinished(() => pages.close());
  await storeSample({ home, version: '1.2.0' });
  for (const version of ['1.0.0', '1.1.0']) await registry.promote('mf-header', version);
  await all.canaries.tick();
  await all.canaries.begin('mf-header', '1.2.0', { who: 'anna' });
  await all.canaries.tick();
});

const tokenFor = (grant: Grant): Promise<string> => createToken(releasesPaths(home), { name: 'ben', grant, days: 1 });
const team = (...rights: TeamAction[]): Grant => ({ kind: 'team', remote: 'mf-header', actions: rights });

test.each<[string, Grant, readonly string[]]>([
  ['a team that may release', team('release'), []],
  ['a team that may start canaries', team('canary'), ['withdraw', 'hold']],
  ['a team that may promote', team('promote'), ['promote', 'rollback', 'continue']],
  [
    'a team that may do both',
    team('canary', 'promote'),
    ['promote', 'advance', 'rollback', 'withdraw', 'hold', 'continue'],
  ],
  ['an operator', { kind: 'operator' }, Object.keys(actions)],
])('%s is offered and asked to confirm what its token allows, and refused the rest', async (_who, grant, allowed) => {
  const cookie = await logIn(await tokenFor(grant));
  const confirmed: string[] = [];
  for (const action of Object.keys(actions)) {
    const { statusCode } = await get(`/remotes/mf-header/${action}?version=1.0.0`, cookie);
    expect([200, 403]).toContain(statusCode);
    if (statusCode === 200) confirmed.push(action);
  }
  expect(confirmed).toEqual(allowed);
  const { body } = await get('/', cookie);
  const offered = [...body.matchAll(/href="\/remotes\/mf-header\/([a-z]+)/g)].map(([, action]) => action);
  // The frontend is on, and its canary is moving.
  expect(new Set(offered)).toEqual(new Set(allowed.filter((action) => action !== 'enable' && action !== 'continue')));
});

test('a release in traffic is offered no canary, and that of all shoppers no promotion either', async () => {
  const cookie = await logIn(await tokenFor({ kind: 'operator' }));
  const links = (await get('/', cookie)).body.match(/(advance|promote)\?version=[\d.]+/g);
  expect([...new Set(links)].toSorted()).toEqual([
    'advance?version=1.0.0',
    'promote?version=1.0.0',
    'promote?version=1.2.0',
  ]);
});

test('an action without a version, of no frontend, or of a form without its revision is refused', async () => {
  const cookie = await logIn(await tokenFor({ kind: 'operator' }));
  for (const url of ['/remotes/mf-header/promote', '/remotes/header/disable', '/remotes/mf-header/explode'])
    expect((await get(url, cookie)).statusCode).toBe(403);
  const off = '/remotes/mf-header/disable';
  const { revision, ...form } = await formOn(off, cookie);
  expect(revision).toBe('3');
  for (const wrong of ['', 'x', '-1', '1e3'])
    expect((await post(off, { ...form, revision: wrong }, { cookie })).statusCode).toBe(403);
  expect((await registry.list()).find(({ name }) => name === 'mf-header')?.isOff).toBe(false);
});
