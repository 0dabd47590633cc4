import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { workspaceRoot } from '../system/workspace.ts';

export type FileTime = { file: string; seconds: number };
export type TestReport = { passed: number; failed: number; files: readonly FileTime[] };

/** Whose report a file holds: our own reporter's for vitest, Playwright's JSON. */
export type ReportKind = 'vitest' | 'playwright';

/** Reads a runner's report; a runner that ended before it wrote one counts as a failure. */
export async function readReport(file: string, kind: ReportKind): Promise<TestReport> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return { passed: 0, failed: 1, files: [] };
  }
  return kind === 'vitest' ? (JSON.parse(text) as TestReport) : fromPlaywright(JSON.parse(text) as PlaywrightReport);
}

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  config: { rootDir: string };
  suites: PlaywrightSuite[];
};

function fromPlaywright({ stats, suites, config }: PlaywrightReport): TestReport {
  const nameOf = ({ file }: PlaywrightSuite): string =>
    path.relative(workspaceRoot, path.resolve(config.rootDir, file));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ file: nameOf(suite), seconds: millisecondsOf(suite) / 1000 })),
  };
}

function millisecondsOf({ suites = [], specs }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, ms) => sum + ms, 0);
}

/** The files that take longest, one line each. */
export function slowestFiles(files: readonly FileTime[], count: number): string[] {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
