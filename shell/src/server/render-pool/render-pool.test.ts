import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import type { RenderResult } from '../worker/protocol.ts';
import {
  createRenderPool,
  type PoolOptions,
  type RenderOutcome,
  type RenderPool,
  type RenderRequest,
} from './render-pool.ts';

const hangTimeoutMs = 500;

/** A render worker without React: the requested path names its behaviour. */
const worker = `
  const { threadId, workerData } = require('node:worker_threads');
  const { claimWatchdogSlot } = require('./watchdog-slot.cjs');
  const slot = claimWatchdogSlot(workerData.watchdog, threadId, ['mf-header/header', 'mf-catalog/list-page']);
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const actions = {
    at_once: () => {},
    slow: () => wait(300),
    throws: () => { throw new Error('a defect'); },
    loops_in_component: (marks) => { marks.enter('mf-catalog/list-page'); marks.enter('mf-header/header'); for (;;); },
    loops_after_component: (marks) => {
      marks.enter('mf-catalog/list-page');
      marks.enter('mf-header/header');
      marks.leave('mf-header/header');
      for (;;);
    },
    loops_in_loader: async (marks) => { marks.enter('mf-catalog/list-page'); await wait(100); for (;;); },
    waits_in_loader: async (marks) => { marks.enter('mf-header/header'); await wait(300); marks.leave('mf-header/header'); },
    exits: (marks) => { marks.enter('mf-header/header'); process.exit(1); },
    exits_in_loader: async (marks) => { marks.enter('mf-catalog/list-page'); await wait(20); process.exit(1); },
    exits_later: () => { setTimeout(() => process.exit(1), 100); },
    waits_for_long: (marks) => { marks.enter('mf-header/header'); return wait(3_000); },
    forgets: () => { Promise.reject(new Error('forgotten')); },
  };
  process.on('unhandledRejection', (cause) => require('node:worker_threads').parentPort.postMessage({ unhandledError: String(cause) }));
  module.exports = async (task) => {
    Atomics.store(new Int32Array(task.slot), 0, slot.index + 1);
    const marks = slot.begin();
    try {
      if (task.kind === 'warm' && require('node:fs').existsSync(__dirname + '/dies-when-warmed')) {
        marks.enter('mf-catalog/list-page');
        await wait(20);
        process.exit(1);
      }
      if (task.kind === 'render') {
        require('node:fs').appendFileSync(__dirname + '/begun', task.path + '\\n');
        await actions[task.path](marks);
      }
      if (task.kind === 'prime') {
        require('node:fs').appendFileSync(__dirname + '/primed', threadId + '\\n');
        if (require('node:fs').existsSync(__dirname + '/dies-when-primed')) process.exit(1);
      }
      return task.kind === 'render' ? { kind: 'rendered', result: { failures: [], thread: threadId } } : { kind: 'warmed', failures: [] };
    } catch (cause) {
      return { kind: 'threw', error: String(cause) };
    } finally {
      marks.end();
    }
  };
`;

/** Compiled once: each worker that loads a TypeScript loader takes half a second of processor time. */
let watchdogSlot: string;
beforeAll(async () => {
  const source = await readFile(path.join(import.meta.dirname, '../worker/watchdog-slot.ts'), 'utf8');
  const options = { jsc: { parser: { syntax: 'typescript' as const } }, module: { type: 'commonjs' as const } };
  watchdogSlot = (await rspack.experiments.swc.transform(source, options)).code;
});

let folder: string;
let options: PoolOptions;
let pool: RenderPool;
let unhandledErrors: string[];

beforeEach(async () => {
  unhandledErrors = [];
  folder = await mkdtemp(path.join(tmpdir(), 'bergauf-pool-'));
  const workerFile = path.join(folder, 'worker.cjs');
  await writeFile(workerFile, worker);
  await writeFile(path.join(folder, 'watchdog-slot.cjs'), watchdogSlot);
  const remote = { folder: '', entry: '', baseUrl: '', files: {}, styles: {} };
  const off = { version: '1.0.0', entry: '', integrity: '' };
  const remotes = { ...noRemotes, 'mf-header': off, 'mf-catalog': off };
  options = {
    setup: {
      set: { id: 'set', remotes },
      remotes: {
        'mf-header': { ...remote, exposes: { header: { scripts: [], styles: [] } } },
        'mf-catalog': { ...remote, exposes: { 'list-page': { scripts: [], styles: [] } } },
      },
      config: configForTests,
      apiOrigin: '',
      assets: noAssets,
      dataTimeoutMs: 1_000,
      vitalsShare: 1,
    },
    workerFile,
    threads: 1,
    waitingPages: 300,
    hangTimeoutMs,
    waitMs: 400,
    onUnhandledError: (stack) => void unhandledErrors.push(stack),
  };
  pool = createRenderPool(options);
  await pool.warm();
});
afterEach(async () => {
  await pool.close();
  await rm(folder, { recursive: true, force: true });
});

