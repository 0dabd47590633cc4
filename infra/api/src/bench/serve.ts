import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openPglite } from '../database/open-pglite.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { DataLocation } from '../options.ts';
import { createApiServer } from '../server.ts';
import { importDemo } from '../testing/import-demo.ts';
import { testMedia } from '../testing/media/test-media.ts';
import { collectGarbage } from '../warm-up.ts';

/** Milliseconds and megabytes. `blockedMs` is the longest time since the last report in which the event loop was blocked. */
export type Figures = { readonly cpuMs: number; readonly blockedMs: number; readonly memory: number };

// The measured server runs in its own process, so that measuring does not use its time. Its parent tells it what to serve.

/** Imports the demo's catalogue. The embedded database is in memory: its dump is what the server then opens. */
async function prepare(data: DataLocation, products: number): Promise<DataLocation> {
  const options = { products, seed: 1 };
  if ('databaseUrl' in data) {
    const database = await openPostgres(data.databaseUrl, () => undefined);
    await importDemo(database, options);
    await database.close();
    return data;
  }
  const database = await openPglite({ memory: true });
  await importDemo(database, options);
  const image = await database.dump();
  await database.close();
  return { memory: true, image };
}

process.once('message', async ({ data, products }: { data: DataLocation; products: number }) => {
  const prepared = await prepare(data, products);
  const started = performance.now();
  const server = await createApiServer({ data: prepared, media: testMedia(), shopOrigins: [] });
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
