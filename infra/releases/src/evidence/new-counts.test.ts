import { expect, test } from 'vitest';
import type { Reading } from './evidence-source.ts';
import { newCounts, noCounts } from './new-counts.ts';

const at = (seconds: number): Date => new Date(Date.parse('2026-03-01T10:00:00Z') + seconds * 1_000);

const reading = (trials: number, startedAt = at(-60), source = 'a'): Reading => ({
  source,
  startedAt: startedAt.toISOString(),
  counts: [{ remote: 'mf-header', version: '1.0.0', measure: 'server-failures', trials, events: 0 }],
});

/** Counts added by readings that are ten seconds apart. */
function added(...readings: readonly (readonly Reading[])[]): number[] {
  let known = noCounts(at(0));
  return readings.map((now, index) => {
    const counted = newCounts(known, now, at(10 * index));
    known = counted.known;
    return counted.added.reduce((sum, { trials }) => sum + trials, 0);
  });
}

test('only the growth of a sum counts; counts before the first reading are ignored', () => {
  expect(added([reading(100)], [reading(130)], [reading(130)])).toEqual([0, 30, 0]);
});

test('a missed report loses no counts', () => {
  expect(added([reading(100)], [], [reading(150)])).toEqual([0, 0, 50]);
});

test('a shell that restarts counts from 0, and loses nothing that it had reported', () => {
  expect(added([reading(100)], [reading(120)], [reading(7, at(15))], [reading(9, at(15))])).toEqual([0, 20, 7, 2]);
  expect(added([reading(100)], [reading(120)], [reading(150, at(15))])).toEqual([0, 20, 150]);
});

test('a shell that starts later counts from 0, one that was merely not seen does not', () => {
  expect(added([reading(100)], [reading(100), reading(40, at(5), 'b')])).toEqual([0, 40]);
  expect(added([reading(100)], [reading(100), reading(40, at(-500), 'b')])).toEqual([0, 0]);
});

test('a sum that falls without a restart counts anew', () => {
  expect(added([reading(100)], [reading(30)])).toEqual([0, 30]);
});

test('a shell whose sums were forgotten is not counted twice when it reports again', () => {
  const joined = [reading(100), reading(40, at(5), 'b')];
  const away = Array.from({ length: 61 }, () => [reading(100)]);
  const back = [reading(100), reading(45, at(5), 'b')];
  expect(added([reading(100)], joined, ...away, back)).toEqual([0, 40, ...away.map(() => 0), 0]);
  // A new process in its place counts from 0.
  expect(added([reading(100)], joined, ...away, [reading(3, at(600), 'b')]).at(-1)).toBe(3);
});
