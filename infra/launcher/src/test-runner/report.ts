import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../system/workspace.ts';

export type FileTime = { file: string; seconds: number };
/** A test that failed; `message` is the first line of its error. */
export type FailedTest = { file: string; name: string; message: string };
export type TestReport = {
  passed: number;
  failed: number;
  files: readonly FileTime[];
  failures: readonly FailedTest[];
  /** Failed first and passed when it was repeated; counted as passed. */
  flaky: readonly FailedTest[];
};

/** Format of a report file: that of our own vitest reporter, or Playwright's JSON. */
export type ReportKind = 'vitest' | 'playwright';

/** Reads a runner's report; a runner that ended before it wrote one counts as a failure. */
export async function readReport(file: string, kind: ReportKind): Promise<TestReport> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return { passed: 0, failed: 1, files: [], failures: [], flaky: [] };
  }
  return kind === 'vitest' ? (JSON.parse(text) as TestReport) : fromPlaywright(JSON.parse(text) as PlaywrightReport);
}

type PlaywrightTest = {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { duration: number; error?: { message?: string } }[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  config: { rootDir: string };
  suites: PlaywrightSuite[];
};

function fromPlaywright({ stats, suites, config }: PlaywrightReport): TestReport {
  const nameOf = ({ file }: PlaywrightSuite): string =>
    path.relative(workspaceRoot, path.resolve(config.rootDir, file));
  const failedAs = (status: PlaywrightTest['status']): FailedTest[] =>
    suites.flatMap((suite) => failedOf(suite, status).map((failed) => ({ ...failed, file: nameOf(suite) })));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: failedAs('unexpected'),
    flaky: failedAs('flaky'),
    files: suites.map((suite) => ({ file: nameOf(suite), seconds: millisecondsOf(suite) / 1000 })),
  };
}

function failedOf(
  { suites = [], specs }: PlaywrightSuite,
  status: PlaywrightTest['status'],
): Omit<FailedTest, 'file'>[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({ name: title, message: firstLine(results.find(({ error }) => error)?.error?.message) })),
  );
  return [...own, ...suites.flatMap((suite) => failedOf(suite, status))];
}

/** The first line of an error's message, without the colours of a terminal. */
export const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

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

/** One line for each test: its file, its name and what it said. */
export const linesOf = (tests: readonly FailedTest[]): string[] =>
  tests.map(({ file, name, message }) => `${file} › ${name}: ${message}`);
