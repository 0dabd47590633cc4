import { defineConfig } from 'playwright/test';
import { browserName, chromium } from './src/system/chromium.ts';

/** One shop for all browser tests, started by the global setup; tests that change it restore it. */
export default defineConfig({
  globalSetup: './src/system/services/global-setup.ts',
  // Tests of one file run in parallel too, so that no long file is left on one worker at the end.
  fullyParallel: true,
  // More workers than two cores, as tests also wait for idle pages or timers.
  workers: 3,
  // As for the other tests, CI repeats failed tests once, and lists those that passed only then.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // The file's name comes from the test runner, in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    userAgent: browserName,
    // A German browser: the shop's root redirects others to its other language.
    locale: 'de-AT',
    launchOptions: chromium,
  },
  projects: [
    // They do not change the shop, apart from their own guests, accounts and orders.
    { name: 'parallel', testDir: './src/tests/parallel' },
    // They change the shop: one swaps releases and puts the shell under load, the other injects faults.
    { name: 'swaps', testDir: './src/tests/serial/swaps', workers: 1, dependencies: ['parallel'] },
    { name: 'faults', testDir: './src/tests/serial/faults', workers: 1, dependencies: ['swaps'] },
  ],
});
