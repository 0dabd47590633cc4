import { randomUUID } from 'node:crypto';
import { hostname, userInfo } from 'node:os';

/** A process, and the machine that it runs on: several machines may share the state folder. */
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

/** Unique id of this process: in containers every process id is 1, and a machine may be renamed. */
export const instanceId: string = randomUUID();

/** Whether that process is running; null when it is on another machine, where this cannot be known. */
export function isAlive({ machine, pid }: Owner): boolean | null {
  if (machine !== thisProcess.machine) return null;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is running, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Name of the operating system user. In a container the user may have none. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
