import { readdirSync, readFileSync } from 'node:fs';

/** CPU time and current memory of a group of processes; shared memory is divided among the processes that share it. */
export type Usage = { processorMs: number; memoryBytes: number };

type Process = Pick<Usage, 'processorMs'> & { pid: number; parent: number; program: string };

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/**
 * CPU time and memory of this process and all its descendants, by group. Needs `/proc`.
 * @param nameOf group names by process id; other processes, including this one, are grouped by program name
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

/** Reads synchronously: under load Node's file threads are busy resolving names, and a step would end minutes late. Null if unreadable. */
function readNow(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Proportional set size in bytes; 0 if the process has ended meanwhile or belongs to another user. */
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
    // Its own CPU time, and that of its ended children.
    processorMs: (at(14) + at(15) + at(16) + at(17)) * tickMs,
  };
}
