import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPorts } from './system/ports.ts';
import { startSystem } from './system/system.ts';
import { workspaceRoot } from './system/workspace.ts';
import { watchSources } from './watch/watch-sources.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
const home = path.resolve(workspaceRoot, process.env['BERGAUF_HOME'] || '.bergauf');

try {
  const system = await startSystem({ home, ports: readPorts(process.env), say });
  const stopWatching = values.watch ? watchSources({ home, system, say }) : () => {};
  say(`Bergauf is open: ${system.origins.shop}`);
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    stopWatching();
    system.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  for (const service of Object.values(system.services)) {
    void service.ended.then(() => {
      if (!stopping) say(`${service.name} has ended; see ${path.join(home, 'logs', `${service.name}.log`)}.`);
      stop(1);
    });
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
