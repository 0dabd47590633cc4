import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('runs a limited number of tasks at a time, in order of arrival, urgent ones first', async () => {
  const inTurn = createTurns(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, isUrgent = false): Promise<void> =>
    inTurn(
      () => {
        begun.push(name);
        return new Promise((end) => ends.push(end));
      },
      { isUrgent },
    );
  const all = [run('a'), run('b'), run('c'), run('d'), run('urgent', true)];
  expect(begun).toEqual(['a', 'b']);
  for (const next of ['urgent', 'c', 'd']) {
    ends.shift()?.();
    await expect.poll(() => begun.at(-1)).toBe(next);
  }
  for (const end of ends) end();
  await Promise.all(all);
  expect(begun).toHaveLength(5);
  // Also after all have ended.
  ends.length = 0;
  const more = ['e', 'f', 'g'].map((name) => run(name));
  expect(begun.slice(5)).toEqual(['e', 'f']);
  ends.shift()?.();
  await expect.poll(() => begun.at(-1)).toBe('g');
  for (const end of ends) end();
  await Promise.all(more);
});

test('a failed task frees its slot, and a task that arrives then does not overtake waiting ones', async () => {
  const inTurn = createTurns(1);
  const order: string[] = [];
  const failing = inTurn(async () => {
    throw new Error('failed');
  });
  const waiting = inTurn(async () => void order.push('waiting'));
  const late = failing.catch(() => inTurn(async () => void order.push('late')));
  await expect(failing).rejects.toThrow('failed');
  await Promise.all([waiting, late]);
  expect(order).toEqual(['waiting', 'late']);
});
