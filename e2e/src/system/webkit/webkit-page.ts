import { test as base, expect } from 'playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { theShop } from '../services/shop.ts';
import { storedConsent } from '../shop-page.ts';
import { hasWebKit, miniBrowser, startWebDriver } from './programs.ts';

export { By, expect, hasWebKit, Key, type WebDriver };

type Fixtures = {
  shop: ReturnType<typeof theShop>;
  /** A browser of its own, with empty storage but for the refused consent. */
  webkit: WebDriver;
  /** Of the window, in pixels. WebKitGTK makes none narrower than 447. */
  size: { width: number; height: number };
};

/** What went wrong in a page since `openPage`. */
const complaintsKey = 'bergauf-test-complaints';

/** Tests in the machine's own WebKit, the engine of Safari, over WebDriver: Playwright knows only a WebKit that it has built itself. */
export const test = base.extend<Fixtures, { webDriver: string }>({
  webDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const { url, end } = await startWebDriver();
      await use(url);
      end();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  shop: async ({}, use) => use(theShop()),
  size: [{ width: 447, height: 882 }, { option: true }],
  webkit: async ({ webDriver, shop, size }, use, testInfo) => {
    const browser = await new Builder()
      .usingServer(webDriver)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
        }),
      )
      .build();
    try {
      await browser.manage().window().setRect(size);
      await browser.get(`${shop.origins.shop}/robots.txt`);
      await browser.executeScript(
        'localStorage.setItem("bergauf-consent", arguments[0])',
        storedConsent({ preferences: false, statistics: false }),
      );
      await use(browser);
      if (testInfo.status !== testInfo.expectedStatus)
        process.stdout.write(
          `${await browser.getCurrentUrl()} shows: ${(await textOf(browser, 'main')).slice(0, 600)}\n`,
        );
    } finally {
      await browser.quit();
    }
  },
});

/** Loads a page; waits until it is hydrated, and has run the code that is loaded when it is idle. Complaints are recorded from then on. */
export async function openPage(browser: WebDriver, address: string): Promise<void> {
  await browser.get(address);
  await expect.poll(() => browser.executeScript(isIdle)).toBe(true);
  await browser.executeScript(recordComplaints, complaintsKey);
}

/** Errors, unhandled rejections and violations of the Content Security Policy, of all pages of this tab since they were idle. */
export const complaintsOf = (browser: WebDriver): Promise<string[]> =>
  browser.executeScript('return JSON.parse(sessionStorage.getItem(arguments[0]) ?? "[]")', complaintsKey);

/** Waits until a link or button with this text or label is shown. */
export async function named(browser: WebDriver, name: string, inside = '//body'): Promise<WebElement> {
  return shown(browser, By.xpath(inside + linkOrButton(name)));
}

const linkOrButton = (name: string): string =>
  `//*[self::a or self::button][normalize-space()="${name}" or @aria-label="${name}"]`;

/** Waits until there is such an element, and it is visible. */
export async function shown(browser: WebDriver, by: By): Promise<WebElement> {
  const found: WebElement[] = [];
  await expect(async () => {
    for (const element of await browser.findElements(by)) if (await element.isDisplayed()) found.push(element);
    expect(found, String(by)).not.toEqual([]);
  }).toPass({ timeout: 10_000 });
  return found[0] as WebElement;
}

/** Clicks once, when nothing moves or covers the element any more. */
export async function click(browser: WebDriver, by: By): Promise<void> {
  await expect(async () => {
    const element = await shown(browser, by);
    await browser.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
    await element.click();
  }).toPass({ timeout: 10_000 });
}

export const press = (browser: WebDriver, name: string, inside = '//body'): Promise<void> =>
  click(browser, By.xpath(inside + linkOrButton(name)));

export const pressKeys = (browser: WebDriver, ...keys: string[]): Promise<void> =>
  browser
    .actions()
    .sendKeys(...keys)
    .perform();

/** What the first such element shows; nothing while there is none. */
export const textOf = (browser: WebDriver, selector: string): Promise<string> =>
  browser.executeScript('return document.querySelector(arguments[0])?.innerText ?? ""', selector);

export const isShown = (browser: WebDriver, selector: string): Promise<boolean> =>
  browser.executeScript('return document.querySelector(arguments[0])?.checkVisibility() === true', selector);

/** Waits until the page has stopped to scroll. */
export const rested = (browser: WebDriver): Promise<void> => browser.executeAsyncScript(whenRested);

/** Runs in the browser. */
function whenRested(done: () => void): void {
  let [last, frames] = [-1, 0];
  const look = (): void => {
    frames = scrollY === last ? frames + 1 : 0;
    last = scrollY;
    if (frames === 10) done();
    else requestAnimationFrame(look);
  };
  look();
}

/** Runs in the browser. */
function isIdle(): boolean {
  // The third one belongs to the code that is loaded when the page is idle.
  return (
    document.readyState === 'complete' &&
    document.querySelectorAll('body > [role="status"]').length === 3 &&
    !document.querySelector('[data-waits="near"]')
  );
}

/** Runs in the browser. */
function recordComplaints(key: string): void {
  const note = (text: string): void => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, text]));
  };
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} ${event.blockedURI}`));
}
