import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.ts';
import { findPostgresServer } from './find-postgres-server.ts';
import { leftOut } from './left-out.ts';
import { slowestFiles } from './report.ts';
import { runStep, type Step, type StepOutput, type StepResult } from './steps.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Quick leaves out what needs a browser, and of the product API's tests what needs a database: minutes each.
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
// Files share their workers, which saves half of the processor time: most of it is loading modules. The whole run keeps them apart.
const quick = values.quick ? [...leftOut().flatMap((file) => ['--exclude', file]), '--no-isolate'] : [];

const steps: Step[] = [
  { title: 'Format and lint', command: ['npx', 'biome', 'ci', '.'] },
  // One checker works out every type once; the four that are usual do half of the work again, and there are two cores.
  { title: 'Types', command: ['npx', 'tsc', '--noEmit', '-p', '.', '--checkers', '1'] },
  { title: 'Import rules and unit tests', command: ['npx', 'vitest', 'run', ...quick], report: 'vitest' },
];

const skipped: string[] = [];
if (!values.quick) {
  try {
    const bin = findPostgresServer(say);
    say(`the API is tested on PostgreSQL as well (${bin})`);
    steps.push({
      title: 'The API on PostgreSQL',
      command: ['npx', 'vitest', 'run', '-c', 'infra/api/vitest.postgres.config.ts'],
      env: { POSTGRES_BIN: bin },
      report: 'vitest',
    });
  } catch (cause) {
    skipped.push(`The API on PostgreSQL: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

if (!values.quick) {
  try {
    const { executable, where } = findChromium(say);
    say(`browser tests use ${executable} (${where})`);
    steps.push({
      title: 'Browser tests',
      command: ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
      env: { CHROMIUM: executable },
      report: 'playwright',
    });
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  }
}

const started = Date.now();
const results: { title: string; result: StepResult }[] = [];

async function runAndKeep(step: Step, output: StepOutput): Promise<void> {
  if (output === 'live') say(`\n== ${step.title}`);
  const result = await runStep(step, output);
  results.push({ title: step.title, result });
  say(`== ${step.title}: ${summaryOf(result)}`);
}

const summaryOf = ({ passed, failed, seconds }: StepResult): string =>
  `${passed} passed, ${failed} failed, ${Math.round(seconds)} s`;

// Side by side the quick steps keep two cores busy; the output of each appears when it has ended.
if (values.quick) await Promise.all(steps.map((step) => runAndKeep(step, 'at the end')));
else for (const step of steps) await runAndKeep(step, 'live');

say('\n== Slowest test files');
for (const line of slowestFiles(
  results.flatMap(({ result }) => result.files),
  10,
))
  say(line);
say('\n== Steps');
for (const { title, result } of results) say(`${title}: ${summaryOf(result)}`);
say(`In all: ${Math.round((Date.now() - started) / 1000)} s`);

const passed = results.reduce((sum, { result }) => sum + result.passed, 0);
const failed = results.reduce((sum, { result }) => sum + result.failed, process.exitCode === 1 ? 1 : 0);
if (failed > 0) process.exitCode = 1;
for (const step of skipped) say(`\n== SKIPPED == ${step}`);
// The last line is read by programs; what was skipped stands before it.
say(`\n${passed} passed, ${failed} failed`);
