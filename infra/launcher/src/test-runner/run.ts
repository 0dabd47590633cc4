import { readCommandLine } from '@bergauf/service-kit/command-line';
import { messageOf } from '@bergauf/service-kit/error-message';
import { workspaceRoot } from '../system/workspace.ts';
import { runBrowserTests } from './browser-tests.ts';
import { changedFiles, filesToLint, foldersToTest, readWorkspaces } from './changed-folders.ts';
import { costlyUnitTests } from './costly-unit-tests.ts';
import { findPostgresServer } from './find-postgres-server.ts';
import { moduleCacheFolder } from './module-cache.ts';
import { runRepeatingFailed } from './repeat-failed.ts';
import { type FailedTest, linesOf, slowestFiles } from './report.ts';
import { extentFrom, sliceCount } from './slices.ts';
import { runStep, type Step, type StepOutput, type StepResult } from './steps.ts';
import { recordTimes } from './test-times.ts';
import { unitTestArguments } from './unit-test-slices.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const flag = { type: 'boolean', default: false } as const;
const options = { quick: flag, all: flag, slice: { type: 'string' }, soak: flag, record: flag } as const;
const usage = `npm test [-- --all | --slice <number>] [--record]
npm run check [-- --all]`;
const values = readCommandLine(usage, { options }, (given) => given.values);
const extent = extentFrom({ all: (values.all && !values.quick) || values.soak, slice: values.slice });
/**
 * CI repeats a test that failed once: two cores run all steps side by side, and a test that only ran out of its time there must not hide
 * the rest. What passes then is listed by name.
 */
const repeats = process.env['CI'] === 'true';
const env: NodeJS.ProcessEnv = values.soak ? { SOAK: '1' } : {};
const problems: string[] = [];
const startedAgain: string[] = [];
const skipped: string[] = [];
const database = databaseEnv();

/** Beside browser tests that mostly wait, the steps that compute yield to them. */
const priority = values.quick ? 'normal' : 'low';

/**
 * A quick run has no browser that takes a core, and its workers wait for half of their time: for timers, and for the disk. Modules that
 * have not changed since the last quick run are not transformed again.
 */
const quickOptions = (): string[] => [
  ...['--maxWorkers', '3', '--experimental.fsModuleCache'],
  ...['--experimental.fsModuleCachePath', moduleCacheFolder(workspaceRoot)],
];

/** In a quick run, the folders that a change touches, without what takes minutes: databases for each file, and processes. */
const changed = values.quick && !values.all ? changedFiles() : null;
const folders = changed ? foldersToTest(changed, readWorkspaces()) : 'all';
const quickOnly = [
  ...(values.quick ? [...quickOptions(), ...costlyUnitTests().flatMap((file) => ['--exclude', file])] : []),
  ...(folders === 'all' ? [] : folders.map((folder) => `${folder}/`)),
];

const unitTestsOf = (title: string, args: readonly string[]): Step => ({
  title,
  command: ['npx', 'vitest', 'run', ...args],
  env: database,
  report: 'vitest',
  priority,
});
const { everyRun, slice } = unitTestArguments(extent);
const unitTests = unitTestsOf('Unit tests', [...quickOnly, ...everyRun]);

