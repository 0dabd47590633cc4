import { fileURLToPath } from 'node:url';
import { endOnSignals } from '@bergauf/service-kit/draining';
import { loadAssets } from './server/assets.ts';
import { createCheckoutServer } from './server/checkout-server.ts';
import { readSettings } from './settings.ts';

try {
  const { port, host, ...options } = readSettings(process.env);
  const assets = await loadAssets(fileURLToPath(new URL('../dist/client', import.meta.url)));
  const server = createCheckoutServer({ ...options, assets, logger: true });
  endOnSignals(server);
  await server.listen({ port, host });
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
