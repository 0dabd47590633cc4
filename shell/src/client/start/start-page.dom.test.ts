// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPage } from './start-page.ts';

/** Opens a document with the templates of its scripts, and runs the script of its head. */
function open(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  document.head.innerHTML =
    '<template id="bergauf-scripts" data-api="https://api.example"><script src="/main.js" type="later"></script></template><template id="bergauf-later" data-set="a"><script src="/later.js" type="later"></script></template>';
  startPage();
  return page;
}

const hasStarted = (): boolean => document.head.querySelector(':scope > script') !== null;

beforeEach(() => {
  // A hidden page is not painted: its scripts start at once.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.body.innerHTML = '<main><noscript></noscript></main>';
  const [note] = document.querySelectorAll('noscript');
  if (note) note.textContent = '<p>Braucht JavaScript.</p>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the first script of a page', () => {
  it('starts the others', () => {
    open();
    expect(hasStarted()).toBe(true);
  });

  it('loads the last script once the page is loaded and its scripts have run, in either order', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const isLaterThere = async (): Promise<boolean> => {
      await vi.advanceTimersByTimeAsync(60_000);
      return document.head.querySelector(':scope > script[src="/later.js"]') !== null;
    };
    for (const order of ['page', 'scripts']) {
      const page = open();
      const script = document.head.querySelector(':scope > script');
      const [first, second] = order === 'page' ? [page, script] : [script, page];
      first?.dispatchEvent(new Event('load'));
      expect(await isLaterThere()).toBe(false);
      second?.dispatchEvent(new Event('load'));
      expect(await isLaterThere()).toBe(true);
    }
    vi.useRealTimers();
  });

  it('keeps clicks for five seconds and marks buttons that need script, choices for a minute unless their code is unavailable', () => {
    vi.useFakeTimers();
    const page = open();
    document.body.innerHTML =
      '<button type="button">Menü</button><button type="button" aria-pressed="false">Herz</button><div data-unavailable><button type="button" aria-pressed="false">Herz</button></div><button>Suchen</button>';
    const buttons = [...document.querySelectorAll('button')];
    for (const button of buttons) {
      const click = new Event('click');
      vi.spyOn(click, 'target', 'get').mockReturnValue(button);
      page.dispatchEvent(click);
    }
    const state = (): unknown[] => [
      globalThis.bergaufClicks?.map(({ target }) => buttons.indexOf(target as HTMLButtonElement)),
      buttons.flatMap((button, index) => ('clicked' in button.dataset ? index : [])),
    ];
    vi.advanceTimersByTime(4_990);
    const early = state();
    vi.advanceTimersByTime(20);
    const late = state();
    vi.advanceTimersByTime(54_980);
    const lastMoment = state();
    vi.advanceTimersByTime(20);
    expect([early, late, lastMoment, state()]).toEqual([
      [
        [0, 1, 2, 3],
        [0, 1],
      ],
      [[1, 2], [1]],
      [[1, 2], [1]],
      [[], []],
    ]);
    vi.useRealTimers();
  });

  it.each([
    ['bergauf_request_id=g1', ['anonymous', 'use-credentials']],
    ['a=b; bergauf_team_request_id=u1', ['anonymous', 'use-credentials']],
    ['bergauf_user=', []],
    ['', []],
  ])('connects to the product API with the scripts where there is something to read: %s', (cookies, connections) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    open();
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preconnect"]')];
    expect(links.map((link) => link.crossOrigin)).toEqual(connections);
    expect(links.every((link) => link.getAttribute('href') === 'https://api.example')).toBe(true);
  });

  it.each([
    ['AbortSignal', { timeout: () => {} }],
    ['URL', class {}],
  ])('starts nothing where the browser lacks a function of %s, and shows the `noscript` content', (name, old) => {
    vi.stubGlobal(name, old);
    const page = open();
    expect(hasStarted()).toBe(false);
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector('main')?.innerHTML).toBe('<p>Braucht JavaScript.</p>');
  });

  it('creates that markup with the Trusted Types policy that the CSP allows', () => {
    vi.stubGlobal('URL', class {});
    const named: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: { createHTML(html: string): string }) {
        named.push(name);
        return rules;
      },
    });
    const page = open();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    expect(named).toEqual(['bergauf-releases']);
    expect(document.querySelector('main')?.innerHTML).toBe('<p>Braucht JavaScript.</p>');
  });
});
