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

/** Tells this process from every other one: in containers all have the number 1, and a machine may get another name. */
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

/** The user of the operating system. In a container it may have no name. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
