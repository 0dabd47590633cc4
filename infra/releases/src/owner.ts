import { hostname } from 'node:os';

/** A process, told from those of other machines that share the state folder. */
export type Owner = {
  machine: string;
  pid: number;
};

export const thisProcess: Owner = {
  machine: hostname()
    .replace(/[^A-Za-z0-9-]/g, '-')
    .slice(0, 60),
  pid: process.pid,
};

/** Whether that process lives; null where it cannot be known, because it is of another machine. */
export function isAlive({ machine, pid }: Owner): boolean | null {
  if (machine !== thisProcess.machine) return null;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
