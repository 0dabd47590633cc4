import { expect, test, vi } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/sample-release.ts';
import { headerSource, sampleRemote } from '../fixtures/sample-remote.ts';
import { createRegistry } from '../registry/registry.ts';
import { watchRemote } from './watch-remote.ts';

test('every change is released and promoted; a broken one is reported and leaves the last in traffic', async () => {
  const [home, dir] = await Promise.all([temporaryFolder(), sampleRemote()]);
  const stop = new AbortController();
  const lines: string[] = [];
  const watching = watchRemote({
    dir,
    home,
    contractVersion: '1.0.0',
    signal: stop.signal,
    report: (line) => lines.push(line),
  });
  const reported = (count: number) => vi.waitFor(() => expect(lines.length).toBe(count), { timeout: 30_000 });

  await reported(1);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('second') });
  await reported(2);
  await writeFiles(dir, { 'src/sample-page.ts': 'export const =' });
  await reported(3);
  await writeFiles(dir, { 'src/sample-page.ts': headerSource('third') });
  await reported(4);
  stop.abort();
  await watching;

  expect(lines.map((line) => line.split('\n')[0]?.replace(/\(.*/, '').trim())).toEqual([
    'mf-sample 1.0.0-dev.1 is in traffic',
    'mf-sample 1.0.0-dev.2 is in traffic',
    `rspack build in ${dir} failed`,
    'mf-sample 1.0.0-dev.3 is in traffic',
  ]);
  const registry = createRegistry({ home, contractVersion: '1.0.0' });
  expect((await registry.list())[0]?.releases.map(({ version, traffic }) => [version, traffic])).toEqual([
    ['1.0.0-dev.3', 100],
    ['1.0.0-dev.2', 0],
    ['1.0.0-dev.1', 0],
  ]);
}, 90_000);
