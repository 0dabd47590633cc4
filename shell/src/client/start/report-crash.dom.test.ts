// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportCrash } from './report-crash.ts';

const key = 'bergauf.open-page';
let sent: string[];
let isHidden: boolean;
/** Test files share one window: listeners must not outlive their test. */
let listeners: AbortController;

/** Opens a document of a set in this tab, and runs the script of its head. */
function open(set: string): void {
  document.head.innerHTML = `<template id="bergauf-later" data-set="${set}"></template>`;
  reportCrash();
}

beforeEach(() => {
  [sent, isHidden] = [[], false];
  sessionStorage.clear();
  listeners = new AbortController();
  const { signal } = listeners;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
      add(type, listener as EventListener, { signal }),
    );
  }
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  const sendBeacon = (url: string, body: Blob): boolean => {
    void body.text().then((text) => sent.push(`${url} ${text}`));
    return true;
  };
  // Another test file may have defined it already, and then it cannot be assigned.
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
});

afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('the next page in the tab reports one that hung or crashed', async () => {
  open('one');
  open('two');
  await vi.waitFor(() => expect(sent).toEqual(['/_shell/crashes {"set":"one"}']));
  expect(sessionStorage.getItem(key)).toBe('two');
});

it('a page that was left or hidden is not reported', async () => {
  open('one');
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(key)).toBeNull();
  dispatchEvent(new Event('pageshow'));
  expect(sessionStorage.getItem(key)).toBe('one');
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem(key)).toBeNull();
  open('two');
  expect(sessionStorage.getItem(key)).toBeNull();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sessionStorage.getItem(key)).not.toBeNull();
  expect(sent).toEqual([]);
});

it('works without storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => open('one')).not.toThrow();
});
