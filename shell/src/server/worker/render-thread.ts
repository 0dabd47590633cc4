import { parentPort, threadId, workerData } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { exposesOf, type RenderTask, type WorkerMessage, type WorkerSetup } from './protocol.ts';
import { createTaskRunner, stackOf } from './task-runner.ts';
import { claimWatchdogSlot } from './watchdog-slot.ts';

const setup = workerData as WorkerSetup;

function reportUnhandled(cause: unknown): void {
  parentPort?.postMessage({ unhandledError: stackOf(cause) } satisfies WorkerMessage);
}

// An unhandled promise rejection of a frontend must not end the worker's other pages.
process.on('unhandledRejection', reportUnhandled);

const run = createTaskRunner(setup, claimWatchdogSlot(setup.watchdog, threadId, exposesOf(setup)), reportUnhandled);

/**
 * Entry of a render worker: Piscina calls the default export for each task. A page's bytes are moved to the main thread, not copied.
 */
export default async function main(task: RenderTask): Promise<unknown> {
  const response = await run(task);
  if (response.kind !== 'rendered') return response;
  const { html, payload } = response.result;
  return move({ [transferableSymbol]: [html.buffer, payload.buffer], [valueSymbol]: response });
}
