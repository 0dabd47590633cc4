// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showOfflineNotice } from './offline-notice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function connection(isOn: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn);
  dispatchEvent(new Event(isOn ? 'online' : 'offline'));
}
const shown = (): string => document.querySelector('[role="status"]')?.textContent ?? '';

it('is shown while the browser is offline, each time', () => {
  showOfflineNotice('at');
  expect(shown()).toBe('');
  for (let round = 0; round < 3; round++) {
    connection(false);
    connection(false);
    expect(shown()).toBe('Du bist gerade offline. Was du schon geladen hast, bleibt da.');
    connection(true);
    expect(shown()).toBe('');
  }
});

it('is shown at once when the script starts offline, in the language of the shop', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showOfflineNotice('en');
  expect(shown()).toContain('You are offline right now.');
});
