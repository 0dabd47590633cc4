import type { LaunchOptions } from 'playwright/test';

export { browserName } from '@bergauf/test-kit/whole-page';

/**
 * Chromium uses only the last `--disable-features`, so this list repeats Playwright's own and adds to it. For each window Chromium
 * renders the suggestions of its address bar as two separate pages, which cost as much time as the shop's page and are not tested.
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

/** The browser of the tests. Chromium's headless shell, if installed, takes a fifth less CPU time. */
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
 * For tests that do not check pictures: pictures keep their space but are not fetched and drawn, which takes a quarter of a page's
 * CPU time. Chromium uses only the last `--blink-settings`, so it repeats Playwright's own.
 */
export const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/** Chromium with the back/forward cache, which shoppers have: Playwright disables it, and the headless shell lacks it. */
export const chromiumThatRemembersPages = {
  ...chromium,
  executablePath: executable,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
} satisfies LaunchOptions;
