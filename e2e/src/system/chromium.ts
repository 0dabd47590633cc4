import type { LaunchOptions } from 'playwright/test';

/** The browser of all tests. */
export const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/** The test runner switches the back/forward cache off; shoppers have it. */
export const chromiumThatRemembersPages = {
  ...chromium,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions;
