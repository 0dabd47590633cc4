import { parentPort, threadId, workerData } from 'node:worker_threads';
import { exposesOf, type WorkerMessage, type WorkerSetup } from './protocol.ts';
import { createTaskRunner, stackOf } from './task-runner.ts';
import { claimWatchdogSlot } from './watchdog-slot.ts';

const setup = workerData as WorkerSetup;

function reportUnhandled(cause: unknown): void {
  parentPort?.postMessage({ unhandledError: stackOf(cause) } satisfies WorkerMessage);
}

// A rejected promise that a frontend does not handle must not end the worker's other pages.
process.on('unhandledRejection', reportUnhandled);

/** Entry of a render worker: Piscina calls the default export for each task. */
export default createTaskRunner(setup, claimWatchdogSlot(setup.watchdog, threadId, exposesOf(setup)), reportUnhandled);
