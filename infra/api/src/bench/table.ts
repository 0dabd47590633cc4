import type { Timing } from './measure.ts';
import type { Workload } from './requests.ts';

export type Row = {
  readonly workload: Workload;
  readonly timing: Timing;
  /** Number of different requests. */
  readonly distinct: number;
  /** Processor time of the server for one request. */
  readonly cpuMs: number;
  readonly blockedMs: number;
};

const columns = ['requests', 'distinct', 'p50 ms', 'p99 ms', 'max ms', 'cpu ms', 'block ms', 'limit', 'result'];

export const tableHead: readonly string[] = [
  `| request           | ${columns.map((name) => name.padStart(8)).join(' | ')} |`,
  `| ----------------- | ${columns.map(() => '-------:').join(' | ')} |`,
];

const tenths = (value: number) => value.toFixed(1);

export function tableRow({ workload, timing, distinct, cpuMs, blockedMs }: Row): string {
  const { name, limitMs } = workload;
  const { requests, p50, p99, max } = timing;
  const times = [tenths(p50), tenths(p99), tenths(max), cpuMs.toFixed(2), tenths(blockedMs), limitMs];
  const cells = [requests, distinct, ...times, p99 <= limitMs ? 'holds' : 'MISSED'];
  return `| ${name.padEnd(17)} | ${cells.map((cell) => String(cell).padStart(8)).join(' | ')} |`;
}
