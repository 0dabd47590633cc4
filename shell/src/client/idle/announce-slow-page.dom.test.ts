// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { announceSlowPage } from './announce-slow-page.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Mutation observers run after the change. */
async function router(state: 'idle' | 'loading'): Promise<void> {
  document.documentElement.dataset['navigation'] = state;
  await vi.advanceTimersByTimeAsync(0);
}
const announced = (): string => document.querySelector('[role="status"]')?.textContent ?? '';

it('announces a page that loads slowly, and nothing once it is shown', async () => {
  vi.useFakeTimers();
  announceSlowPage('at');
  for (let round = 0; round < 2; round++) {
    await router('loading');
    await vi.advanceTimersByTimeAsync(999);
    expect(announced()).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(announced()).toBe('Die Seite wird geladen.');
    await router('idle');
    expect(announced()).toBe('');
  }
});

it('announces no page that is in time, and a slow one in the language of the shop', async () => {
  vi.useFakeTimers();
  announceSlowPage('en');
  await router('loading');
  await vi.advanceTimersByTimeAsync(500);
  await router('idle');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(announced()).toBe('');
  await router('loading');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(announced()).toBe('The page is loading.');
});
