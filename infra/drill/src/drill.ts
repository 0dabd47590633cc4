import { readCommandLine } from '@bergauf/service-kit/command-line';
import { clockJump } from './faults/clock-jump.ts';
import type { Fault } from './faults/fault.ts';
import { lossyNetwork, slowApi } from './faults/network.ts';
import { badRelease, diskFull, registryGone } from './faults/registry.ts';
import {
  apiKilled,
  databaseGone,
  nothing,
  othersRestarted,
  shellAdded,
  shellKilled,
  shellsRestarted,
} from './faults/services.ts';
import { redisGone, replicaLagging } from './faults/shared.ts';
import { startArrivals } from './load/arrivals.ts';
import { goShopping } from './load/journey.ts';
import { createLedger } from './load/ledger.ts';
import { createShopper } from './load/shopper.ts';
import { numberOption } from './number-option.ts';
import { type Played, playFault } from './play-fault.ts';
import { exitCodeOf, report, rowOf, skipped } from './report/drill-table.ts';
import { type DrillSystem, whyNoDrill } from './system/drill-system.ts';
import { findOrderFaults, type OrderFaults } from './system/orders-in-database.ts';
import { withDrillSystem } from './system/with-drill-system.ts';

const faults: readonly Fault[] = [
  ...[nothing, shellKilled, apiKilled, databaseGone, registryGone, shellsRestarted, othersRestarted],
  shellAdded,
  ...[badRelease, diskFull, slowApi, lossyNetwork, replicaLagging, redisGone, clockJump],
];
/** The short form, for `npm test`: five faults, fewer shells, and shorter outages. */
const inShort: readonly Fault[] = [shellKilled, apiKilled, databaseGone, registryGone, shellsRestarted];

const say = (line: string): void => void process.stderr.write(`${line}\n`);
const usage = `npm run drill -- [--short] [--only <part of a fault's name>] [--rate 3] [--patience 1]

  --short      five faults, fewer shells, shorter outages
  --only       the faults that have this in their name
  --rate       shoppers that arrive each second
  --patience   factor of the time in which a shop must be whole again, for slow machines
`;
const options = {
  short: { type: 'boolean', default: false },
  only: { type: 'string' },
  rate: { type: 'string' },
  patience: { type: 'string', default: '1' },
} as const;
const { only, short, rate, patience } = readCommandLine(usage, { options }, ({ values }) => ({
  ...values,
  rate: numberOption('rate', values.rate ?? (values.short ? '1' : '3')),
  patience: numberOption('patience', values.patience),
}));
const chosen = (short ? inShort : faults).filter(({ name }) => name.includes(only ?? ''));
/** 150 products are enough for full lists; importing more takes CPU time and shows nothing else. */
const size = { shells: short ? 2 : 3, apis: 2, products: 150, isShared: !short };
const times = short ? { outageMs: 3_000, calmMs: 1_500 } : { outageMs: 10_000, calmMs: 2_500 };

const started = performance.now();
const secondsElapsed = (): number => Math.round((performance.now() - started) / 1000);

type Result = {
  played: Played[];
  notPlayed: Record<string, string>;
  /** Of all orders, once the last shopper has left: one may be placed a second time when its row is complete. */
  orders: OrderFaults;
};

/** Starts shoppers and plays one fault after the other. */
async function play(system: DrillSystem): Promise<Result> {
  const played: Played[] = [];
  const notPlayed: Record<string, string> = {};
  const ledger = createLedger();
  const { origins } = system.addresses;
  const arrivals = startArrivals(rate, async (number, dueAt) => {
    const shopper = createShopper(number, dueAt, { proxy: system.proxy, ledger });
    await goShopping(number, shopper, { origins, goods: system.goods, ledger, goal: 'order' });
    shopper.leave();
  });
  try {
    for (const fault of chosen) {
      const why = fault.whyNot?.(system) ?? null;
      if (why !== null) {
        notPlayed[fault.name] = why;
        continue;
      }
      say(`${secondsElapsed()} s: ${fault.name}`);
      played.push(await playFault(fault, { system, ledger, arrivals, ...times }));
    }
  } finally {
    await arrivals.stop();
  }
  return { played, notPlayed, orders: await findOrderFaults(system.databaseUrl, ledger.confirmed) };
}

/** @returns the exit code */
async function drill(): Promise<number> {
  const { played, notPlayed, orders } = await withDrillSystem({ ...size, say }, play);
  const rows = played.map((one) => rowOf(one, patience));
  process.stdout.write(report(rows, notPlayed, orders));
  say(`In all ${secondsElapsed()} s.`);
  return exitCodeOf(rows, orders);
}

if (chosen.length === 0) {
  say(
    `No fault has “${only}” in its name. There are: ${(short ? inShort : faults).map(({ name }) => name).join('; ')}.`,
  );
  process.exit(2);
}
// Applies to all builds that the drill starts.
process.env['BERGAUF_COMPRESSION'] = 'fast';
const whyNot = whyNoDrill();
if (whyNot !== null) {
  say(`The drill cannot be played here: ${whyNot}.`);
  process.exitCode = skipped;
} else process.exitCode = await drill();
