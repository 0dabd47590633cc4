// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageState } from '../../app/page-state.ts';
import { createOverlay, type Overlay } from './show-overlay.ts';

const release = { version: '1.0.0', entry: '', integrity: '' };
const state = { set: { id: 'a1', remotes: { 'mf-header': release, 'mf-content': release } } } as unknown as PageState;

const fragment = (id: string, name: string): string =>
  `<div id="${id}" data-mf="${name.split('/')[0]}@1.0.0" data-fragment="${name}"></div>`;

let serverTiming: { name: string; duration: number }[];

beforeEach(() => {
  serverTiming = [{ name: 'render', duration: 41.6 }];
  asked = [];
  again = () => Response.json({ set: 'a1', times: { _R_1_: 2.5, _R_9_: 7 } });
  const name = 'http://localhost:3000/en/search/?q=ski&overlay#main';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ name, serverTiming } as never] : [],
  );
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return again();
  });
});
afterEach(() => {
  overlay.hide();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The response of the server to the request for a second rendering. */
let again: () => Response | Promise<Response>;
let asked: unknown[];
let overlay: Overlay;

/** An overlay of a document with a server-rendered fragment and a client-rendered page. */
function overlayOfDocument(): Overlay {
  document.body.innerHTML = fragment('_R_1_', 'mf-header/header') + fragment('_r_2_', 'mf-content/home-page');
  overlay = createOverlay(state);
  return overlay;
}

/** Texts of the overlay: its head, then one for each fragment. */
function texts(): string[] {
  const root = document.querySelector('bergauf-overlay')?.shadowRoot;
  return [...(root?.querySelectorAll('.head, .row') ?? [])].map(({ textContent }) => textContent ?? '');
}
const head = (): string | undefined => texts()[0];
const rendered = 'Set a1, rendered by the server in 42 ms; ';

it.each([
  [0, '0.00'],
  [0.07, '0.07'],
  [3.14, '3.1'],
])('a fragment that took the server %d ms shows %s; a client-rendered one shows no time', async (ms, text) => {
  again = () => Response.json({ set: 'a1', times: { _R_1_: ms, _R_9_: 7 } });
  overlayOfDocument().showWithoutFocus();
  await vi.waitFor(() =>
    expect(texts()).toEqual([
      `${rendered}times of fragments are those of a second rendering`,
      `mf-header/header 1.0.0not hydrated, server render ${text} ms`,
      'mf-content/home-page 1.0.0not hydrated',
    ]),
  );
});

it('it requests the times for the document’s own address, once', async () => {
  overlayOfDocument();
  // The browser has navigated to another page since.
  history.pushState(null, '', '/damen/');
  overlay.showWithoutFocus();
  expect(texts()).toEqual([
    `${rendered}a second rendering is timed`,
    'mf-header/header 1.0.0not hydrated',
    'mf-content/home-page 1.0.0not hydrated',
  ]);
  await vi.waitFor(() =>
    expect(texts()).toEqual([
      `${rendered}times of fragments are those of a second rendering`,
      'mf-header/header 1.0.0not hydrated, server render 2.5 ms',
      'mf-content/home-page 1.0.0not hydrated',
    ]),
  );
  expect(asked).toEqual([{ url: '/_shell/fragment-times', body: { address: '/en/search/?q=ski&overlay' } }]);

  // The times belong to the same document, and are kept.
  overlay.hide();
  overlay.toggle();
  expect(head()).toBe(`${rendered}times of fragments are those of a second rendering`);
  expect(asked).toHaveLength(1);
});

it.each<[string, () => Response | Promise<Response>, string]>([
  ['is offline', () => Promise.reject(new TypeError('Failed to fetch')), 'no times of fragments'],
  ['is refused', () => new Response('{}', { status: 503 }), 'no times of fragments'],
  ['gets a page without times', () => Response.json({ set: 'a1', times: null }), 'no times of fragments'],
  [
    'gets those of another release set',
    () => Response.json({ set: 'b2', times: { _R_1_: 2.5 } }),
    'no times of fragments: set b2 is served by now',
  ],
])('an overlay that %s says that there are no times', async (_what, response, text) => {
  again = response;
  overlayOfDocument().showWithoutFocus();
  await vi.waitFor(() => expect(head()).toBe(rendered + text));
  expect(texts()[1]).toBe('mf-header/header 1.0.0not hydrated');
});

it('after it got no times, it requests them again when it is next opened', async () => {
  const answer = again;
  again = () => new Response('{}', { status: 503 });
  overlayOfDocument();
  overlay.showWithoutFocus();
  await vi.waitFor(() => expect(head()).toBe(`${rendered}no times of fragments`));
  again = answer;
  overlay.hide();
  overlay.showWithoutFocus();
  await vi.waitFor(() => expect(texts()[1]).toContain('server render 2.5 ms'));
});

it('an overlay that is closed and opened again during the request sends only one', async () => {
  overlayOfDocument();
  overlay.showWithoutFocus();
  overlay.hide();
  overlay.showWithoutFocus();
  await vi.waitFor(() => expect(texts()[1]).toContain('server render 2.5 ms'));
  expect(asked).toHaveLength(1);
});

it('for a page that was rendered in the browser only, no request is sent', () => {
  serverTiming = [];
  overlayOfDocument().showWithoutFocus();
  expect(head()).toBe('Set a1');
  expect(asked).toEqual([]);
});
