import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { operatorsBrowser } from '../fixtures/operators-browser.ts';
import { operatorsOf } from '../fixtures/operators-pages.ts';
import type { Registry } from '../registry/registry.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

let pages: FastifyInstance;
let registry: Registry;
let cookie: string;

const { get, logIn } = operatorsBrowser(() => pages, 'https://registry.example');

beforeEach(async () => {
  const all = await operatorsOf('https://registry.example');
  ({ pages, registry } = all);
  onTestFinished(() => pages.close());
  await registry.promote('mf-catalog', '1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await registry.promote('mf-header', version);
  cookie = await logIn(
    await createToken(releasesPaths(all.home), { name: 'anna', grant: { kind: 'operator' }, days: 1 }),
  );
});

/** The text of a page, without its markup. */
const textOf = async (url: string): Promise<string> =>
  (await get(url, cookie)).body.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

const line = /withdrawn \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC by registry: worse than the release before/;

test('a withdrawn release is marked in its row and on the confirmation page of its next rollout, until it has traffic', async () => {
  await registry.rollback('mf-header', undefined, { who: 'registry', note: 'worse than the release before' });
  expect((await textOf('/')).match(new RegExp(line, 'g'))).toHaveLength(1);
  for (const action of ['promote', 'advance']) {
    expect(await textOf(`/remotes/mf-header/${action}?version=1.1.0`)).toMatch(line);
    expect(await textOf(`/remotes/mf-header/${action}?version=1.0.0`)).not.toContain('withdrawn');
  }
  await registry.promote('mf-header', '1.1.0');
  expect(await textOf('/')).not.toContain('withdrawn');
});

test('a canary that was ended without a note shows what was done', async () => {
  await registry.canary('mf-header', '1.0.0', 10);
  await registry.canary('mf-header', '1.0.0', 0, { who: 'ben' });
  expect(await textOf('/')).toContain('UTC by ben: it was withdrawn as a canary');
});

test('a rollback is offered if there is an earlier release, which the confirmation names', async () => {
  const links = async () => (await get('/', cookie)).body.match(/[\w-]+\/rollback/g);
  expect(await links()).toEqual(['mf-header/rollback']);
  expect(await textOf('/remotes/mf-header/rollback')).toContain('before the current one: 1.0.0,');
  await registry.rollback('mf-header');
  expect(await links()).toBeNull();
  expect(await textOf('/remotes/mf-header/rollback')).toContain('mf-header has no earlier release to go back to.');
});
