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

/** Playwright switches the back/forward cache off; shoppers have it. */
export const chromiumThatRemembersPages = {
  ...chromium,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions;

/** The user agent of a browser with a window: bots get no error pages (SPEC 2), and a headless browser counts as a bot. */
export const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
