import { bergaufHome, releasesPaths } from './home.ts';
import { createReleasesServer } from './host/releases-server.ts';
import { sentenceOf } from './refusal.ts';
import { readHistory } from './registry/history.ts';
import { readStoredDocument } from './registry/stored-document.ts';

const port = Number(process.env['RELEASES_PORT'] || 3002);
const host = process.env['HOST'] || 'localhost';
const publicOrigin = process.env['RELEASES_ORIGIN'] || `http://localhost:${port}`;

try {
  const home = bergaufHome();
  const { discovery, history } = releasesPaths(home);
  // Broken state is said now and not to the first who asks.
  await Promise.all([readStoredDocument(discovery), readHistory(history)]);
  const app = await createReleasesServer({ home, publicOrigin, logger: true });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  await app.listen({ port, host });
} catch (error) {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isBusy ? `port ${port} is in use; set RELEASES_PORT to another one.` : sentenceOf(error);
  process.stderr.write(`The releases host cannot start: ${reason}\n`);
  process.exitCode = 1;
}
