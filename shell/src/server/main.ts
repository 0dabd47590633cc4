import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignals } from '@bergauf/service-kit/draining';
import { messageWithCause } from '@bergauf/service-kit/error-message';
import { hangLimitFrom, killWhenHung } from '@bergauf/service-kit/hang-limit';
import { portInUse } from '@bergauf/service-kit/port-in-use';
import { serviceEnv } from '@bergauf/service-kit/service-env';
import { readSettings, shellForm } from './settings.ts';
import { createShellServer } from './shell-server.ts';

const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

try {
  const env = serviceEnv(process.env, process.argv, shellForm);
  const hangLimitMs = hangLimitFrom(env);
  const settings = readSettings(env, process.env['SHELL_DIST'] ?? path.join(shell, 'dist'));
  const { port, host, operatorPort } = settings;
  try {
    const server = await createShellServer(settings);
    endOnSignals(server);
    await server.listen({ port, host });
  } catch (cause) {
    const taken = portInUse(cause, { SHOP_PORT: port, SHOP_OPERATOR_PORT: operatorPort });
    throw taken === null ? cause : new Error(taken, { cause });
  }
  killWhenHung(hangLimitMs);
} catch (cause) {
  process.stderr.write(`${messageWithCause(cause)}\n`);
  process.exit(1);
}
