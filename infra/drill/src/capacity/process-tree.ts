import { readdirSync, readFileSync } from 'node:fs';

/** CPU time and current memory of a group of processes; shared memory is divided among the processes that share it. */
export type Usage = { processorMs: number; memoryBytes: number };

type Process = Usage & {
  pid: number;
  parent: number;
  program: string;
  /** Distinguishes processes that have had the same id one after the other. */
  startedAt: number;
};

/** This process and all its descendants at one moment, by process id. `all`: ids of all processes of the machine. */
export type TreeSample = { processes: ReadonlyMap<number, Process>; all: ReadonlySet<number> };

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** Reads this process and all its descendants. Needs `/proc`. */
export function sampleTree(): TreeSample {
  const all = readProcesses();
  const byPid = new Map(all.map((process) => [process.pid, process]));
  const within = all.filter((process) => isWithin(process, byPid));
  return {
    processes: new Map(within.map((process) => [process.pid, { ...process, memoryBytes: memoryOf(process.pid) }])),
    all: new Set(byPid.keys()),
  };
}

/**
 * CPU time between two samples, and memory at the second one, by group. What an ended process has used counts for the process that it was
 * started by.
 * @param nameOf group names by process id; other processes, including this one, are grouped by program name
 */
export function usageBetween(
  before: TreeSample,
  after: TreeSample,
  nameOf: ReadonlyMap<number, string>,
): Map<string, Usage> {
  const used = new Map(
    [...after.processes.values()].map((process) => {
      const earlier = before.processes.get(process.pid);
      const from = earlier && isSame(earlier, process) ? earlier.processorMs : 0;
      return [process.pid, process.processorMs - from];
    }),
  );
  for (const ended of before.processes.values()) {
    if (isRunning(ended, after)) continue;
    // Its parent's CPU time now includes all of its own, also that of before the first sample.
    const heir = heirOf(ended, before, after);
    if (heir !== null) used.set(heir, (used.get(heir) ?? 0) - ended.processorMs);
  }
  const groups = new Map<string, Usage>();
  for (const [pid, { program, memoryBytes }] of after.processes) {
    const name = nameOf.get(pid) ?? program;
    const sum = groups.get(name) ?? { processorMs: 0, memoryBytes: 0 };
    groups.set(name, {
      // Less than nothing where a parent does not wait for its children: the kernel then counts nothing of theirs.
      processorMs: sum.processorMs + Math.max(0, used.get(pid) ?? 0),
      memoryBytes: sum.memoryBytes + memoryBytes,
    });
  }
  return groups;
}

const isSame = (one: Process, other: Process): boolean => one.startedAt === other.startedAt;

/** Whether a process of an earlier sample still runs; one that has left the tree does too. */
function isRunning(process: Process, { processes, all }: TreeSample): boolean {
  const now = processes.get(process.pid);
  return now ? isSame(now, process) : all.has(process.pid);
}

/** The nearest ancestor of an ended process that still runs; null if it is outside of the tree. */
function heirOf(ended: Process, before: TreeSample, after: TreeSample): number | null {
  for (let at = before.processes.get(ended.parent); at !== undefined; at = before.processes.get(at.parent)) {
    if (isRunning(at, after)) return after.processes.has(at.pid) ? at.pid : null;
  }
  return null;
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
    startedAt: at(22),
    // Its own CPU time, and that of its ended children that it has waited for.
    processorMs: (at(14) + at(15) + at(16) + at(17)) * tickMs,
    memoryBytes: 0,
  };
}
