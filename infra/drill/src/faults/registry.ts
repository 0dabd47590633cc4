import { setTimeout as sleep } from 'node:timers/promises';
import { storeEdited } from '@bergauf/releases/fixtures/edited-release';
import type { DrillSystem } from '../system/drill-system.ts';
import type { Server } from '../system/server.ts';
import type { Fault } from './fault.ts';

/** A shell starts without a registry, with only the copies on its disk. */
export const registryGone: Fault = {
  name: 'registry gone during a shell’s start',
  async play({ registry, shells: [shell] }) {
    await registry.kill();
    const before = JSON.stringify(await releasesOf(shell));
    await shell?.stop();
    await shell?.start();
    const after = JSON.stringify(await releasesOf(shell));
    if (before !== after) throw new Error(`The shell served ${before}, and without the registry ${after}`);
    await registry.start();
    return { at: performance.now() };
  },
};

const footer = 'mf-content';
const broken = '9.0.0-broken';

/** Timeout for a release to be served, or for the registry to undo a promotion. */
const servedMs = 90_000;

/**
 * A frontend that throws when it renders gets all traffic, although the gate objects; the registry detects this and undoes it. The gate
 * has every shell try every page, which takes longer than everything after it, and shoppers notice none of it.
 */
export const badRelease: Fault = {
  name: 'a bad release promoted and undone',
  async prepare({ registryHome, shells: [shell] }) {
    const thrown = '((() => { throw new Error("broken at render"); })(), {';
    const edit = (text: string): string => text.replaceAll(/\("footer",\s?\{/g, thrown);
    const of = await versionOf(footer, shell);
    await storeEdited({ home: registryHome.folder, name: footer, version: broken, of, edit });
  },
  async play(system) {
    const good = await versionOf(footer, system.shells[0]);
    const { forced = [] } = await system.operator.promote(footer, broken, { force: true });
    if (forced.length === 0) throw new Error('The gate had no objection');
    const promotedAt = performance.now();
    await untilServed(system, footer, broken);
    await untilServed(system, footer, good);
    return { at: promotedAt };
  },
  restore: (system) => withdraw(system, footer, broken),
};

const header = 'mf-header';
const other = '9.0.1-other';

/** The registry's disk is full, and a rollback must still be possible. */
export const diskFull: Fault = {
  name: 'disk full at the registry',
  whyNot: ({ registryHome }) => (registryHome.fill === null ? 'mounting a small disk needs root' : null),
  async prepare(system) {
    const edit = (text: string): string => text.replaceAll('30 Tage', '90 Tage');
    const of = await versionOf(header, system.shells[0]);
    await storeEdited({ home: system.registryHome.folder, name: header, version: other, of, edit });
    await system.operator.promote(header, other);
    await untilServed(system, header, other);
  },
  async play(system, outageMs) {
    await system.registryHome.fill?.();
    const filledAt = performance.now();
    const { to } = await system.operator.rollback(header);
    await untilServed(system, header, to ?? '');
    await sleep(Math.max(0, filledAt + outageMs - performance.now()));
    await system.registryHome.empty();
    return { at: filledAt };
  },
  restore: (system) => withdraw(system, header, other),
};

/** Rolls a release back that still has all traffic. */
async function withdraw({ operator }: DrillSystem, name: string, version: string): Promise<void> {
  const remote = (await operator.list()).find((one) => one.name === name);
  const wanted = remote?.releases.find(({ isDefault }) => isDefault)?.version;
  if (wanted === version) await operator.rollback(name);
}

/** Waits until every shell renders with a release. */
async function untilServed({ shells }: DrillSystem, name: string, version: string): Promise<void> {
  const deadline = performance.now() + servedMs;
  for (const shell of shells) {
    while ((await versionOf(name, shell)) !== version) {
      if (performance.now() > deadline) throw new Error(`${shell.name} does not serve ${name}@${version}`);
      await sleep(100);
    }
  }
}

const versionOf = async (name: string, shell: Server | undefined): Promise<string> =>
  (await releasesOf(shell))[name] ?? 'none';

async function releasesOf(shell: Server | undefined): Promise<Readonly<Record<string, string | null>>> {
  const response = await fetch(`${shell?.origin}/_shell/builds.json`);
  return ((await response.json()) as { remotes: Record<string, string | null> }).remotes;
}
