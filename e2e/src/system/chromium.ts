import type { LaunchOptions } from 'playwright/test';

export { browserName } from '@bergauf/test-kit/whole-page';

/**
 * Of several `--disable-features` Chromium takes the last, so this list repeats Playwright's own and adds to it. For each window Chromium
 * renders the suggestions of its address bar as two pages of its own, which cost as much time as the shop's page, and no test looks at.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const executable = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** The browser of the tests. Chromium's headless shell, where it is installed, takes a fifth less processor time. */
export const chromium = {
  executablePath: process.env['CHROMIUM_HEADLESS_SHELL'] ?? executable,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
} satisfies LaunchOptions;

/**
 * For tests that look at no picture: pictures keep their places, but are not fetched and drawn, which takes a quarter of a page's
 * processor time. Of several `--blink-settings` Chromium takes the last, so it repeats Playwright's own.
 */
export const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** Playwright switches the back/forward cache off, and the headless shell has none; shoppers have it. */
export const chromiumThatRemembersPages = {
  ...chromium,
  executablePath: executable,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions;