/** One checker works out every type once; the four that are usual do half of the work again. A quick run checks what has changed since the last. */
const checkerOptions = [
  ...['--checkers', '1'],
  ...(values.quick ? ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'] : []),
];

// Side by side they keep two cores busy.
const withoutBrowser: Step[] = [
  {
    title: 'Format and lint',
    // In a log every letter would have codes for a colour of its own.
    command: [
      'npx',
      'biome',
      'ci',
      ...(process.stdout.isTTY ? [] : ['--colors=off']),
      '--no-errors-on-unmatched',
      ...(changed ? filesToLint(changed) : ['.']),
    ],
    priority,
  },
  { title: 'Types', command: ['npx', 'tsc', '--noEmit', '-p', '.', ...checkerOptions], priority },
  ...(folders.length > 0 ? [unitTests] : []),
];

/** Its kill tests run on both databases already. */
const apiOnPglite: Step = {
  title: 'The API on PGlite',
  command: ['npx', 'vitest', 'run', 'infra/api', '--exclude', '**/kill/**'],
  env: { ...env, TEST_DATABASE: 'pglite' },
  report: 'vitest',
  priority,
};

/** PostgreSQL for the product API's tests. Without a server they run on PGlite, and what only PostgreSQL does is skipped. */
function databaseEnv(): NodeJS.ProcessEnv {
  try {
    const bin = values.quick ? null : findPostgresServer(say);
    if (bin) say(`the API's tests use PostgreSQL (${bin})`);
    return bin ? { ...env, POSTGRES_BIN: bin } : env;
  } catch (cause) {
    skipped.push(`The API on PostgreSQL: ${messageOf(cause)}`);
    return env;
  }
}

function sayTests(title: string, testsOf: (result: StepResult) => readonly FailedTest[]): void {
  const lines = linesOf(results.flatMap(({ result }) => testsOf(result)));
  if (lines.length > 0) say(`\n== ${title} ==\n${lines.join('\n')}`);
}

const started = Date.now();
const results: { title: string; result: StepResult }[] = [];

async function runAndKeep(step: Step, output: StepOutput): Promise<void> {
  if (output === 'live') say(`\n== ${step.title}`);
  const result = await (repeats && step.report === 'vitest' ? runRepeatingFailed : runStep)(step, output);
  results.push({ title: step.title, result });
  if (result.isSkipped) skipped.push(`${step.title}: its output says why`);
  say(`== ${step.title}: ${summaryOf(result)}`);
}

const secondsSince = (moment: number): number => Math.round((Date.now() - moment) / 1000);

const summaryOf = ({ passed, failed, seconds }: StepResult): string =>
  `${passed} passed, ${failed} failed, ${Math.round(seconds)} s`;

async function runWithoutBrowser(): Promise<void> {
  const outputOf = (step: Step): StepOutput => (step === unitTests && !values.quick ? 'live' : 'at the end');
  await Promise.all(withoutBrowser.map((step) => runAndKeep(step, outputOf(step))));
  if (slice && !values.quick) await runAndKeep(unitTestsOf('Unit tests, a slice', slice), 'at the end');
  if (values.soak) await runAndKeep(apiOnPglite, 'live');
}

if (extent !== 'all' && !values.quick)
  say(
    `Tests of every run, and slice ${extent.slice} of ${sliceCount} of the others; "npm test -- --all" runs all of them.`,
  );
if (folders !== 'all') say(`Unit tests of ${folders.join(', ') || 'no folder: nothing has changed'}.`);
const before = runWithoutBrowser();
if (!values.quick) {
  const onRepeat = (problem: unknown): void => void startedAgain.push(messageOf(problem));
  const failed = await runBrowserTests({
    env,
    extent,
    say,
    runStep: runAndKeep,
    before,
    onRepeat: repeats ? onRepeat : null,
  });
  problems.push(...failed.map(messageOf));
}
await before;

say('\n== Slowest test files');
for (const line of slowestFiles(
  results.flatMap(({ result }) => result.files),
  10,
))
  say(line);
say('\n== Steps');
for (const { title, result } of results) say(`${title}: ${summaryOf(result)}`);
say(`In all: ${secondsSince(started)} s`);

if (values.record) recordTimes(results.flatMap(({ result }) => result.files));

const passed = results.reduce((sum, { result }) => sum + result.passed, 0);
const failed = results.reduce((sum, { result }) => sum + result.failed, problems.length);
if (failed > 0) process.exitCode = 1;
sayTests('PASSED ONLY WHEN REPEATED', (result) => result.flaky);
sayTests('FAILED', (result) => result.failures);
for (const problem of startedAgain) say(`\n== PASSED ONLY WHEN REPEATED == ${problem}`);
for (const problem of problems) say(`\n== FAILED == ${problem}`);
for (const step of skipped) say(`\n== SKIPPED == ${step}`);
// The last line is read by programs; what was skipped stands before it.
say(`\n${passed} passed, ${failed} failed`);
