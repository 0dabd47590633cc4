import type { ExposeId, QueryParameter } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import type { WorkerSetup } from './protocol.ts';
import { createRemoteModules } from './remote-modules.ts';
import { createWatchdogMemory } from './watchdog-slot.ts';

const id = 'mf-catalog/list-page';
const q: QueryParameter = { name: 'q', value: 'text', isPage: true };
const sort: QueryParameter = { name: 'sort', value: 'text' };

function setupWith(inManifest: readonly QueryParameter[] | undefined): WorkerSetup {
  const listPage = { scripts: [], styles: [], ...(inManifest && { query: [...inManifest] }) };
  const resolved = { version: '1.2.0', entry: '', integrity: '' };
  return {
    set: { id: 'set', remotes: { ...noRemotes, 'mf-catalog': resolved } },
    remotes: {
      'mf-catalog': { folder: '', entry: '', baseUrl: '', files: {}, styles: {}, exposes: { 'list-page': listPage } },
    },
    config: configForTests,
    apiOrigin: '',
    assets: noAssets,
    dataTimeoutMs: 1_000,
    vitalsShare: 1,
    watchdog: createWatchdogMemory(1),
  };
}

/** A page's module as a release exposes it. */
const moduleWith = (query?: readonly QueryParameter[]) => ({
  route: { ...(query && { query }) },
  messages: () => ({}),
});

let marked: string[];
const marks = {
  enter: (of: ExposeId) => void marked.push(`+${of}`),
  leave: (of: ExposeId) => void marked.push(`-${of}`),
};

beforeEach(() => {
  vi.useFakeTimers();
  marked = [];
});
afterEach(() => vi.useRealTimers());

it.each([
  ['the same parameters', [q, sort], [q, sort]],
  ['none in both', undefined, undefined],
  ['an empty list and none', [], undefined],
])('loads a page whose module and manifest declare %s', async (_what, inModule, inManifest) => {
  const modules = createRemoteModules(setupWith(inManifest), async () => moduleWith(inModule));
  await modules.loadAll(marks);
  expect(modules.takeFailures()).toEqual([]);
  expect(modules.loaded(id)?.kind).toBe('loaded');
  expect(marked).toEqual([`+${id}`, `-${id}`]);
});

it.each([
  ['one that the manifest lacks', [q, sort], [q]],
  ['fewer than the manifest', [q], [q, sort]],
  ['another order', [sort, q], [q, sort]],
  ['another kind of value', [{ ...q, value: 'ids' } as const], [q]],
  ['one without any in the manifest', [q], undefined],
])('refuses a page whose module declares %s', async (_what, inModule, inManifest) => {
  const modules = createRemoteModules(setupWith(inManifest), async () => moduleWith(inModule));
  await modules.loadAll(marks);
  expect(modules.takeFailures()).toMatchObject([
    { remote: 'mf-catalog', version: '1.2.0', phase: 'load', message: expect.stringContaining('query parameters') },
  ]);
  expect(modules.loaded(id)).toBeUndefined();
});

it('refuses a page that names route middleware, which this shell does not support', async () => {
  const module = { route: { middleware: ['customers-only'] }, messages: () => ({}) };
  const modules = createRemoteModules(setupWith(undefined), async () => module);
  await modules.loadAll(marks);
  const message = 'mf-catalog/list-page: Unknown route middleware: customers-only';
  expect(modules.takeFailures()).toMatchObject([{ remote: 'mf-catalog', phase: 'load', message }]);
  expect(modules.loaded(id)).toBeUndefined();
});

it('tries a module that failed again after five seconds, and reports each failure once', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(moduleWith());
  const modules = createRemoteModules(setupWith(undefined), load);
  expect((await modules.load(id)).kind).toBe('unavailable');
  expect(modules.takeFailures()).toHaveLength(1);
  expect(modules.takeFailures()).toEqual([]);
  vi.advanceTimersByTime(4_999);
  expect((await modules.load(id)).kind).toBe('unavailable');
  vi.advanceTimersByTime(1);
  expect((await modules.load(id)).kind).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});

describe('texts in another language', () => {
  const at = { hello: 'Hallo', bye: 'Servus' };
  const en = { hello: 'Hello', other: 'Of another module' };
  const module = { route: {}, messages: (locale: string) => (locale === 'en' ? en : at) };
  const setupIn = (locale: 'at' | 'en'): WorkerSetup => {
    const setup = setupWith(undefined);
    return { ...setup, config: { ...setup.config, locale, locales: ['at', 'en'] } };
  };

  it('are the texts that the module uses; a missing one is shown in German and counted', async () => {
    const modules = createRemoteModules(setupIn('en'), async () => module);
    await modules.loadAll(marks);
    expect(modules.messagesOf(id)).toEqual({ hello: 'Hello', bye: 'Servus' });
    // Also for a page that only browsers render.
    expect(modules.takeMissing()).toEqual({ 'mf-catalog': 1 });
    const loaded = modules.loaded(id);
    if (loaded?.kind !== 'loaded') throw new Error('not loaded');
    expect([loaded.t('hello'), loaded.t('bye'), loaded.t('unknown')]).toEqual(['Hello', 'Servus', 'unknown']);
    expect(modules.takeMissing()).toEqual({ 'mf-catalog': 2 });
    expect(modules.takeMissing()).toEqual({});
  });

  it('are not sent in German, which comes with the code', async () => {
    const modules = createRemoteModules(setupIn('at'), async () => module);
    await modules.loadAll(marks);
    expect(modules.messagesOf(id)).toBeNull();
  });
});
