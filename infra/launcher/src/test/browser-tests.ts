import { findChromium } from './find-chromium.ts';
import { type ShopForTests, startShopForTests } from './shop-for-tests.ts';
import type { Step, StepOutput } from './steps.ts';

export type BrowserTestOptions = {
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  runStep: (step: Step, output: StepOutput) => Promise<void>;
};

/**
 * Runs the browser tests. Those that only read the shop come first, in two workers. Those that change it need one worker, which keeps
 * one core busy: they run in two groups beside each other, each on a shop of its own.
 * @returns what kept groups from running
 */
export async function runBrowserTests({ env, say, runStep }: BrowserTestOptions): Promise<unknown[]> {
  const run = (project: string, shop: ShopForTests, output: StepOutput): Promise<void> =>
    runStep(stepOf(project, shop), output);
  const problems: unknown[] = [];
  const keep = (problem: unknown): void => void problems.push(problem);

  async function runAll(): Promise<void> {
    const { executable, where, headlessShell } = findChromium(say);
    say(`\nBrowser tests use ${executable} (${where})${headlessShell ? ` and ${headlessShell}` : ''}.`);
    const browser = { CHROMIUM: executable, ...(headlessShell && { CHROMIUM_HEADLESS_SHELL: headlessShell }) };
    const started = Date.now();
    await withShop({ ...env, ...browser }, say, async (shop) => {
      say(`== Start of the shop: ${Math.round((Date.now() - started) / 1000)} s`);
      await run('parallel', shop, 'live');
      const ofItsOwn = { ...env, ...browser, BERGAUF_E2E_RELEASES_OF: shop.home };
      const faults = withShop(
        ofItsOwn,
        () => {},
        (other) => run('faults', other, 'at the end'),
      );
      await Promise.all([run('swaps', shop, 'live'), faults.catch(keep)]);
    });
  }

  await runAll().catch(keep);
  return problems;
}

async function withShop(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  use: (shop: ShopForTests) => Promise<void>,
): Promise<void> {
  const shop = await startShopForTests(env, say);
  try {
    await use(shop);
  } finally {
    await shop.stop();
  }
}

/** Each group is a run of Playwright, so that it also runs where a test of another group has failed. */
function stepOf(project: string, { env }: ShopForTests): Step {
  const command = ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts', '--no-deps'];
  const own = [`--project=${project}`, `--output=e2e/test-results/${project}`];
  return { title: `Browser tests, ${project}`, command: [...command, ...own], env, report: 'playwright' };
}
