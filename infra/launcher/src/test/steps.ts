import { type StdioOptions, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';

export type Count = { passed: number; failed: number };

export type Step = {
  title: string;
  command: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where the step's own counts come from; a step without counts as one. */
  report?: 'vitest' | 'playwright';
};

/** Passed on as it comes, or in one piece, so that steps side by side do not talk at once. */
export type StepOutput = 'live' | 'at the end';

/** Runs one step with its output passed on, and counts what it tested. */
export async function runStep(step: Step, output: StepOutput): Promise<Count> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bergauf-report-'));
  const file = path.join(folder, 'report.json');
  const reporter =
    step.report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const env = { ...process.env, ...step.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run([...step.command, ...reporter], env, output);
  const count = step.report ? await readReport(file, step.report) : { passed: 0, failed: 0 };
  await rm(folder, { recursive: true, force: true });
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  // A runner that fails without a failed test has failed all the same: nothing found, a crash, an unhandled error.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function run([command = '', ...args]: readonly string[], env: NodeJS.ProcessEnv, output: StepOutput): Promise<number> {
  const stdio: StdioOptions = output === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: workspaceRoot, env, stdio });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

async function readReport(file: string, kind: 'vitest' | 'playwright'): Promise<Count> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    // The runner ended before it wrote one.
    return { passed: 0, failed: 1 };
  }
  if (kind === 'vitest') {
    const { numPassedTests, numFailedTests } = JSON.parse(text) as VitestReport;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
