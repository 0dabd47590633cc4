import { workerData } from 'node:worker_threads';
import '../../app/provided-modules.ts';
import type { RenderResult, RenderTask, WarmResult, WorkerSetup } from './render-task.ts';
import { createRenderer } from './renderer.ts';

const renderer = createRenderer(workerData as WorkerSetup);

export default function run(task: RenderTask): Promise<RenderResult | WarmResult> {
  return task.kind === 'warm' ? renderer.warm(task.trace) : renderer.render(task);
}