const render = (path: string, request: Partial<RenderRequest> = {}): Promise<RenderOutcome> =>
  pool.render({ path, traceparent: null, pageClass: 'data', changedAt: 0, excluded: [], alone: false, ...request });
const kinds = async (outcomes: readonly Promise<RenderOutcome>[]): Promise<string[]> =>
  (await Promise.all(outcomes)).map(({ kind }) => kind);
const threadOf = (outcome: RenderOutcome): number =>
  outcome.kind === 'rendered' ? (outcome.result as RenderResult & { thread: number }).thread : -1;

const primed = async (): Promise<number> =>
  (await readFile(path.join(folder, 'primed'), 'utf8')).trim().split('\n').length;

/** Waits until a worker renders the page. */
const begun = (path: string): Promise<void> =>
  vi.waitFor(async () => expect(await readFile(`${folder}/begun`, 'utf8')).toContain(path), { timeout: 4_000 });

describe('warming', () => {
  it('primes each worker with the data of every page before it resolves', async () => {
    expect(await primed()).toBe(1);
  });

  it('does not fail when a worker is lost while it is primed: another one takes its place', async () => {
    await writeFile(path.join(folder, 'dies-when-primed'), '');
    expect(await pool.warm()).toEqual([]);
    expect(await primed()).toBe(2);
    expect((await render('at_once')).kind).toBe('rendered');
  });
});

it('a module that ends the worker while it is evaluated is named', async () => {
  await writeFile(path.join(folder, 'dies-when-warmed'), '');
  const message = 'mf-catalog/list-page ended its render worker';
  expect(await pool.warm()).toEqual([{ remote: 'mf-catalog', version: '1.0.0', phase: 'hang', message }]);
});

describe('waiting', () => {
  it('for data does not block a worker: many pages wait in one, and a page without data overtakes them', async () => {
    const order: string[] = [];
    const slow = Array.from({ length: 16 }, () => render('slow').then(() => order.push('slow')));
    await render('at_once', { pageClass: 'plain' }).then(() => order.push('at once'));
    await Promise.all(slow);
    expect(order[0]).toBe('at once');
  });

  it('of more pages than the limit takes no capacity from pages that need no data', async () => {
    const slow = Array.from({ length: 40 }, () => render('slow'));
    expect((await render('at_once', { pageClass: 'plain' })).kind).toBe('rendered');
    expect(new Set(await kinds(slow))).toEqual(new Set(['rendered', 'busy']));
  });

  it('is limited in number and in time: a page beyond the queue is refused at once, a page that waits too long is refused then', async () => {
    const all = await kinds(Array.from({ length: 500 }, () => render('slow')));
    // 16 run, 16 more start within 400 ms; the rest of 300 time out in the queue, and 184 are beyond the queue.
    expect(all.filter((kind) => kind === 'rendered').length).toBeGreaterThanOrEqual(16);
    expect(all.slice(-184)).toEqual(Array.from({ length: 184 }, () => 'busy'));
    expect((await render('at_once')).kind).toBe('rendered');
  });

  it('refuses a page beyond the queue at once, however long the others may wait', async () => {
    await pool.close();
    pool = createRenderPool({ ...options, waitingPages: 2, waitMs: 60_000 });
    const accepted = Array.from({ length: 18 }, () => render('slow'));
    const refused = render('slow');
    const first = await Promise.race([refused, ...accepted]);
    expect(first.kind).toBe('busy');
    expect(new Set(await kinds(accepted))).toEqual(new Set(['rendered']));
  });
});

