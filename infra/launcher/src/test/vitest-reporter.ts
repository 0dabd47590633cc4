import { writeFile } from 'node:fs/promises';
import type { Reporter, TestModule } from 'vitest/node';
import type { TestReport } from './report.ts';

/**
 * Writes what the summary of a run needs to the file that `TEST_REPORT_FILE` names. Vitest's own JSON report lacks the time of
 * imports and hooks. Vitest calls it with `new`.
 */
export default function VitestReporter(): Reporter {
  return {
    async onTestRunEnd(modules, unhandledErrors) {
      const file = process.env['TEST_REPORT_FILE'];
      if (file) await writeFile(file, JSON.stringify(reportOf(modules, unhandledErrors.length)));
    },
  };
}

function reportOf(modules: readonly TestModule[], unhandledErrors: number): TestReport {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
  const files = modules.map((module) => ({ file: module.relativeModuleId, seconds: secondsOf(module) }));
  return { passed: count('passed'), failed: count('failed') + unhandledErrors, files };
}

function secondsOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
}
