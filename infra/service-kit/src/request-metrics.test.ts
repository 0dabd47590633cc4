import fastify from 'fastify';
import { Gauge } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { measureRequests, serveMetrics } from './request-metrics.ts';
import { freePort } from './testing/free-port.ts';

test('a metric that cannot be collected leads to a 500 response and a log line, and the next request is served', async () => {
  const lines: string[] = [];
  const service = fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
  onTestFinished(() => service.close());
  const registry = measureRequests(service, 'sample_request_seconds');
  let isBroken = true;
  new Gauge({
    name: 'sample_queue',
    help: 'How many wait.',
    registers: [registry],
    collect() {
      if (isBroken) throw new Error('the queue is gone');
      this.set(7);
    },
  });
  const port = await freePort();
  await serveMetrics(service, registry, { port, variable: 'SAMPLE_METRICS_PORT' });
  const scrape = () => fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(5_000) });

  const failed = await scrape();
  expect([failed.status, await failed.text()]).toEqual([500, 'The metrics cannot be read; the log has the reason.\n']);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['the queue is gone']);
  isBroken = false;
  expect(await (await scrape()).text()).toContain('sample_queue 7');
});
