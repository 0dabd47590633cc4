import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CanaryController } from '../canaries/canary-controller.ts';
import { ready } from '../fixtures/fake-shell.ts';
import { operatorsBrowser } from '../fixtures/operators-browser.ts';
import { operatorsOf } from '../fixtures/operators-pages.ts';
import type { Registry } from '../registry/registry.ts';
import type { RegisteredShells } from '../shells/registered-shells.ts';
import { releasesPaths } from '../state-folder.ts';
import { createToken } from '../tokens/token-store.ts';

const origin = 'https://registry.example';

let pages: FastifyInstance;
let registry: Registry;
let canaries: CanaryController;
let shells: RegisteredShells;
let cookie: string;

const { post, get, logIn, formOn } = operatorsBrowser(() => pages, origin);

beforeEach(async () => {
  const all = await operatorsOf(origin);
  ({ pages, registry, canaries, shells } = all);
  onTestFinished(() => pages.close());
  for (const version of ['1.0.0', '1.1.0']) await registry.promote('mf-header', version);
  cookie = await logIn(
    await createToken(releasesPaths(all.home), { name: 'anna', grant: { kind: 'operator' }, days: 1 }),
  );
});

const overview = async (): Promise<string> => (await get('/', cookie)).body;

const current = async (): Promise<string | undefined> =>
  (await registry.list()).find(({ name }) => name === 'mf-header')?.releases.find(({ isDefault }) => isDefault)
    ?.version;

const canary = '/remotes/mf-header';

/** Counts as trials and events. */
type Pair = readonly [number, number];

const ofCanary = { remote: 'mf-header', version: '1.0.0', measure: 'browser-failures' };
const ofCurrent = { ...ofCanary, version: '1.1.0' };

/** Sets the total counts of the only shell: trials and events of the canary and of the other release. */
async function count([canaryTrials, canaryEvents]: Pair, [trials, events]: Pair): Promise<void> {
  shells.report('a:1', {
    contractVersion: '1.0.0',
    startedAt: '2026-03-01T09:00:00.000Z',
    operators: null,
    readiness: ready(3, { 'mf-header': '1.1.0' }),
    counts: [
      { ...ofCanary, trials: canaryTrials, events: canaryEvents },
      { ...ofCurrent, trials, events },
    ],
  });
  await canaries.tick();
}

/** Opens the confirmation page of an action on the canary, and confirms it. @returns the overview */
async function confirm(action: string): Promise<string> {
  const { statusCode } = await post(`${canary}/${action}`, await formOn(`${canary}/${action}`, cookie), { cookie });
  expect(statusCode).toBe(303);
  await canaries.tick();
  return overview();
}

/** Widths of the bars of a kind. */
const bars = (body: string, kind: string): number[] =>
  [...body.matchAll(new RegExp(`<rect class="${kind}" width="(\\d+)"`, 'g'))].map(([, width]) => Number(width));

test('a canary is shown with its evidence, in figures and in bars on a common scale', async () => {
  const { body: asked } = await get(`${canary}/advance?version=1.0.0`, cookie);
  expect(asked).toContain('It grows by itself while nothing speaks against it');
  await count([7, 7], [10, 10]);
  const begun = await confirm('advance?version=1.0.0');
  expect(begun).toContain('Canary 1.0.0 at 1 %');
  expect(begun).toContain('<li aria-current="step">1 %</li>');
  expect(begun.match(/nothing yet/g)).toHaveLength(7);
  await count([32, 8], [210, 12]);
  const body = await overview();
  // Without earlier counts.
  expect(body).toContain('<td data-label="1.0.0">4.0 % <small>1 of 25</small>');
  expect(body).toContain('<td data-label="1.1.0">1.0 % <small>2 of 200</small>');
  expect([bars(body, 'canary'), bars(body, 'control')]).toEqual([[120], [30]]);
  expect(body.match(/nothing yet/g)).toHaveLength(6);
  expect(body).toContain('25 page views');
});

test('a canary has evidence for harm that grows with its failures', async () => {
  await count([0, 0], [0, 0]);
  await confirm('advance?version=1.0.0');
  const seen: number[] = [];
  for (const failures of [0, 1, 2, 3]) {
    await count([20 * (failures + 1), failures], [200 * (failures + 1), 0]);
    const body = await overview();
    seen.push(...[...body.matchAll(/<td data-label="Evidence for harm">(\d+) %/g)].map(([, text]) => Number(text)));
    expect(bars(body, 'harm')).toEqual([expect.closeTo(1.2 * (seen.at(-1) ?? 0), -1)]);
  }
  expect(seen[0]).toBe(0);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen[3]).toBeGreaterThan(seen[1] ?? 0);
});

test('a canary is held, continued and promoted, each after a confirmation', async () => {
  await count([0, 0], [0, 0]);
  expect(await confirm('advance?version=1.0.0')).toContain('Advances by itself');
  const held = await confirm('hold');
  expect(held).toContain('Keeps its share');
  expect(held).not.toContain(`${canary}/hold`);
  expect(await confirm('continue')).toContain('Advances by itself');
  expect(await confirm('promote?version=1.0.0')).not.toContain('class="canary"');
  expect(await current()).toBe('1.0.0');
});

test('a canary is ended by a form, and offers no action that depends on evidence before the first tick', async () => {
  await canaries.begin('mf-header', '1.0.0', { who: 'anna' });
  const body = await overview();
  expect(body).toContain('Canary 1.0.0 at 1 %');
  for (const action of ['hold', 'continue']) expect(body).not.toContain(`${canary}/${action}`);
  expect(await confirm('withdraw?version=1.0.0')).not.toContain('class="canary"');
  expect(await current()).toBe('1.1.0');
});
