import { endOnSignals } from '@bergauf/service-kit/draining';
import { hangLimitFrom, killWhenHung } from '@bergauf/service-kit/hang-limit';
import { portInUse } from '@bergauf/service-kit/port-in-use';
import { isDemo, serviceEnv } from '@bergauf/service-kit/service-env';
import type { FastifyInstance } from 'fastify';
import { forgetService, rememberService, runningService } from './client/running-service.ts';
import { sentenceOf } from './refusal.ts';
import { readDocument } from './registry/document/read-document.ts';
import { createReleasesServer } from './server/releases-server.ts';
import { readSettings } from './server/settings.ts';
import { bergaufHome, releasesPaths } from './state-folder.ts';
import { readTokens } from './tokens/token-store.ts';

let ports: Record<string, number | null> = {};
let app: FastifyInstance | null = null;
try {
  const env = serviceEnv(process.env, process.argv, { secrets: [], required: [], demoOnly: [] });
  const settings = readSettings(env);
  const hangLimitMs = hangLimitFrom(env);
  const { port } = settings;
  ports = { RELEASES_PORT: port, RELEASES_OPERATOR_PORT: settings.operatorPort };
  const home = bergaufHome();
  const paths = releasesPaths(home);
  // Otherwise commands on this machine would address the second service, and none at all once it ends.
  const other = await runningService(paths);
  if (other !== null)
    throw new Error(
      `The state folder ${home} is served at ${other} already; end that service, or set BERGAUF_HOME to another folder.`,
    );
  // If the token list is damaged, all tokens are refused, but the service starts: open pages need the files.
  const tokens = await readTokens(paths).catch(() => null);
  const { publicOrigin, retention, budgetKib, plan, prometheus, host, operatorPort, operatorOrigin, drain } = settings;
  app = await createReleasesServer({
    home,
    publicOrigin,
    retention,
    budgetKib,
    plan,
    prometheus,
    drain,
    operators: operatorPort === null ? null : { origin: operatorOrigin, host, port: operatorPort },
    isJudge: true,
    logger: true,
  });
  endOnSignals(app, () => forgetService(paths));
  await app.listen({ port, host });
  killWhenHung(hangLimitMs);
  // Without it commands on this machine start a service of their own.
  const { log } = app;
  await rememberService(paths, app.listeningOrigin).catch((error: unknown) => log.error(sentenceOf(error)));
  // Calls that need a token are refused until one is created: `token create` works on the state folder while this process runs.
  if (!isDemo(env) && tokens?.length === 0) log.warn('there is no token; make one by `remote token create`');
  // Logs a damaged document at start, not at the first request. Files are served anyway: open pages need them.
  await readDocument(paths).catch((error: unknown) => log.error(sentenceOf(error)));
} catch (error) {
  const reason = portInUse(error, ports) ?? sentenceOf(error);
  process.stderr.write(`The releases service cannot start: ${reason}\n`);
  process.exitCode = 1;
  // It judges canaries and has the operators' port.
  await app?.close();
}
