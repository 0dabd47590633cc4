import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, it, onTestFinished } from 'vitest';
import { configForTests } from '../../testing/config-for-tests.ts';
import { createFreshPageCache } from '../../testing/page-cache-for-tests.ts';
import { noRemotes } from '../../testing/releases-for-tests.ts';
import { noAssets } from '../../testing/shell-build.ts';
import { createMetrics } from '../metrics.ts';
import type { Resolution } from '../release-set/resolve-releases.ts';
import { createQuarantine } from '../render-pool/quarantine.ts';
import { createRenderPool } from '../render-pool/render-pool.ts';
import { createPageSource, type LostWorkerIncident } from './page-source.ts';

/** A render worker without React, which the loader of mf-catalog ends while the page waits for it. */
const worker = `
  const { threadId, workerData } = require('node:worker_threads');
  const { claimWatchdogSlot } = require('./watchdog-slot.cjs');
  const slot = claimWatchdogSlot(workerData.watchdog, threadId, ['mf-catalog/list-page']);
  module.exports = async (task) => {
    Atomics.store(new Int32Array(task.slot), 0, slot.index + 1);
    const marks = slot.begin();
    if (!task.excluded.includes('mf-catalog')) {
      marks.enter('mf-catalog/list-page');
      await new Promise((resolve) => setTimeout(resolve, 20));
      process.exit(1);
    }
    marks.end();
    const body = new TextEncoder().encode('{}');
    return { kind: 'rendered', result: {
      status: 200, html: body, payload: body, redirect: null, failures: [], dataFailure: null, unreadable: null,
      isComplete: false, styleHashes: [], missingMessages: {}, renderMs: 1, fragmentTimes: null,
    } };
  };
`;

it('a frontend whose loader ends its workers is in quarantine after the second, and the page is rendered without it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-lost-workers-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const source = await readFile(path.join(import.meta.dirname, '../worker/watchdog-slot.ts'), 'utf8');
  const options = { jsc: { parser: { syntax: 'typescript' as const } }, module: { type: 'commonjs' as const } };
  await writeFile(`${folder}/watchdog-slot.cjs`, (await rspack.experiments.swc.transform(source, options)).code);
  await writeFile(`${folder}/worker.cjs`, worker);

  const set = { id: 'set', remotes: { ...noRemotes, 'mf-catalog': { version: '1.0.0', entry: '', integrity: '' } } };
  const catalog = {
    folder: '',
    entry: '',
    baseUrl: '',
    files: {},
    styles: {},
    exposes: { 'list-page': { scripts: [], styles: [] } },
  };
  const pool = createRenderPool({
    setup: {
      set,
      remotes: { 'mf-catalog': catalog },
      config: configForTests,
      apiOrigin: '',
      assets: noAssets,
      dataTimeoutMs: 1_000,
      vitalsShare: 1,
    },
    workerFile: `${folder}/worker.cjs`,
    threads: 1,
    waitingPages: 10,
    hangTimeoutMs: 5_000,
    waitMs: 5_000,
    onUnhandledError: () => {},
  });
  onTestFinished(() => pool.close());
  const quarantine = createQuarantine(60_000);
  const incidents: LostWorkerIncident[] = [];
  const pages = createPageSource({
    cache: createFreshPageCache(),
    quarantine,
    metrics: createMetrics(),
    onModuleLost: () => {},
    onLostWorker: (incident) => void incidents.push(incident),
    changedAt: () => 0,
    addressOf: () => null,
  });
  const serving = { set, pool, resolution: {} as Resolution, failures: [], predecessor: null, isShared: true };
  const { page } = await pages.get(serving, { path: '/search/?q=laufschuhe', pageClass: 'data' });
  expect(page.html.status).toBe(200);
  expect(incidents.map(({ culprit }) => culprit?.remote ?? null)).toEqual([null, 'mf-catalog']);
  // Both are logged, which what a shopper searches for must not be.
  expect(incidents.map(({ paths }) => paths)).toEqual([['/search/'], ['/search/']]);
  expect(quarantine.of(set)).toEqual(['mf-catalog']);
});
