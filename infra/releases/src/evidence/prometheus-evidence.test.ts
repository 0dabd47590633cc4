import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@bergauf/service-kit/testing/free-port';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../fixtures/sample-release.ts';
import { prometheusEvidence } from './prometheus-evidence.ts';

/** Debian: package `prometheus`. Without it the test is left out. */
const program = process.env['PROMETHEUS_BIN'] ?? '/usr/bin/prometheus';

const startedAt = '2026-03-01T10:00:00.000Z';
const labels = 'remote="mf-header",version="1.0.0",measure="server-failures"';
const metrics = `# TYPE process_start_time_seconds gauge
process_start_time_seconds ${Date.parse(startedAt) / 1_000}
# TYPE bergauf_release_trials_total counter
bergauf_release_trials_total{${labels}} 120
# TYPE bergauf_release_events_total counter
bergauf_release_events_total{${labels}} 3
`;

test.skipIf(!existsSync(program))(
  'a Prometheus gives the sums that it has read from a shell',
  async () => {
    const [shellPort, port] = [await freePort(), await freePort()];
    const shell = createServer((_request, response) => response.setHeader('content-type', 'text/plain').end(metrics));
    shell.listen(shellPort, '127.0.0.1');
    onTestFinished(() => void shell.close());
    const folder = await temporaryFolder();
    const config = join(folder, 'prometheus.yml');
    const target = `127.0.0.1:${shellPort}`;
    await writeFile(
      config,
      `scrape_configs: [{ job_name: shells, scrape_interval: 1s, static_configs: [{ targets: ['${target}'] }] }]\n`,
    );
    const server = spawn(program, [
      ...[`--config.file=${config}`, `--storage.tsdb.path=${join(folder, 'data')}`],
      `--web.listen-address=127.0.0.1:${port}`,
    ]);
    onTestFinished(() => void server.kill('SIGKILL'));
    const read = prometheusEvidence(`http://127.0.0.1:${port}`);
    await expect.poll(() => read().catch(() => []), { timeout: 60_000, interval: 500 }).toHaveLength(1);
    expect(await read()).toEqual([
      {
        ...{ source: `shells ${target}`, startedAt },
        counts: [{ remote: 'mf-header', version: '1.0.0', measure: 'server-failures', trials: 120, events: 3 }],
      },
    ]);
  },
  90_000,
);

test('a Prometheus that is away is a failure, not an absence of errors', async () => {
  const read = prometheusEvidence(`http://127.0.0.1:${await freePort()}`);
  await expect(read()).rejects.toThrow('cannot be asked');
});
