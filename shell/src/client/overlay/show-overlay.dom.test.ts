// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageState } from '../../app/page-state.ts';
import { createOverlay } from './show-overlay.ts';

const release = { version: '1.0.0', entry: '', integrity: '' };
const state = { set: { id: 'a1', remotes: { 'mf-header': release, 'mf-content': release } } } as unknown as PageState;

const fragment = (id: string, name: string): string =>
  `<div id="${id}" data-mf="${name.split('/')[0]}@1.0.0" data-fragment="${name}"></div>`;

beforeEach(() => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ serverTiming: [{ name: 'render', duration: 41.6 }] } as never] : [],
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Shows the overlay of a document with the given times, and says what it has in its head and for each fragment. */
function shown(times: Record<string, number> | null): string[] {
  const json = `<script type="application/json" id="bergauf-fragment-times">${JSON.stringify(times)}</script>`;
  document.head.innerHTML = times ? json : '';
  document.body.innerHTML = fragment('_R_1_', 'mf-header/header') + fragment('_r_2_', 'mf-content/home-page');
  const overlay = createOverlay(state);
  overlay.showWithoutFocus();
  const root = document.querySelector('bergauf-overlay')?.shadowRoot;
  const texts = [...(root?.querySelectorAll('.head, .row') ?? [])].map(({ textContent }) => textContent ?? '');
  overlay.hide();
  return texts;
}

it.each([
  [0, '0.00'],
  [0.07, '0.07'],
  [3.14, '3.1'],
])(
  'a fragment that took the server %d ms has %s beside it; one that the browser has rendered has no time',
  (ms, text) => {
    expect(shown({ _R_1_: ms, _R_9_: 7 })).toEqual([
      'Set a1, rendered by the server in 42 ms',
      `mf-header/header 1.0.0not hydrated, server render ${text} ms`,
      'mf-content/home-page 1.0.0not hydrated',
    ]);
  },
);

it('of a document that was rendered in parts, it says why there are no times', () => {
  expect(shown(null)).toEqual([
    'Set a1, rendered by the server in 42 ms, in parts: no times of fragments',
    'mf-header/header 1.0.0not hydrated',
    'mf-content/home-page 1.0.0not hydrated',
  ]);
});
