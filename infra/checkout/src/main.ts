import { fileURLToPath } from 'node:url';
import { endOnSignals } from '@bergauf/service-kit/draining';
import { messageWithCause } from '@bergauf/service-kit/error-message';
import { hangLimitFrom, killWhenHung } from '@bergauf/service-kit/hang-limit';
import { createTracing } from '@bergauf/service-kit/tracing/tracing';
import { loadAssets } from './server/assets.ts';
import { createCheckoutServer, listen } from './server/checkout-server.ts';
import { readSettings } from './settings.ts';

try {
  const { port, host, tracing, ...options } = readSettings(process.env);
  const hangLimitMs = hangLimitFrom(process.env);
  const assets = await loadAssets(
    process.env['CHECKOUT_DIST'] ?? fileURLToPath(new URL('../dist/client', import.meta.url)),
  );
  const server = createCheckoutServer(
    { ...options, assets, logger: true },
    await createTracing('bergauf-checkout', tracing),
  );
  endOnSignals(server);
  await listen(server, { port, host });
  killWhenHung(hangLimitMs);
} catch (cause) {
  process.stderr.write(`${messageWithCause(cause)}\n`);
  process.exitCode = 1;
}
