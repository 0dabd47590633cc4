import { defineConfig } from 'playwright/test';
import { browserName, chromium } from './src/system/chromium.ts';

/** One shop for all browser tests, started fresh by the global setup; tests that break it on purpose put it right again. */
export default defineConfig({
  testDir: './src/tests',
  globalSetup: './src/system/global-setup.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // The file's name comes from the test runner, in PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    actionTimeout: 15_000,
    userAgent: browserName,
    launchOptions: chromium,
  },
});
