import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';
import { type ReportKind, readReport, type TestReport } from './report.ts';

export type Step = {
  title: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where the step's counts come from; a step without a report counts as one. */
  report?: ReportKind;
  priority?: Priority;
};

/**
 * `low`: takes the processor time that the steps of normal priority leave. For steps with work for every core, beside steps that mostly
 * wait.
 */
export type Priority = 'normal' | 'low';

/** `isSkipped`: it cannot run on this machine; its output says why. */
export type StepResult = TestReport & { seconds: number; isSkipped: boolean };

/** `live`: the step's output appears as it is written. `at the end`: in one piece, for steps that run side by side. `none`: not at all. */
export type StepOutput = 'live' | 'at the end' | 'none';

/** With which a step without a report says that it cannot run here, as tests of Automake do. */
const skippedCode = 77;

const vitestReporter = path.join(workspaceRoot, 'infra/launcher/src/test-runner/vitest-reporter.ts');

/** Runs one step, shows its output, and counts and times its tests. */
export async function runStep(step: Step, output: StepOutput): Promise<StepResult> {
  const started = Date.now();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bergauf-report-'));
  const file = path.join(folder, 'report.json');
  const reporters = step.report === 'vitest' ? ['--reporter=default', `--reporter=${vitestReporter}`] : [];
  const env = { ...process.env, ...step.env, TEST_REPORT_FILE: file, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run([...step.command, ...reporters], env, output, step.priority);
  const report = step.report ? await readReport(file, step.report) : resultOfCode(code);
  await rm(folder, { recursive: true, force: true });
  const isSkipped = code === skippedCode && !step.report;
  // A runner that fails without a failed test has failed all the same: no tests found, a crash, an unhandled error.
  const failed = code !== 0 && report.failed === 0 ? 1 : report.failed;
  return { ...report, failed: isSkipped ? 0 : failed, isSkipped, seconds: (Date.now() - started) / 1000 };
}

const resultOfCode = (code: number): TestReport => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  files: [],
  failures: [],
  flaky: [],
});

/** For a process that has just been started: all that it starts inherits its priority. */
export function setPriority({ pid }: ChildProcess, priority: Priority): void {
  // Relative, because the whole run may have a low priority; a third of the share, so that a busy machine does not stop it.
  if (priority === 'low' && pid !== undefined) {
    os.setPriority(pid, Math.min(os.getPriority() + 5, os.constants.priority.PRIORITY_LOW));
  }
}

function run(
  [command = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  output: StepOutput,
  priority: Priority = 'normal',
): Promise<number> {
  const stdio: StdioOptions = output === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: workspaceRoot, env, stdio });
    setPriority(child, priority);
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      if (output === 'at the end') process.stdout.write(Buffer.concat(chunks));
      resolve(code ?? 1);
    });
  });
}
