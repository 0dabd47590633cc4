import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

const ids = Array.from({ length: 9001 }, (_, index) => index * 3);

it('reads everything once, two batches at a time', async () => {
  const read: number[] = [];
  let running = 0;
  let most = 0;
  await inBatches(ids, async (some) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    read.push(...some);
  });
  expect(read.toSorted((a, b) => a - b)).toEqual(ids);
  expect(most).toBe(2);
});

it('has nothing to do where there is nothing', async () => {
  await expect(inBatches([], () => Promise.reject(new Error('asked for nothing')))).resolves.toBeUndefined();
});

it('fails with a batch', async () => {
  await expect(inBatches(ids, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
