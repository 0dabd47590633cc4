import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { workspaceRoot } from '../system/workspace.ts';
import { type Extent, filesOfSlice } from './slices.ts';
import { readTimes } from './test-times.ts';

/** The tag of browser tests that are in every run. */
const tag = 'every-run';
/** A run of fifteen minutes has time for so many, at about three seconds each; more would take the place of another. */
export const mostInEveryRun = 70;

type Suite = { title: string; file: string; suites?: Suite[]; specs: Spec[] };
type Spec = { title: string; tags: string[]; tests: { projectName: string }[] };
/** `names` are those of its groups and its own, after which Playwright finds it. */
export type BrowserTest = { project: string; file: string; names: string[]; tags: string[] };

/** Every browser test, as Playwright lists them; some are named after their length, which `env` decides. */
export function listBrowserTests(env: NodeJS.ProcessEnv): BrowserTest[] {
  const listed = execFileSync(
    'npx',
    ['playwright', 'test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json', '--no-deps'],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { suites } = JSON.parse(listed) as { suites: Suite[] };
  return suites.flatMap((suite) => testsOf(suite, suite.file, []));
}

const testsOf = ({ suites = [], specs }: Suite, file: string, names: string[]): BrowserTest[] => [
  ...specs.flatMap(({ title, tags, tests }) =>
    tests.map(({ projectName }) => ({ project: projectName, file, names: [...names, title], tags })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, file, [...names, suite.title])),
];

/**
 * The tests of an extent: those of every run, and the others in the files of its slice.
 * @throws one sentence, when a tag is unknown, or too many tests are in every run
 */
export function chooseBrowserTests(tests: readonly BrowserTest[], extent: Extent): readonly BrowserTest[] {
  const unknown = tests.flatMap(({ tags }) => tags).find((name) => name !== tag);
  if (unknown !== undefined) throw new Error(`A browser test has the tag @${unknown}, which nothing knows.`);
  const inEveryRun = tests.filter(({ tags }) => tags.includes(tag));
  if (inEveryRun.length > mostInEveryRun)
    throw new Error(`${inEveryRun.length} browser tests are in every run, ${mostInEveryRun} at most may be.`);
  if (extent === 'all') return tests;
  const others = tests.filter((test) => !inEveryRun.includes(test));
  // Those that run one after the other, beside the unit tests, are spread by themselves: no run has many of them.
  const [inParallel = [], oneByOne = []] = [true, false].map((isParallel) =>
    others.filter(({ project }) => (project === 'parallel') === isParallel),
  );
  const chosen = new Set([inParallel, oneByOne].flatMap((group) => sliceOf(group, extent.slice)));
  return [...inEveryRun, ...others.filter(({ file }) => chosen.has(file))];
}

function sliceOf(tests: readonly BrowserTest[], slice: number): string[] {
  const seconds = readTimes();
  return filesOfSlice([...new Set(tests.map(({ file }) => file))], slice, (file) => seconds(`e2e/${file}`));
}

/** Writes a list as Playwright's `--test-list` reads it. */
export function writeTestList(path: string, tests: readonly BrowserTest[]): void {
  const lines = tests.map(({ project, file, names }) => [`[${project}]`, file, ...names].join(' › '));
  writeFileSync(path, `${lines.join('\n')}\n`);
}
