import { Worker } from 'node:worker_threads';
import { messageOf } from './error-message.ts';
import { type Env, numberFrom } from './settings.ts';

/**
 * How long, in milliseconds, the event loop may be blocked before the process is killed; 0: without limit, as needed for breakpoints.
 * @throws an error that names the variable, if it is invalid
 */
export const hangLimitFrom = (env: Env): number =>
  numberFrom(env, 'HANG_LIMIT_SECONDS', 0, { min: 0, max: 3_600 }) * 1_000;

/** Checks per limit: after this many consecutive ones without a turn of the event loop the process is killed. */
const checksOfLimit = 10;

/**
 * Runs in a separate thread. It counts its own checks instead of measuring time: whatever stops the whole process, such as a suspended
 * machine, stops it too. It writes to the file descriptor: a thread's `process.stderr` waits for the main thread.
 */
const watch = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { turns, limitMs, checks } = workerData;
let seen = -1;
let still = 0;
setInterval(() => {
  const turn = Atomics.load(turns, 0);
  still = turn === seen ? still + 1 : 0;
  seen = turn;
  if (still < checks) return;
  const msg = 'the event loop has not turned for ' + limitMs / 1000 + ' s (HANG_LIMIT_SECONDS): the process is killed';
  try {
    writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, limitMs / checks);
`;

/**
 * Kills the process if its event loop is blocked for the limit: it then serves no request and handles no signal, and a proxy without
 * health checks keeps sending it requests. The service manager restarts it. Call it once the server listens, as the start may block for
 * longer. @param limitMs 0 does nothing
 */
export function killWhenHung(limitMs: number): void {
  // SIGKILL from inside a container does not end process 1, which only a liveness probe restarts, unless an init process is process 1.
  if (limitMs === 0 || process.pid === 1) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), limitMs / checksOfLimit / 2).unref();
  const worker = new Worker(watch, {
    eval: true,
    workerData: { turns, limitMs, checks: checksOfLimit },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  // Without a listener the thread's failure would end the service, which works without it.
  worker.on('error', (error) => {
    const msg = `nothing watches for a blocked event loop any more (HANG_LIMIT_SECONDS): ${messageOf(error)}`;
    process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), pid: process.pid, msg })}\n`);
  });
  worker.unref();
}
