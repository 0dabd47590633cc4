import { setTimeout as sleep } from 'node:timers/promises';
import { storeEdited } from '@bergauf/releases/fixtures/edited-release';
import type { DrillSystem } from '../system/drill-system.ts';
import type { Server } from '../system/server.ts';
import type { Fault } from './fault.ts';

/** A shell starts while there is no registry: it has only what it kept on its disk. */
export const registryGone: Fault = {
  name: 'registry gone during a shell’s start',
  async play({ registry, shells: [shell] }) {
    await registry.kill();
    const before = await releasesOf(shell);
    await shell?.stop();
    await shell?.start();
    const after = await releasesOf(shell);
    if (before !== after) throw new Error(`The shell served ${before}, and without the registry ${after}`);
    await registry.start();
    return performance.now();
  },
};

const good = { name: 'mf-content', version: '1.0.0' };
const broken = '9.0.0-broken';

/** How long an operator waits for the registry to undo a promotion by itself. */
const undoneMs = 90_000;

/** A frontend that throws when it renders gets all traffic, past the gate; the registry finds it out and undoes it. */
export const badRelease: Fault = {
  name: 'a bad release promoted and undone',
  async prepare({ registryHome }) {
    const thrown = '((() => { throw new Error("broken at render"); })(), {';
    const edit = (text: string): string => text.replaceAll(/\("footer",\s?\{/g, thrown);
    await storeEdited({ home: registryHome.folder, name: good.name, version: broken, edit });
  },
  async play(system) {
    const promotedAt = performance.now();
    await system.operator.promote(good.name, broken, { force: true });
    await untilServed(system, broken);
    await untilServed(system, good.version, undoneMs);
    return promotedAt;
  },
};

const other = '9.0.1-other';

/** The registry's disk is full, and a release must be taken back all the same. */
export const diskFull: Fault = {
  name: 'disk full at the registry',
  whyNot: ({ registryHome }) => (registryHome.fill === null ? 'mounting a small disk needs root' : null),
  async prepare(system) {
    const edit = (text: string): string => text.replaceAll('30 Tage', '90 Tage');
    await storeEdited({ home: system.registryHome.folder, name: 'mf-header', version: other, edit });
    await system.operator.promote('mf-header', other);
    await untilServed(system, other, undoneMs, 'mf-header');
  },
  async play(system, outageMs) {
    await system.registryHome.fill?.();
    const filledAt = performance.now();
    await system.operator.rollback('mf-header', '1.0.0');
    await untilServed(system, '1.0.0', undoneMs, 'mf-header');
    await sleep(Math.max(0, filledAt + outageMs - performance.now()));
    await system.registryHome.empty();
    return filledAt;
  },
};

/** Waits until every shell renders with a release. */
async function untilServed(
  { shells }: DrillSystem,
  version: string,
  timeoutMs = 30_000,
  name: string = good.name,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (const shell of shells) {
    while (!(await releasesOf(shell)).includes(`${name}@${version} `)) {
      if (performance.now() > deadline) throw new Error(`${shell.name} does not serve ${name}@${version}`);
      await sleep(100);
    }
  }
}

async function releasesOf(shell: Server | undefined): Promise<string> {
  const response = await fetch(`${shell?.origin}/_shell/builds.json`);
  const { remotes } = (await response.json()) as { remotes: Record<string, string | null> };
  return Object.entries(remotes)
    .map(([name, version]) => `${name}@${version} `)
    .join('');
}
