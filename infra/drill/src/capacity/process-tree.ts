import { readdirSync, readFileSync } from 'node:fs';

/** What one group of processes has used so far, and holds now; of memory that several share, each counts its part. */
export type Usage = { processorMs: number; memoryBytes: number };

type Process = Pick<Usage, 'processorMs'> & { pid: number; parent: number; program: string };

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Processor time and memory of this process and of all that it has started, by group. Needs `/proc`.
 * @param nameOf names of processes that are known by their number; others are grouped by the name of their program, which is that of
 *   the process itself for this one
 */
export function usageOfTree(nameOf: ReadonlyMap<number, string>): Map<string, Usage> {
  const processes = readProcesses();
  const byPid = new Map(processes.map((process) => [process.pid, process]));
  const groups = new Map<string, Usage>();
  for (const one of processes) {
    if (!isWithin(one, byPid)) continue;
    const name = nameOf.get(one.pid) ?? one.program;
    const sum = groups.get(name) ?? { processorMs: 0, memoryBytes: 0 };
    groups.set(name, {
      processorMs: sum.processorMs + one.processorMs,
      memoryBytes: sum.memoryBytes + memoryOf(one.pid),
    });
  }
  return groups;
}

/** Whether it is this process, or descends from it. */
function isWithin(one: Process, byPid: ReadonlyMap<number, Process>): boolean {
  for (let at: Process | undefined = one; at !== undefined; at = byPid.get(at.parent)) {
    if (at.pid === process.pid) return true;
  }
  return false;
}

function readProcesses(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    const stat = readNow(`/proc/${pid}/stat`);
    return stat === null ? [] : [parseStat(Number(pid), stat)];
  });
}

/** At once: the threads that read files for Node resolve names under load, and a step would end minutes late. Null where it cannot be read. */
function readNow(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Its proportional set size; none where it has ended meanwhile, or belongs to another user. */
function memoryOf(pid: number): number {
  const sums = readNow(`/proc/${pid}/smaps_rollup`) ?? '';
  return Number(/^Pss: +(\d+) kB$/m.exec(sums)?.[1] ?? 0) * 1_024;
}

/** The program's name is in brackets and may contain spaces; the other fields follow it (`man 5 proc`). */
function parseStat(pid: number, stat: string): Process {
  const [start, end] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const fields = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? 0;
  return {
    pid,
    parent: at(4),
    program: stat.slice(start + 1, end),
    // Its own, and that of children that have ended.
    processorMs: (at(14) + at(15) + at(16) + at(17)) * tickMs,
  };
}
