import { test as base, expect, type Page } from 'playwright/test';
import { withoutPictures } from './chromium.ts';
import { theShop } from './services/shop.ts';

export type Complaints = { console: string[]; csp: string[] };

/** Whether the shopper has refused consent in an earlier visit. */
type Answer = 'refused' | 'none';

/** Whether the browser fetches and draws pictures. Needed by tests that check the appearance of pages. */
type Pictures = 'shown' | 'none';

type Fixtures = { shop: ReturnType<typeof theShop>; complaints: Complaints; answer: Answer };

/** What the browser stores of a decision (decision 0052). */
export const storedConsent = (given: { preferences: boolean; statistics: boolean }): string =>
  JSON.stringify({ version: 1, value: { ...given, at: Date.now() } });

/** A page of the shop that records console errors, warnings, and CSP and Trusted Types violations. */
export const test = base.extend<Fixtures, { pictures: Pictures }>({
  pictures: ['shown', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const { args = [] } = launchOptions;
      await use(pictures === 'shown' ? launchOptions : { ...launchOptions, args: [...args, withoutPictures] });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
  shop: async ({}, use) => use(theShop()),
  // Most tests are about returning shoppers, who do not see the consent question.
  answer: ['refused', { option: true }],
  context: async ({ context, answer }, use) => {
    const refusal = storedConsent({ preferences: false, statistics: false });
    if (answer === 'refused') await context.addInitScript(storeConsent, refusal);
    await use(context);
  },
  complaints: async ({ page, pictures }, use) => {
    const complaints: Complaints = { console: [], csp: [] };
    // A browser without pictures warns about unused preloaded ones.
    const isExpected = (text: string): boolean =>
      pictures === 'none' && /preloaded using link preload|image loading is disabled/.test(text);
    // Firefox ends the downloads of a page that is left, and reports that the hash of what has come by then is not the file's.
    const leftBehind = new Set<string>();
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'NS_BINDING_ABORTED') leftBehind.add(request.url());
    });
    page.on('request', (request) => leftBehind.delete(request.url()));
    const isOfFileLeftBehind = (text: string): boolean => {
      const [, url = ''] = /^None of the .* integrity attribute match .* subresource at “(.+?)”/.exec(text) ?? [];
      return leftBehind.has(url);
    };
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warning'].includes(message.type()) && !isExpected(text)) complaints.console.push(text);
    });
    page.on('pageerror', ({ message, cause }) => {
      if (!isOfFileLeftBehind(message)) complaints.console.push(`${message} ${String(cause ?? '')}`);
    });
    await page.exposeFunction('noteViolation', (text: string) => complaints.csp.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const note = (globalThis as unknown as { noteViolation(text: string): void }).noteViolation;
        note(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
      });
    });
    await use(complaints);
  },
  // Failures that occur once, on another machine, must be explainable from the log.
  page: async ({ page }, use, testInfo) => {
    const events: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() || response.status() >= 400)
        events.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => events.push(`${request.failure()?.errorText} ${request.url()}`));
    page.on('pageerror', (error) => events.push(String(error)));
    await use(page);
    // A call that a test holds back may still be pending; its failure would count as an error outside of all tests.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (testInfo.status === testInfo.expectedStatus) return;
    const shown = await page
      .evaluate(() => (document.querySelector('main') ?? document.body).textContent)
      .catch(String);
    process.stdout.write(`${page.url()} shows: ${shown?.slice(0, 600)}\n${events.slice(-15).join('\n')}\n`);
  },
});

/** Runs in the browser, which may forbid storage. */
function storeConsent(text: string): void {
  try {
    localStorage.setItem('bergauf-consent', text);
  } catch {
    // Storage is denied, which is what the test is about.
  }
}

export { expect };

/** For tests created in a loop: whether this one is in every run (decision 0087). */
export const inEveryRun = (is: boolean): { tag: string[] } => ({ tag: is ? ['@every-run'] : [] });

/**
 * Breaks every connection of this page to the product API; the shop's servers and other pages still reach it.
 * @returns a function that restores them
 */
export async function cutOffApi(page: Page): Promise<() => Promise<void>> {
  const { api } = theShop().origins;
  const isApi = ({ origin, pathname }: URL): boolean => origin === api || pathname.startsWith('/_shell/api/');
  await page.route(isApi, (route) => route.abort('connectionreset'));
  return () => page.unroute(isApi);
}

/** Waits for two frames: the page shows what has arrived by now. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Waits until React has hydrated the page, or the parts of one frontend, without what waits for the shopper to come near. */
export async function hydrated(page: Page, frontend?: `mf-${string}`): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const frames = [...document.querySelectorAll(selector)].filter((frame) => !frame.closest('[data-waits="far"]'));
      return (
        frames.length > 0 &&
        frames.every((frame) => Object.keys(frame).some((key) => key.startsWith('__reactProps'))) &&
        frames.every((frame) => !frame.hasAttribute('data-waits'))
      );
    },
    frontend ? `[data-mf^="${frontend}@"]` : '[data-mf]',
  );
  // Once loaded, it is laid out as by the first key: sizes are estimates until then (decision 0101).
  await page.evaluate(() => {
    if (document.readyState === 'complete') delete document.documentElement.dataset['lazyLayout'];
  });
}

/** Opens the settings of the consent from the footer, which works once the shopper has come near it. */
export async function openConsentSettings(page: Page): Promise<void> {
  await comeToFooter(page);
  await page.getByRole('link', { name: 'Cookies und Statistik' }).click();
}

/** Waits until an in-app navigation has ended: the page begins at its top, with the focus on its heading (UX 26). */
export const arrived = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeFocused();

/** Scrolls to the footer, and waits until its code has taken the place of the server's HTML. */
export async function comeToFooter(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Repeated, as a page that arrives meanwhile starts at its top.
    scrollTo(0, document.documentElement.scrollHeight);
    const footer = document.querySelector('[data-fragment="mf-content/footer"] > footer');
    return footer !== null && Object.keys(footer).some((key) => key.startsWith('__reactProps'));
  });
}
