// @module-tag rotated
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { remoteRows } from '../cli/remote-tables.ts';
import { storeSample, temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { headerSource, sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry, type Registry } from '../registry/registry.ts';
import { workspaceRoot } from '../state-folder.ts';
import { storedVersions } from '../store/stored-releases.ts';
import { restoreAbandoned } from './end-development.ts';
import { nextDevVersion, watchRemote } from './watch-remote.ts';

const contractVersion = '1.0.0';

/** A shop with releases of the sample: 0.9.0 has the traffic, or 90 % of it. */
async function sampleShop(canary = 0) {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  for (const version of ['0.9.0', '0.10.0'])
    await storeSample({ home, name: 'mf-sample', version, contractRange: '>=1.0.0' });
  const registry = createRegistry({ home, contractVersion });
  await registry.promote('mf-sample', '0.9.0');
  if (canary) await registry.canary('mf-sample', '0.10.0', canary);
  return { home, dir, registry };
}

async function traffic(registry: Registry): Promise<string> {
  const { microFrontends } = await registry.document('https://releases.example');
  const releases = microFrontends['@bergauf/mf-sample'] ?? [];
  return releases.map(({ metadata, deployment }) => `${metadata.version}: ${deployment.traffic}`).join(', ');
}

function watch(dir: string, home: string) {
  const stop = new AbortController();
  const lines: string[] = [];
  const ended = watchRemote({ dir, home, contractVersion, signal: stop.signal, report: (line) => lines.push(line) });
  const reported = (count: number) => vi.waitFor(() => expect(lines.length).toBe(count), { timeout: 30_000 });
  const end = (): Promise<void> => {
    stop.abort();
    return ended;
  };
  return { lines, reported, end };
}

test('every change gets the traffic; a broken build is reported and leaves the last one; the end restores the traffic', async () => {
  const { home, dir, registry } = await sampleShop(10);
  const { lines, reported, end } = watch(dir, home);
  await reported(1);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('second') });
  await reported(2);
  await writeFiles(dir, { 'src/sample-page.ts': 'export const =' });
  await reported(3);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('third') });
  await reported(4);
  expect(await traffic(registry)).toBe('1.0.0-dev.3: 100');
  expect(remoteRows(await registry.list())[1]).toMatch(/^mf-sample {2}1\.0\.0-dev\.3 {2}100 %, under development {2}/);
  await end();

  expect(lines.map((line) => line.split('\n')[0]?.replace(/\(.*/, '').trim())).toEqual([
    'mf-sample 1.0.0-dev.1 is in traffic',
    'mf-sample 1.0.0-dev.2 is in traffic',
    `rspack build in ${dir} failed.`,
    'mf-sample 1.0.0-dev.3 is in traffic',
    'mf-sample 0.9.0 is back in traffic, 1.0.0-dev.3 was under development.',
  ]);
  expect(await traffic(registry)).toBe('0.9.0: 90, 0.10.0: 10');
  expect((await registry.history()).map(({ action }) => action)).toEqual([
    ...['promote', 'canary', 'develop', 'develop', 'develop', 'restore'],
  ]);
}, 90_000);

test('what an operator promotes during the development stays', { timeout: 60_000 }, async () => {
  const { home, dir, registry } = await sampleShop();
  const { lines, reported, end } = watch(dir, home);
  await reported(1);
  await registry.promote('mf-sample', '0.10.0');
  await end();
  expect(await traffic(registry)).toBe('0.10.0: 100');
  expect(lines).toHaveLength(1);
});

test('a rollback during the development goes to what served before it', async () => {
  const { home, registry } = await sampleShop();
  await storeSample({ home, name: 'mf-sample', version: '1.0.0-dev.1' });
  await registry.develop('mf-sample', '1.0.0-dev.1');
  expect(await registry.rollback('mf-sample')).toMatchObject({ from: '1.0.0-dev.1', to: '0.9.0' });
  expect(await registry.developments()).toEqual([]);
});

test('a remote that had no release has none again', async () => {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  const { reported, end } = watch(dir, home);
  await reported(1);
  await end();
  const { microFrontends } = await createRegistry({ home, contractVersion }).document('https://releases.example');
  expect(microFrontends).toEqual({});
}, 60_000);

test.each([
  ['1.0.0', '1.0.0-dev.11'],
  ['1.1.0', '1.1.0-dev.1'],
  ['1.0.0-rc.1', '1.0.0-dev.11'],
])('the next build of %s is %s, independent of other versions in the store', async (version, next) => {
  const home = await temporaryFolder();
  for (const stored of ['1.0.0-dev.9', '1.0.0-dev.10', '1.0.0-dev.x', '1.0.0-dev', '1.0.0', '1.0.1-dev.40']) {
    await storeSample({ home, version: stored, precompress: false });
  }
  expect(nextDevVersion(await storedVersions(home, 'mf-header'), version)).toBe(next);
});

describe('the program', () => {
  /** `npm run dev -w mf-sample`, once its build has the traffic. */
  async function developing(home: string, dir: string) {
    const program = join(workspaceRoot, 'infra/releases/bin/remote.mjs');
    const child = spawn(process.execPath, [program, 'dev', '--dir', dir], {
      env: { ...process.env, BERGAUF_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    expect(line).toMatch(/^mf-sample 1\.0\.0-dev\.\d+ is in traffic/);
    return child;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    test(`puts back at ${signal} what served before`, { timeout: 60_000 }, async () => {
      const { home, dir, registry } = await sampleShop();
      const child = await developing(home, dir);
      expect(await traffic(registry)).toBe('1.0.0-dev.1: 100');
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(await traffic(registry)).toBe('0.9.0: 100');
    });
  }

  test('when killed, its traffic is restored by the next start, and not before it has ended', {
    timeout: 60_000,
  }, async () => {
    const { home, dir, registry } = await sampleShop();
    const child = await developing(home, dir);
    const lines: string[] = [];
    await restoreAbandoned(registry, (line) => lines.push(line));
    expect(await traffic(registry)).toBe('1.0.0-dev.1: 100');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await restoreAbandoned(registry, (line) => lines.push(line));
    expect(await traffic(registry)).toBe('0.9.0: 100');
    expect(lines).toEqual([
      `mf-sample is under development by process ${child.pid}; it is put back when that ends.`,
      'mf-sample 0.9.0 is back in traffic, 1.0.0-dev.1 was under development.',
    ]);
  });
});
