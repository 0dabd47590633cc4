import path from 'node:path';
import { readCommandLine } from '@bergauf/service-kit/command-line';
import { messageOf } from '@bergauf/service-kit/error-message';
import { readPorts, readTeamPorts } from './system/ports.ts';
import type { DevelopmentSession } from './system/release-frontends.ts';
import { logFileOf } from './system/service-log.ts';
import { startSystem, teamChannel } from './system/system.ts';
import { workspaceRoot } from './system/workspace.ts';
import { watchFrontends } from './watch-frontends.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const printError = (cause: unknown): void => void process.stderr.write(`${messageOf(cause)}\n`);
const flag = { type: 'boolean', default: false } as const;
const options = { watch: flag, team: flag, 'with-team': flag };
const values = readCommandLine('npm start [-- --with-team]', { options }, (given) => given.values);
const home = path.resolve(workspaceRoot, process.env['BERGAUF_HOME'] || '.bergauf');
const session: DevelopmentSession | undefined = values.watch ? { built: new Map() } : undefined;

// Registered before anything starts, so that an interrupt during the start ends the services already started.
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupt.abort());
const interrupted = new Promise<void>((resolve) =>
  interrupt.signal.addEventListener('abort', () => resolve(), { once: true }),
);

if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();

try {
  const system = await startSystem({
    home,
    ports: readPorts(process.env),
    teamPorts: values['with-team'] ? readTeamPorts(process.env) : null,
    env: {
      RELEASES_OPERATOR_PORT: '3005',
      ...(values.team && { SHOP_CHANNEL: teamChannel }),
      ...process.env,
      ...(values.team && { SHOP_TEAM_BUILD: 'on' }),
    },
    say,
    session,
    signal: interrupt.signal,
  });
  const stopWatching = session ? watchFrontends({ home, session, say }) : async () => {};
  say(`Bergauf is open: ${system.origins.shop}`);
  if (system.team) say(`Its team shop is open: ${system.team.origins.shop}`);
  const services = [...Object.values(system.services), ...Object.values(system.team?.services ?? {})];
  const failed = await Promise.race([interrupted, ...services.map((service) => service.ended.then(() => service))]);
  if (failed) say(`${failed.name} has ended; see ${logFileOf(path.join(home, 'logs'), failed.name)}.`);
  process.exitCode = failed ? 1 : 0;
  await stopWatching();
  await putBack();
  await system.stop();
} catch (cause) {
  await putBack();
  if (!interrupt.signal.aborted) printError(cause);
  process.exitCode = interrupt.signal.aborted ? 0 : 1;
}
// Open keep-alive connections to services would keep the process alive.
process.exit();

/** Ends with the parent: a signal to npm ends only npm and its shell, and this process would keep running and occupy the ports. */
function endWithParent(): void {
  const parent = process.ppid;
  const look = (): void => {
    if (process.ppid !== parent) interrupt.abort();
  };
  setInterval(look, 500).unref();
}

/** Restores what was in traffic before the development. If this process is killed, the next start does so. */
async function putBack(): Promise<void> {
  if (!session || session.built.size === 0) return;
  const releases = await import('./system/release-frontends.ts');
  await releases.putBack(home, say).catch(printError);
}
