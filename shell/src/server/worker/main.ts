import { parentPort, threadId, workerData } from 'node:worker_threads';
import '../../app/provided-modules.ts';
import { createWorkerPulse } from './pulse.ts';
import { type RenderTask, traced, type WorkerAnswer, type WorkerMessage, type WorkerSetup } from './render-task.ts';
import { createRenderer } from './renderer.ts';

const setup = workerData as WorkerSetup;
const pulse = createWorkerPulse(setup.pulse, threadId, traced(setup));
const renderer = createRenderer(setup, tellStrayError);

// A promise that a frontend forgot must not end the other pages of this worker.
process.on('unhandledRejection', tellStrayError);

export default async function run(task: RenderTask): Promise<WorkerAnswer> {
  Atomics.store(new Int32Array(task.row), 0, pulse.row + 1);
  const trace = pulse.begin();
  try {
    return { ok: true, result: await (task.kind === 'warm' ? renderer.warm(trace) : renderer.render(task, trace)) };
  } catch (cause) {
    return { ok: false, error: stackOf(cause) };
  } finally {
    trace.end();
  }
}

function tellStrayError(cause: unknown): void {
  parentPort?.postMessage({ strayError: stackOf(cause) } satisfies WorkerMessage);
}

function stackOf(cause: unknown): string {
  return (cause instanceof Error && cause.stack) || String(cause);
}
