import { forgetService, rememberService } from './client/running-service.ts';
import { sentenceOf } from './refusal.ts';
import { readDocument } from './registry/document/read-document.ts';
import { createReleasesServer } from './server/releases-server.ts';
import { readSettings } from './server/settings.ts';
import { bergaufHome, releasesPaths } from './state-folder.ts';

/** For requests that are open when the service ends. */
const closeTimeoutMs = 5_000;

let port = 0;
try {
  const settings = readSettings(process.env);
  port = settings.port;
  const home = bergaufHome();
  const { publicOrigin, retention, budgetKib, plan, prometheus, host, operatorPort, operatorOrigin } = settings;
  const app = await createReleasesServer({
    ...{ home, publicOrigin, retention, budgetKib, plan, prometheus },
    operators: operatorPort === null ? null : { origin: operatorOrigin, host, port: operatorPort },
    isJudge: true,
    logger: true,
  });
  const paths = releasesPaths(home);
  const close = (): void => {
    void forgetService(paths).finally(() => app.close());
    // A client that reads slowly or never completes its request would keep the process.
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close);
  await app.listen({ port, host });
  // Without it commands on this machine start a service of their own.
  await rememberService(paths, app.listeningOrigin).catch((error: unknown) => app.log.error(sentenceOf(error)));
  // A fault is logged at the start, not at the first request. Files are served all the same: open pages need them.
  await readDocument(paths).catch((error: unknown) => app.log.error(sentenceOf(error)));
} catch (error) {
  const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const reason = isBusy ? `port ${port} is in use; set RELEASES_PORT to another one.` : sentenceOf(error);
  process.stderr.write(`The releases service cannot start: ${reason}\n`);
  process.exitCode = 1;
}
