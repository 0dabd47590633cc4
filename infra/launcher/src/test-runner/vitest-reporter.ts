import { writeFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { type FailedTest, firstLine, type TestReport } from './report.ts';

/**
 * Writes what the summary of a run needs to the file that `TEST_REPORT_FILE` names. Vitest's own JSON report lacks the time of
 * imports and hooks. Vitest calls it with `new`.
 */
export default function VitestReporter(): Reporter {
  return {
    async onTestRunEnd(modules, unhandledErrors) {
      const file = process.env['TEST_REPORT_FILE'];
      if (file) await writeFile(file, JSON.stringify(reportOf(modules, unhandledErrors)));
    },
  };
}

function reportOf(
  modules: readonly TestModule[],
  unhandledErrors: readonly { message: string; VITEST_TEST_PATH?: string }[],
): TestReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (state: string): TestCase[] => tests.filter((test) => test.result().state === state);
  const files = modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }));
  // A file that cannot be loaded, and a hook that fails, have no failed test of their own.
  const withoutTest = modules.flatMap((module) =>
    module
      .errors()
      .map(({ message }) => ({ file: module.relativeModuleId, name: 'the file', message: firstLine(message) })),
  );
  const unhandled = unhandledErrors.map(({ message }) => ({
    file: '',
    name: 'an error outside of every test',
    message: firstLine(message),
  }));
  const failures = [...inState('failed').map(failureOf), ...withoutTest, ...unhandled];
  return { passed: inState('passed').length, failed: failures.length, files, failures, flaky: [] };
}

const failureOf = (test: TestCase): FailedTest => ({
  file: test.module.relativeModuleId,
  name: test.fullName,
  message: firstLine(test.result().errors?.[0]?.message),
});

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
}
