import { Worker } from 'node:worker_threads';
import { type Env, numberFrom } from './settings.ts';

/**
 * How long, in milliseconds, the event loop may stand still before the process is killed; 0 for as long as it likes, as in a debugger.
 * @throws one sentence that names the variable, when it is wrong
 */
export const hangLimitFrom = (env: Env): number =>
  numberFrom(env, 'HANG_LIMIT_SECONDS', 0, { min: 0, max: 3_600 }) * 1_000;

/** How often a limit is divided: so many looks in a row must find that the event loop has not turned. */
const looksOfLimit = 10;

/**
 * Runs in a thread of its own. It counts its own looks, not the time: what stops the whole process, such as a machine that is suspended,
 * stops it too. It writes to the file descriptor: a thread's `process.stderr` waits for the main thread.
 */
const watch = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const { turns, limitMs, looks } = workerData;
let seen = -1;
let still = 0;
setInterval(() => {
  const turn = Atomics.load(turns, 0);
  still = turn === seen ? still + 1 : 0;
  seen = turn;
  if (still < looks) return;
  const msg = 'the event loop has not turned for ' + limitMs / 1000 + ' s (HANG_LIMIT_SECONDS): the process is killed';
  try {
    writeSync(2, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n');
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}, limitMs / looks);
`;

/**
 * Kills the process when its event loop stands still for the limit: an endless loop answers nobody, heeds no signal, and a proxy without
 * health checks keeps sending it requests. Whatever runs the service starts it again. Call it when the server listens: a start may
 * compute for long. @param limitMs 0 does nothing
 */
export function killWhenHung(limitMs: number): void {
  if (limitMs === 0) return;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), limitMs / looksOfLimit / 2).unref();
  const worker = new Worker(watch, {
    eval: true,
    workerData: { turns, limitMs, looks: looksOfLimit },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  });
  worker.unref();
}
