import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from './history.ts';
import { replay } from './replay.ts';
import { likelyTarget } from './rollback-target.ts';

type Step = Pick<HistoryEntry, 'action' | 'from' | 'to'> & { percent?: number };

/** A history of mf-header with one edit a minute: 00:00, 00:01 … */
const historyOf = (...steps: Step[]): HistoryEntry[] =>
  steps.map((step, index) => ({ at: minute(index), who: 'anna', name: 'mf-header', ...step, revision: index + 1 }));
const minute = (index: number): string => new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString();

const promote = (from: string | null, to: string): Step => ({ action: 'promote', from, to });
const rollback = (from: string, to: string): Step => ({ action: 'rollback', from, to });
const canary = (from: string, to: string, percent: number): Step => ({ action: 'canary', from, to, percent });
const disable = (from: string): Step => ({ action: 'disable', from, to: null });
const enable = (to: string): Step => ({ action: 'enable', from: null, to });

describe('default releases in the order a rollback walks back', () => {
  test.each<[string, Step[], string[]]>([
    ['nothing yet', [], []],
    ['promotions', [promote(null, 'a'), promote('a', 'b')], ['a', 'b']],
    ['a rollback', [promote(null, 'a'), promote('a', 'b'), rollback('b', 'a')], ['a']],
    [
      'a promotion after it',
      [promote(null, 'a'), promote('a', 'b'), rollback('b', 'a'), promote('a', 'c')],
      ['a', 'c'],
    ],
    ['a release that comes again', [promote(null, 'a'), promote('a', 'b'), promote('b', 'a')], ['a', 'b', 'a']],
    ['a canary ended by promoting the default', [promote(null, 'a'), canary('a', 'b', 5), promote('a', 'a')], ['a']],
    ['the kill switch', [promote(null, 'a'), disable('a'), enable('a')], ['a']],
    ['a history that begins with a rollback', [rollback('b', 'a')], ['a']],
    [
      'a rollback to a release that was rolled back',
      [promote(null, 'a'), promote('a', 'b'), promote('b', 'c'), rollback('c', 'b'), rollback('b', 'c')],
      ['a', 'b', 'c'],
    ],
  ])('%s', (_what, steps, defaults) => {
    expect(replay(historyOf(...steps), 'mf-header').defaults).toEqual(defaults);
  });

  test('leave other remotes out', () => {
    expect(replay(historyOf(promote(null, 'a')), 'mf-catalog').defaults).toEqual([]);
  });
});

describe('since when a release has been in traffic', () => {
  test.each<[string, Step[], [string, number][]]>([
    ['from its promotion', [promote(null, 'a'), promote('a', 'b')], [['b', 1]]],
    [
      'the default keeps its time through a canary',
      [promote(null, 'a'), canary('a', 'b', 5)],
      [
        ['a', 0],
        ['b', 1],
      ],
    ],
    ['a promoted canary keeps its time', [promote(null, 'a'), canary('a', 'b', 5), promote('a', 'b')], [['b', 1]]],
    ['an ended canary is gone', [promote(null, 'a'), canary('a', 'b', 5), canary('a', 'b', 0)], [['a', 0]]],
    [
      'all begin again when switched on',
      [promote(null, 'a'), canary('a', 'b', 5), disable('a'), enable('a')],
      [
        ['a', 3],
        ['b', 3],
      ],
    ],
  ])('%s', (_what, steps, expected) => {
    const { since } = replay(historyOf(...steps), 'mf-header');
    expect([...since]).toEqual(expected.map(([version, index]) => [version, minute(index)]));
  });
});

test('a release that failed in a shell stays a possible target of a rollback, after those without a problem', () => {
  const stored = ['a', 'b', 'c'];
  const [a = [], b = []] = ['a', 'b'].map((version) => [{ version, problem: 'hang' }]);
  const steps = historyOf(promote(null, 'a'), promote('a', 'b'), promote('b', 'c'));
  const targets = [[], b, [...a, ...b]].map((now) =>
    likelyTarget({ current: 'c', past: replay(steps, 'mf-header', now), stored }),
  );
  expect(targets).toEqual(['b', 'a', 'b']);
  expect(likelyTarget({ current: 'c', past: replay(steps, 'mf-header'), stored: ['a', 'c'] })).toBe('a');
});

test('as many rollbacks as promotions before them lead back to the first release', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 }), (versions) => {
      const promotions = versions.map((version, index) => promote(versions[index - 1] ?? null, version));
      const rollbacks = versions
        .slice(1)
        .map((version, index) => rollback(version, versions[index] ?? ''))
        .reverse();
      expect(replay(historyOf(...promotions, ...rollbacks), 'mf-header').defaults).toEqual(versions.slice(0, 1));
    }),
  );
});
