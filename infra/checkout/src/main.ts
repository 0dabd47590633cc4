import { fileURLToPath } from 'node:url';
import { loadAssets } from './server/assets.ts';
import { createCheckoutServer } from './server/checkout-server.ts';
import { readSettings } from './settings.ts';

try {
  const { port, host, ...options } = readSettings(process.env);
  const assets = await loadAssets(fileURLToPath(new URL('../dist/client', import.meta.url)));
  const server = createCheckoutServer({ ...options, assets, logger: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void server.close());
  await server.listen({ port, host });
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
