import type { FailedTest } from './report.ts';
import { runStep, type Step, type StepOutput, type StepResult } from './steps.ts';

/** More failures than these have a cause of their own, and are not repeated. */
const mostFiles = 5;

/**
 * Runs a step of vitest; the files in which tests failed run once more, as a run of their own. What passes then counts as passed, and is
 * listed as flaky.
 */
export async function runRepeatingFailed(step: Step, output: StepOutput): Promise<StepResult> {
  const first = await runStep(step, output);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  // A failure outside of every file, or of the runner itself, cannot be repeated by a file's name.
  if (first.failed === 0 || files.length > mostFiles || first.failures.length < first.failed || files.includes('')) {
    return first;
  }
  const again = await runStep({ ...step, command: [...step.command, ...files] }, output);
  return joined(first, again);
}

function joined(first: StepResult, again: StepResult): StepResult {
  const failedAgain = ({ file, name }: FailedTest): boolean =>
    again.failures.some((failure) => failure.file === file && failure.name === name);
  // A second run that could not run proves nothing.
  if (again.passed + again.failed === 0 || again.failed > again.failures.length) return first;
  const flaky = first.failures.filter((failure) => !failedAgain(failure));
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: again.failed,
    failures: again.failures,
    flaky,
    seconds: first.seconds + again.seconds,
  };
}
