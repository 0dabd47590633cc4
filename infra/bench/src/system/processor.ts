import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Milliseconds of one clock tick in /proc: Linux counts CPU time in hundredths of a second. */
const tickMs = 10;

/** Pins all threads of a process to cores in the notation of `taskset`: `0`, `0-1`. False if that is not possible. */
export function pin(pid: number, cores: string): boolean {
  return spawnSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' }).status === 0;
}

/** CPU time that all threads of a process have used so far, in milliseconds; null without /proc. */
export async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name in brackets may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return null;
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
