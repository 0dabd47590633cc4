import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.ts';
import { findPostgresServer } from './find-postgres-server.ts';
import { runStep, type Step } from './steps.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
// Quick leaves out what needs a browser or a database: minutes, all of them in the product API and the browser tests.
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const quick = values.quick ? ['--exclude', 'infra/api/**'] : [];

const steps: Step[] = [
  { title: 'Format and lint', command: ['npx', 'biome', 'ci', '.'] },
  { title: 'Types', command: ['npx', 'tsc', '--noEmit', '-p', '.'] },
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

let passed = 0;
let failed = process.exitCode === 1 ? 1 : 0;
for (const step of steps) {
  const started = Date.now();
  say(`\n== ${step.title}`);
  const count = await runStep(step);
  passed += count.passed;
  failed += count.failed;
  say(
    `== ${step.title}: ${count.passed} passed, ${count.failed} failed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
if (failed > 0) process.exitCode = 1;
for (const step of skipped) say(`\n== SKIPPED == ${step}`);
// The last line is read by programs; what was skipped stands before it.
say(`\n${passed} passed, ${failed} failed`);
