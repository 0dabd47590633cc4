import { expect, it } from 'vitest';
import { createApiCaller } from './api-caller.ts';

it('computes a fact once, and again only if that has failed', async () => {
  const { once } = createApiCaller('http://localhost:9');
  let calls = 0;
  const find = async (): Promise<number> => {
    calls += 1;
    if (calls === 1) throw new Error('timed out');
    return calls;
  };
  await expect(Promise.all([once('fact', find), once('fact', find)])).rejects.toThrow('timed out');
  expect(await once('fact', find)).toBe(2);
  expect(await Promise.all([once('fact', find), once('fact', find)])).toEqual([2, 2]);
  expect(await once('other', find)).toBe(3);
});
