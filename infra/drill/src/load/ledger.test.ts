import { describe, expect, it } from 'vitest';
import { createLedger } from './ledger.ts';

it('counts what was due within a time, by what shoppers saw', () => {
  const ledger = createLedger();
  const now = performance.now();
  ledger.open({ what: 'list', dueAt: now - 9_000 })({ outcome: 'cut', why: 'before' });
  ledger.open({ what: 'list', dueAt: now - 500 })({ outcome: 'whole', why: '' });
  ledger.open({ what: 'cart', dueAt: now - 400 })({ outcome: 'older', why: '' });
  ledger.open({ what: 'cart', dueAt: now - 300 })({ outcome: 'bare', why: '502' });
  const { failures, outcomes, worstMs, ...figures } = ledger.figures(now - 1_000, now);
  expect(figures).toMatchObject({ requests: 3, failed: 1 });
  expect(failures).toEqual({ 'cart: bare (502)': 1 });
  expect(outcomes).toMatchObject({ whole: 1, older: 1, bare: 1, cut: 0 });
  // From when it was due, not from when it was sent.
  expect(worstMs).toBeGreaterThanOrEqual(500);
  expect(worstMs).toBeLessThan(9_000);
});

it('knows how long the oldest request has been under way', () => {
  const ledger = createLedger();
  const close = ledger.open({ what: 'list', dueAt: 5 });
  ledger.open({ what: 'list', dueAt: 7 });
  expect(ledger.oldestUnderWay()).toBe(5);
  close({ outcome: 'whole', why: '' });
  expect(ledger.oldestUnderWay()).toBe(7);
});

describe('the requests of a long run', () => {
  const requests = 200_000;

  it('are counted', () => {
    const ledger = createLedger();
    for (let dueAt = 0; dueAt < requests; dueAt++) ledger.open({ what: 'list', dueAt })({ outcome: 'cut', why: '' });
    const { worstMs, lastFailedAt, ...figures } = ledger.figures(0, requests);
    expect(figures).toMatchObject({ requests, failed: requests });
    expect(worstMs).toBeGreaterThan(0);
    expect(lastFailedAt).toBe(ledger.within(requests - 1, requests)[0]?.endedAt);
    expect(ledger.figures(requests, requests + 1)).toMatchObject({ requests: 0, worstMs: 0, lastFailedAt: null });
  });

  it('may all be under way', () => {
    const ledger = createLedger();
    expect(ledger.oldestUnderWay()).toBeNull();
    for (let dueAt = requests; dueAt > 0; dueAt--) ledger.open({ what: 'list', dueAt });
    expect(ledger.oldestUnderWay()).toBe(1);
  });
});
