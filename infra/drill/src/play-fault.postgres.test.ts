// @module-tag rotated
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Fault } from './faults/fault.ts';
import { nothing } from './faults/services.ts';
import { startArrivals } from './load/arrivals.ts';
import { createLedger } from './load/ledger.ts';
import { playFault } from './play-fault.ts';
import { whyNoDrill } from './system/drill-system.ts';
import { withDrillSystem } from './system/with-drill-system.ts';

it.skipIf(whyNoDrill() !== null)(
  'what a fault has begun when it fails is undone, so that the next one finds a whole system; a shop that never recovers is noticed',
  { timeout: 240_000 },
  async () => {
    // Applies to the builds.
    vi.stubEnv('BERGAUF_COMPRESSION', 'fast');
    onTestFinished(() => void vi.unstubAllEnvs());
    const size = { shells: 2, apis: 2, products: 24, isShared: false };
    await withDrillSystem({ ...size, say: () => {} }, async (system) => {
      const { shells, database, registry, registryHome, goods } = system;
      let timesRestored = 0;
      const fault: Fault = {
        name: 'nothing',
        async prepare() {
          await system.passTo(1);
          await shells[1]?.stop();
        },
        async play() {
          await system.setNetwork(['hanging', 'hanging']);
          await registryHome.fill?.();
          await registry.kill();
          await database.stop('immediate');
          throw new Error('a defect of the drill');
        },
        async restore() {
          timesRestored += 1;
        },
      };
      const arrivals = startArrivals(1, async () => {});
      const ledger = createLedger();
      const parts = { system, ledger, arrivals, outageMs: 0, calmMs: 100 };
      const { problem, readyMs, wholeMs } = await playFault(fault, parts).finally(() => arrivals.stop());
      expect([problem, timesRestored, wholeMs]).toEqual(['a defect of the drill', 1, 0]);
      expect(readyMs).toBeLessThan(60_000);
      expect(await system.areAllReady()).toBe(true);
      expect(shells.map((shell) => shell.pid() === null)).toEqual([false, false]);
      // Edits need space on the disk, and changes of the catalogue the database.
      await system.operator.annotate('mf-header', '1.0.0', 'after the fault');
      await system.changePrice(goods[0]?.id ?? 0, 4_900);

      // A shop in which requests never end has not recovered, although none of them has failed yet.
      ledger.open({ what: 'list', dueAt: performance.now() });
      const stuck = await playFault(nothing, { ...parts, giveUpMs: 500 });
      expect([stuck.problem, stuck.wholeMs]).toEqual([null, Number.POSITIVE_INFINITY]);
    });
  },
);
