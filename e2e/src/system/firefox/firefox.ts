import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from 'playwright/test';

/** Debian: `firefox-esr`. */
const executable = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

export const hasFirefox = existsSync(executable);

/** Options of tests that run in the machine's own Firefox, over WebDriver BiDi. */
export const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox-for-playwright.ts', import.meta.url)),
    env: { ...process.env, FIREFOX: executable },
    // A mouse: without a window Firefox reports no pointer that could hover.
    firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  },
  // Its own.
  userAgent: undefined,
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
