import type { Page } from 'playwright';
import { unthrottled, withColdPage } from '../browser/cold-page.ts';
import { median } from '../median.ts';
import type { PageName } from '../pages.ts';
import { phone } from './usable.ts';

/** A control on the first screen: its role and label, and the selector that matches once it has responded to a tap. */
type Control = { name: string; role: 'button' | 'combobox'; label: string | RegExp; answered: string };

const menu: Control = {
  name: 'menu',
  role: 'button',
  label: 'Menü öffnen',
  answered: 'header nav:popover-open, button[aria-haspopup="dialog"][aria-expanded="true"]',
};
/** A text field responds with its caret: text typed from then on is kept, and gets suggestions once the page is hydrated. */
const search: Control = { name: 'search', role: 'combobox', label: 'Suche', answered: '[role="combobox"]:focus' };
/** The list of suggestions below the field, which needs the API. */
const suggestions: Control = {
  ...search,
  name: 'suggestions',
  answered: '[role="combobox"][aria-expanded="true"]',
};
const filter: Control = { name: 'filter', role: 'button', label: 'Filter', answered: 'main :popover-open' };
/** It fills on the tap; the request is sent once its frontend is hydrated. */
const heart: Control = {
  name: 'heart',
  role: 'button',
  label: /Wunschliste$/,
  answered: 'main button[aria-pressed="true"], main button[data-clicked]',
};
/** The same heart, in the pressed state that its frontend sets. */
const wish: Control = { ...heart, name: 'wish', answered: 'main button[aria-pressed="true"]' };

const controls: Readonly<Record<PageName, readonly Control[]>> = {
  home: [menu, search, suggestions],
  list: [menu, search, suggestions, filter, heart, wish],
  product: [menu, search, suggestions, heart, wish],
};

/** Milliseconds from the start of the navigation to each control's first response to a tap; `Infinity`: it never responded. */
export type FirstScreenResult = Record<string, number>;

/** Taps every control on the first screen repeatedly from the start of the load, each in a separate load, on a slow phone. */
export async function measureFirstScreen(
  executable: string,
  url: string,
  page: PageName,
  runs: number,
): Promise<FirstScreenResult> {
  const result: FirstScreenResult = {};
  for (const control of controls[page]) {
    const at = await positionOf(executable, url, control);
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await oneRun(executable, url, control, at));
    result[control.name] = median(times);
  }
  return result;
}

type Point = { x: number; y: number };

/** Position of the control. Looked up in another load, as a search in the measured page would cost it CPU time. */
function positionOf(executable: string, url: string, { name, role, label }: Control): Promise<Point> {
  return withColdPage(executable, unthrottled, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' });
    const exact = typeof label === 'string';
    const box = await page.getByRole(role, { name: label, exact }).first().boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (!box || box.y + box.height > height) throw new Error(`${url} has no ${name} in its first screen.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Milliseconds between two taps. */
const tapMs = 100;
const patienceMs = 15_000;

declare global {
  interface Window {
    bergaufAnswered?: number;
  }
}

function oneRun(executable: string, url: string, { answered }: Control, { x, y }: Point): Promise<number> {
  return withColdPage(executable, phone, async ({ page }) => {
    await page.addInitScript('globalThis.__name = (value) => value;');
    await page.addInitScript(watchForAnswer, answered);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    const until = Date.now() + patienceMs;
    while (Date.now() < until) {
      await page.touchscreen.tap(x, y);
      const time = await answerTime(page);
      if (time !== undefined) return time;
      await page.waitForTimeout(tapMs);
    }
    return Number.POSITIVE_INFINITY;
  });
}

const answerTime = (page: Page): Promise<number | undefined> => page.evaluate(() => window.bergaufAnswered);

/** Runs in the page. Disables forms and links, which before hydration would navigate, as for shoppers without script. */
function watchForAnswer(selector: string): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  const isInLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;
  addEventListener('click', (event) => isInLink(event) && event.preventDefault(), { capture: true });
  const timer = setInterval(() => {
    if (document.querySelector(selector) === null) return;
    window.bergaufAnswered = performance.now();
    clearInterval(timer);
  }, 10);
}
