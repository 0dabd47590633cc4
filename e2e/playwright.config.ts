import { defineConfig } from 'playwright/test';
import { browserName, chromium } from './src/system/chromium.ts';

/** One shop for all browser tests, started by the global setup; tests that change it restore it. */
export default defineConfig({
  globalSetup: './src/system/services/global-setup.ts',
  // Tests of one file, too, run beside each other, so that no file is left alone on one worker at the end.
  fullyParallel: true,
  // More than two cores are busy with: tests also wait, for a page to be idle or for a timer.
  workers: 3,
  // As for the other tests, CI repeats once what failed, and lists what passed only then.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // The file's name comes from the test runner, in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    userAgent: browserName,
    // A browser in German: the shop's root leads others to its other language.
    locale: 'de-AT',
    launchOptions: chromium,
  },
  projects: [
    // They leave the shop as it is, apart from guests, accounts and orders of their own.
    { name: 'parallel', testDir: './src/tests/parallel' },
    // They change the shop: one swaps releases and puts the shell under load, the other injects faults.
    { name: 'swaps', testDir: './src/tests/serial/swaps', workers: 1, dependencies: ['parallel'] },
    { name: 'faults', testDir: './src/tests/serial/faults', workers: 1, dependencies: ['swaps'] },
  ],
});
