import { ms, seconds, table } from '@bergauf/bench/report/figures';
import { exceededLimits, faultLimits } from '../fault-limits.ts';
import { pageOutcomes } from '../load/page-outcome.ts';
import type { Played } from '../play-fault.ts';
import type { OrderFaults } from '../system/orders-in-database.ts';

export type Row = {
  name: string;
  cells: readonly string[];
  broken: readonly string[];
  failures: Readonly<Record<string, number>>;
};

const head = [
  'fault',
  'journeys',
  'requests',
  'failed',
  'worst ms',
  ...pageOutcomes,
  'orders',
  'lost',
  'twice',
  'whole after s',
  'ready after s',
  '',
];

/** @param patience see `exceededLimits` */
export function rowOf(played: Played, patience: number): Row {
  const { requests, failed, worstMs, outcomes: seen, failures } = played.figures();
  const { confirmed, lost, twice } = played.orders;
  const outcome = {
    requests,
    failed,
    bare: seen.bare,
    worstMs,
    wholeMs: played.wholeMs,
    readyMs: played.readyMs,
    lost,
    twice,
  };
  const broken = [
    ...(played.problem === null ? [] : [played.problem]),
    ...exceededLimits(faultLimits[played.name], outcome, patience),
  ];
  const counts = [played.journeys, requests, failed].map(String);
  const orders = [confirmed, lost, twice].map(String);
  const cells = [...counts, ms(worstMs), ...pageOutcomes.map((outcome) => String(seen[outcome])), ...orders];
  return {
    name: played.name,
    broken,
    failures,
    cells: [...cells, seconds(played.wholeMs), seconds(played.readyMs), broken.length === 0 ? 'kept' : 'BROKEN'],
  };
}

/** The table, what failed in each row, and the limits that were exceeded. @param orders of the whole drill */
export function report(rows: readonly Row[], notPlayed: Readonly<Record<string, string>>, orders: OrderFaults): string {
  const failed = rows.flatMap(({ name, failures }) =>
    Object.entries(failures).map(([failure, count]) => `${name}: ${count} x ${failure}`),
  );
  const broken = [
    ...rows.flatMap(({ name, broken }) => broken.map((what) => `${name}: ${what}`)),
    ...(areOrdersRight(orders) ? [] : [`in all: ${orders.lost} orders lost, ${orders.twice} placed twice`]),
  ];
  const left = Object.entries(notPlayed).map(([name, why]) => `${name}: not played, ${why}`);
  const sections = [
    table(
      head,
      rows.map(({ name, cells }) => [name, ...cells]),
    ),
    section('What failed', failed),
    section('Not played', left),
    section('BROKEN PROMISES', broken),
  ];
  return `${sections.filter((text) => text !== '').join('\n\n')}\n`;
}

/** Exit code of a step of `npm test` that was skipped. */
export const skipped = 77;

/** 1 if a limit was exceeded; that of a skipped step if no fault could be played, which proves nothing. @param orders as of `report` */
export function exitCodeOf(rows: readonly Row[], orders: OrderFaults): number {
  if (rows.length === 0) return skipped;
  return areOrdersRight(orders) && rows.every(({ broken }) => broken.length === 0) ? 0 : 1;
}

const areOrdersRight = ({ lost, twice }: OrderFaults): boolean => lost === 0 && twice === 0;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}\n${lines.join('\n')}`;
