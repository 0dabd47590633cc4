import type { AddressInfo } from 'node:net';
import type { DataLocation } from '../options.ts';
import { createApiServer } from '../server.ts';

// The measured server is a process of its own: the measuring one must not take its time. Told by its parent what to serve.

process.once('message', async ({ data, products }: { data: DataLocation; products: number }) => {
  const started = performance.now();
  const server = await createApiServer({ data, shopOrigins: [], seed: { products, seed: 1 } });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  // Asked again and again: the processor time so far, which no other process on the machine can stretch.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
  process.send?.({ port, startMs: Math.round(performance.now() - started), memory });
});
process.once('disconnect', () => process.exit(0));