describe('a worker that is lost', () => {
  it.each([
    ['loops_in_component', 'mf-header'],
    ['loops_after_component', 'mf-catalog'],
    ['loops_in_loader', 'mf-catalog'],
    ['exits', 'mf-header'],
  ])('because a page %s names the frontend whose code ran', async (deed, remote) => {
    expect(await render(deed)).toMatchObject({ kind: 'lost', culprit: { remote, version: '1.0.0', phase: 'hang' } });
    expect((await render('at_once')).kind).toBe('rendered');
  });

  it('because leftover code of an earlier page ended it names no frontend, although a page waits for one', async () => {
    const before = await render('exits_later');
    const waiting = render('waits_for_long');
    expect([before.kind, await waiting]).toMatchObject(['rendered', { kind: 'lost', culprit: null }]);
  });

  it('because the awaited code ended it names that frontend where the page is alone in it, for the quarantine', async () => {
    const [shared, alone] = [await render('exits_in_loader'), await render('exits_in_loader', { alone: true })];
    const culprit = { remote: 'mf-catalog', version: '1.0.0', message: 'mf-catalog/list-page ended its render worker' };
    expect([shared, alone]).toMatchObject([
      { kind: 'lost', culprit: null },
      { kind: 'lost', culprit },
    ]);
  });

  it('affects no page that is rendered alone after the page that left the code behind', async () => {
    const pages = ['exits_later', 'waits_in_loader', 'at_once', 'at_once', 'at_once', 'at_once'];
    const outcomes = await Promise.all(pages.map((path) => render(path, { alone: true })));
    expect(outcomes.map(({ kind }) => kind)).toEqual(pages.map(() => 'rendered'));
    // No thread is used twice.
    expect(new Set(outcomes.map(threadOf)).size).toBe(pages.length);
  });

  it('frees its slot before the next page is rendered alone, however many there are between two checks of the watchdog', async () => {
    await pool.close();
    // The watchdog of this pool never runs. Workers have timers of their own.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    pool = createRenderPool(options);
    const pages = Array.from({ length: 5 }, () => render('at_once', { alone: true }));
    expect(new Set(await kinds(pages))).toEqual(new Set(['rendered']));
  });

  it('loses the concurrent pages too, each with the culprit in its outcome', async () => {
    const beside = [render('slow'), render('slow')];
    const outcomes = await Promise.all([render('loops_in_component'), ...beside]);
    expect(outcomes).toMatchObject(
      Array.from({ length: 3 }, () => ({ kind: 'lost', culprit: { remote: 'mf-header' } })),
    );
    // One incident for the log, with all of its pages.
    const incidents = outcomes.flatMap((outcome) => (outcome.kind === 'lost' && outcome.incident) || []);
    expect(incidents.sort()).toEqual(['loops_in_component', 'slow', 'slow']);
  });

  it('names no culprit when several pages waited in it; rendered alone, the page that hangs is identified', async () => {
    const [guilty, innocent] = await Promise.all([render('loops_in_loader'), render('waits_in_loader')]);
    expect([guilty, innocent]).toMatchObject([
      { kind: 'lost', culprit: null },
      { kind: 'lost', culprit: null },
    ]);
    const again = await Promise.all([
      render('loops_in_loader', { alone: true }),
      render('waits_in_loader', { alone: true }),
    ]);
    expect(again).toMatchObject([{ kind: 'lost', culprit: { remote: 'mf-catalog' } }, { kind: 'rendered' }]);
  });
});

describe('an error', () => {
  it('of a rendering reaches its caller and does not end the worker', async () => {
    const before = threadOf(await render('at_once'));
    await expect(render('throws')).rejects.toThrow('a defect');
    expect(threadOf(await render('at_once'))).toBe(before);
  });

  it('that no caller awaits is reported, and ends neither the worker nor a page', async () => {
    const before = threadOf(await render('at_once'));
    await Promise.all([render('forgets'), render('slow')]);
    expect(unhandledErrors).toEqual(['Error: forgotten']);
    expect(threadOf(await render('at_once'))).toBe(before);
  });
});

describe('closing', () => {
  it('finishes every running and queued page, and accepts no new one', async () => {
    // More pages than run at once, so that some are queued.
    const under = Array.from({ length: 24 }, () => render('slow'));
    await begun('slow');
    const closing = pool.close();
    expect((await render('at_once')).kind).toBe('closed');
    expect(new Set(await kinds(under))).toEqual(new Set(['rendered']));
    await closing;
  });

  it('ends a worker that hangs instead of waiting forever', async () => {
    const hanging = render('loops_in_component');
    await begun('loops_in_component');
    await pool.close();
    expect(await hanging).toMatchObject({ kind: 'lost', culprit: { remote: 'mf-header', phase: 'hang' } });
  });
});
