import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from './settings.ts';
import { createShellServer } from './shell-server.ts';

const shell = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const settings = readSettings(process.env, process.env['SHELL_DIST'] ?? path.join(shell, 'dist'));
const server = await createShellServer(settings);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

await server.listen({ port: settings.port, host: settings.host });
