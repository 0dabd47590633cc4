import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillSystem } from '../system/drill-system.ts';
import type { Server } from '../system/server.ts';
import type { Fault, Over } from './fault.ts';

/** After which systemd starts it again (`RestartSec`). */
const restartMs = 2_000;

/** The kernel ends a server; its supervisor starts it again. */
async function killAndRestart(server: Server | undefined): Promise<Over> {
  if (!server) throw new Error('There is no such server');
  const killedAt = performance.now();
  await server.kill();
  await sleep(restartMs);
  await server.start();
  return { at: killedAt, downFrom: killedAt };
}

/** Without a fault: what the other rows are compared with. */
export const nothing: Fault = {
  name: 'nothing',
  async play(_system, outageMs) {
    await sleep(outageMs);
    return { at: performance.now() };
  },
};

export const shellKilled: Fault = {
  name: 'a shell killed',
  play: ({ shells }) => killAndRestart(shells[0]),
};

export const apiKilled: Fault = {
  name: 'an API killed',
  play: ({ apis }) => killAndRestart(apis[0]),
};

export const shellsRestarted: Fault = {
  name: 'all shells restarted in turn',
  async play({ shells }: DrillSystem) {
    for (const shell of shells) {
      await shell.stop();
      await shell.start();
    }
    return { at: performance.now() };
  },
};

/** Each drains as the shells do; the registry is away while it restarts, which no shopper may see. */
export const othersRestarted: Fault = {
  name: 'APIs and registry restarted in turn',
  async play({ apis, registry }: DrillSystem) {
    for (const server of [...apis, registry]) {
      await server.stop();
      await server.start();
    }
    return { at: performance.now() };
  },
};

export const databaseGone: Fault = {
  name: 'database gone and back',
  async play({ database }, outageMs) {
    await database.stop('immediate');
    await sleep(outageMs);
    await database.start();
    return { at: performance.now() };
  },
};

/** "Traffic peak" of the runbook: one shell more, which the proxy must know. */
export const shellAdded: Fault = {
  name: 'a shell added',
  async prepare({ shells, passTo }: DrillSystem) {
    await passTo(shells.length - 1);
    await shells.at(-1)?.stop();
  },
  async play({ shells, passTo, pagesOf }: DrillSystem, outageMs) {
    await shells.at(-1)?.start();
    await passTo(shells.length);
    await sleep(outageMs);
    const sent = await pagesOf(shells.length - 1);
    if (sent === 0) throw new Error('The shell that was added has sent no page');
    return { at: performance.now() };
  },
};
