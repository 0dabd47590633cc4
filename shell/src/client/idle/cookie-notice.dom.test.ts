// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showCookieNotice } from './cookie-notice.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const shown = (): string => document.querySelector('[role="status"]')?.textContent ?? '';

it('tells shoppers whose browser refuses cookies what they lose, until they close it', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  showCookieNotice('at');
  expect(shown()).toContain('Dein Browser speichert keine Cookies.');
  document.querySelector<HTMLElement>('[role="status"] button')?.click();
  expect(shown()).toBe('');
  showCookieNotice('en');
  expect(document.body.textContent).toContain('Your browser does not store cookies.');
});

it('is not shown to others', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(true);
  showCookieNotice('at');
  expect(document.body.childElementCount).toBe(0);
});
