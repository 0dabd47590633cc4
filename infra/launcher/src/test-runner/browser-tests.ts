import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chooseBrowserTests, listBrowserTests, writeTestList } from './browser-test-slices.ts';
import { findChromium } from './find-chromium.ts';
import { type ShopForTests, startShopForTests } from './shop-for-tests.ts';
import type { Extent } from './slices.ts';
import type { Priority, Step, StepOutput } from './steps.ts';

export type BrowserTestOptions = {
  env: NodeJS.ProcessEnv;
  extent: Extent;
  say: (line: string) => void;
  runStep: (step: Step, output: StepOutput) => Promise<void>;
  /** The steps before the parallel tests; it never rejects. */
  before: Promise<void>;
  /** Gets why a shop did not start at first: then it is started once more. `null`: it is not. */
  onRepeat: ((problem: unknown) => void) | null;
};

/**
 * Runs the browser tests, each group on a shop of its own, and the drill. Those that change their shop run in one worker, one group after the other, and
 * mostly wait: they start at once, beside the unit tests. Those that only read the shop follow the unit tests, in two workers; like the unit tests they
 * have a low priority, so that they take the processor time that the others leave and delay none of them.
 * @returns what kept groups from running
 */
export async function runBrowserTests(options: BrowserTestOptions): Promise<unknown[]> {
  const { env, extent, say, runStep, before, onRepeat } = options;
  const problems: unknown[] = [];
  const keep = (problem: unknown): void => void problems.push(problem);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bergauf-tests-'));
  const testList = path.join(folder, 'chosen.txt');

  async function runAll(): Promise<void> {
    const { executable, where, headlessShell } = findChromium(say);
    say(`\nBrowser tests use ${executable} (${where})${headlessShell ? ` and ${headlessShell}` : ''}.`);
    const browser = { ...env, CHROMIUM: executable, ...(headlessShell && { CHROMIUM_HEADLESS_SHELL: headlessShell }) };
    writeTestList(testList, chooseBrowserTests(listBrowserTests(env), extent));
    const started = Date.now();
    const changed = await start(browser, 'normal', say);
    say(`== Start of the shop: ${Math.round((Date.now() - started) / 1000)} s`);
    const ofItsOwn = { ...browser, BERGAUF_E2E_STATE_OF: changed.prepared };
    await Promise.all([runSerial(changed, ofItsOwn).catch(keep), runParallel(ofItsOwn).catch(keep)]);
  }

  async function runSerial(shop: ShopForTests, ofItsOwn: NodeJS.ProcessEnv): Promise<void> {
    try {
      await runStep(stepOf('swaps', testList, shop, 'normal'), 'at the end');
      // Swaps leave other releases in traffic than the tests of faults begin with.
      const another = await startCopy(ofItsOwn, 'normal');
      try {
        await runStep(stepOf('faults', testList, another, 'normal'), 'at the end');
      } finally {
        await another.stop();
      }
      await runStep(drill(ofItsOwn), 'at the end');
    } finally {
      await shop.stop();
    }
  }

  async function runParallel(ofItsOwn: NodeJS.ProcessEnv): Promise<void> {
    const shop = await startCopy(ofItsOwn, 'low');
    try {
      await before;
      await runStep(stepOf('parallel', testList, shop, 'low'), 'live');
    } finally {
      await shop.stop();
    }
  }

  async function startCopy(ofItsOwn: NodeJS.ProcessEnv, priority: Priority): Promise<ShopForTests> {
    const said: string[] = [];
    const shop = await start(ofItsOwn, priority, (line) => void said.push(line));
    // A copy that is not taken would cost every run half a minute.
    if (said.length > 0) problems.push(`A shop did not start from the first one's state: ${said.join(', ')}`);
    return shop;
  }

  const start: typeof startShopForTests = async (...args) => {
    const first = startShopForTests(...args);
    if (!onRepeat) return first;
    return first.catch((problem) => {
      onRepeat(problem);
      return startShopForTests(...args);
    });
  };

  await runAll().catch(keep);
  await rm(folder, { recursive: true, force: true });
  return problems;
}

/** Five faults, on services of its own; the machine has other work meanwhile. */
const drill = (env: NodeJS.ProcessEnv): Step => ({
  title: 'Drill',
  command: [process.execPath, '--import', 'tsx', 'infra/drill/src/drill.ts', '--short', '--patience', '4'],
  env,
  priority: 'normal',
});

/** Each group is a run of Playwright, so that it also runs where a test of another group has failed. */
function stepOf(project: string, testList: string, { env }: ShopForTests, priority: Priority): Step {
  const command = ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', '--no-deps'];
  const own = [`--project=${project}`, '--test-list', testList, `--output=e2e/test-results/${project}`];
  return { title: `Browser tests, ${project}`, command: [...command, ...own], env, report: 'playwright', priority };
}
