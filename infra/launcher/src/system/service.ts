import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { logFileOf, openServiceLog, type ServiceLog } from './service-log.ts';
import { workspaceRoot } from './workspace.ts';

export type Service = {
  name: string;
  pid: number;
  /** Sends SIGTERM, after 8 s SIGKILL, and waits until the process has ended. */
  stop(): Promise<void>;
  /** Resolves when the process has ended, by itself or by `stop`. */
  ended: Promise<{ code: number | null }>;
};

export type ServiceOptions = {
  name: string;
  /** The service's bundle. */
  file: string;
  /** Command-line options of Node. */
  engineOptions?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Responds with a 2xx status once the service is up. */
  readyUrl: string;
  logDir: string;
  timeoutMs?: number;
  /** Aborts the start and ends the service. */
  signal?: AbortSignal;
};

const stopTimeoutMs = 8_000;

/** Each service imports this first, so that none outlives the launcher. */
const endWithLauncher = new URL('./end-with-launcher.mjs', import.meta.url).href;

/** Starts one service and waits until it responds. @throws with the last line of its log if it ends first, or after the timeout */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { name, file, engineOptions = [], env, readyUrl, logDir, timeoutMs = 60_000, signal } = options;
  signal?.throwIfAborted();
  const log = openServiceLog({ folder: logDir, name });
  const child = spawn(process.execPath, ['--import', endWithLauncher, ...engineOptions, file], {
    cwd: workspaceRoot,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Its own process group, so that Ctrl-C reaches only the launcher, which ends the services in order.
    detached: true,
  });
  for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => log.write(chunk));
  // `close`, not `exit`: the rest of the output has been read by then.
  const ended = new Promise<{ code: number | null }>((resolve) => {
    child.once('close', (code) => void log.close().then(() => resolve({ code })));
  });
  const service: Service = { name, pid: child.pid ?? -1, stop: () => stop(child, ended), ended };
  const deadline = Date.now() + timeoutMs;
  let running = true;
  void ended.then(() => {
    running = false;
  });
  while (!(await isReady(readyUrl))) {
    if (!running) throw new Error(`${name} did not start: ${lastLogLine(log)}`);
    if (signal?.aborted || Date.now() > deadline) {
      await service.stop();
      signal?.throwIfAborted();
      throw new Error(
        `${name} did not answer ${readyUrl} within ${timeoutMs / 1000} s; see ${logFileOf(logDir, name)}.`,
      );
    }
    await sleep(100);
  }
  return service;
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Not up yet.
    return false;
  }
}

/** The last log line that is not part of a stack trace: failing services print one sentence. */
function lastLogLine(log: ServiceLog): string {
  const lines = log
    .tail()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('    at '));
  return lines.at(-1)?.slice(0, 400) || 'no output';
}
