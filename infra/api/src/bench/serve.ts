import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DataLocation } from '../options.ts';
import { createApiServer } from '../server.ts';
import { collectGarbage } from '../warm-up.ts';

/** Milliseconds and megabytes. `blockedMs` is the longest time since the last report in which the event loop was blocked. */
export type Figures = { readonly cpuMs: number; readonly blockedMs: number; readonly memory: number };

// The measured server runs in its own process, so that measuring does not use its time. Its parent tells it what to serve.

process.once('message', async ({ data, products }: { data: DataLocation; products: number }) => {
  const started = performance.now();
  const server = await createApiServer({ data, shopOrigins: [], seed: { products, seed: 1 } });
  collectGarbage();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const memory = () => Math.round(process.memoryUsage().rss / 2 ** 20);
  process.on('message', () => {
    // Processor time does not depend on other processes on the machine.
    const { user, system } = process.cpuUsage();
    const figures: Figures = { cpuMs: (user + system) / 1000, blockedMs: delays.max / 1e6, memory: memory() };
    delays.reset();
    process.send?.(figures);
  });
  process.send?.({ port, startMs: Math.round(performance.now() - started), memory: memory() });
});
process.once('disconnect', () => process.exit(0));
