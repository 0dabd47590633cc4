// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteWithoutConsent } from './delete-without-consent.ts';

const day = 24 * 60 * 60 * 1000;
const ofPreferences = ['bergauf-recently-viewed', 'bergauf-gender', 'bergauf-recent-searches'];

function decide(given: { preferences: boolean; statistics: boolean }, daysAgo = 0): void {
  const value = { ...given, at: Date.now() - daysAgo * day };
  localStorage.setItem('bergauf-consent', JSON.stringify({ version: 1, value }));
}

const left = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
const all = [...ofPreferences, 'bergauf-scheme', 'bergauf-visit'];

let listeners: AbortController;
beforeEach(() => {
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { signal: listeners.signal }),
  );
  for (const key of [...ofPreferences, 'bergauf-scheme']) localStorage.setItem(key, 'stored');
  sessionStorage.setItem('bergauf-visit', 'stored');
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('leaves everything where both consents are given', () => {
  decide({ preferences: true, statistics: true }, 364);
  deleteWithoutConsent();
  expect(left()).toEqual([...all, 'bergauf-consent'].sort());
});

it('deletes what was stored under an expired consent, and the record of that consent', () => {
  decide({ preferences: true, statistics: true }, 366);
  deleteWithoutConsent();
  expect(left()).toEqual(['bergauf-scheme']);
  // Since then the shopper has switched on the row of viewed products.
  localStorage.setItem('bergauf-recently-viewed', 'stored');
  deleteWithoutConsent();
  expect(left()).toEqual(['bergauf-recently-viewed', 'bergauf-scheme']);
});

it.each(['storage', 'pageshow'])('notices a withdrawal in another tab by %s, and deletes this tab’s visit', (event) => {
  decide({ preferences: true, statistics: true });
  deleteWithoutConsent();
  expect(left()).toContain('bergauf-visit');
  decide({ preferences: true, statistics: false });
  dispatchEvent(new Event(event));
  expect(left()).not.toContain('bergauf-visit');
});

it.each([
  ['refuses', () => decide({ preferences: false, statistics: false })],
  ['has not decided', () => {}],
])('keeps the viewed products of a shopper who %s, but has asked to keep them', (_what, answer) => {
  answer();
  deleteWithoutConsent();
  expect(left()).toContain('bergauf-recently-viewed');
});
