import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillSystem } from '../system/drill-system.ts';
import type { Server } from '../system/server.ts';
import type { Fault, Over } from './fault.ts';

/** Delay after which systemd restarts a service (`RestartSec`). */
const restartMs = 2_000;

/** Kills a server as the kernel does; its supervisor restarts it. */
async function killAndRestart(server: Server | undefined): Promise<Over> {
  if (!server) throw new Error('There is no such server');
  const killedAt = performance.now();
  await server.kill();
  await sleep(restartMs);
  await server.start();
  return { at: killedAt, downFrom: killedAt };
}

/** No fault, as a baseline for the other rows. */
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

/** Each drains as the shells do; while the registry restarts it is unavailable, which shoppers must not notice. */
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

/** "Traffic peak" of the runbook: an additional shell, which the proxy must use. */
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
