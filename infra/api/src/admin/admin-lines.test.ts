import Type from 'typebox';
import { expect, it } from 'vitest';
import { changed, failed, Id, lineApplier } from './admin-lines.ts';
import { PriceLine } from './change-prices.ts';

const Line = Type.Object({ id: Id, vk: Type.Integer() });
const lines = Array.from({ length: 6 }, (_, index) => ({ id: index + 1, vk: 100 }));

it('starts no further chunk after its request has been answered', async () => {
  const answered = new AbortController();
  const applied: number[] = [];
  const applyLines = lineApplier<typeof Line, { id: number; vk: number }>(
    Line,
    async (chunk) => {
      applied.push(...chunk.map(({ id }) => id));
      if (applied.length === 4) answered.abort(new Error('too late'));
      return new Map(chunk.map(({ id }) => [id, changed]));
    },
    2,
  );
  await expect(applyLines(lines, answered.signal)).rejects.toThrow('too late');
  expect(applied).toEqual([1, 2, 3, 4]);
});

it('repeats no line of a chunk that was refused after its request has been answered', async () => {
  const answered = new AbortController();
  const tried: number[][] = [];
  const applyLines = lineApplier<typeof Line, { id: number; vk: number }>(
    Line,
    async (chunk) => {
      tried.push(chunk.map(({ id }) => id));
      if (chunk.length === 1) answered.abort(new Error('too late'));
      throw Object.assign(new Error('refused'), { code: '23514' });
    },
    3,
  );
  await expect(applyLines(lines, answered.signal)).rejects.toThrow('too late');
  expect(tried).toEqual([[1, 2, 3], [1]]);
});

it('applies lines that repeat the previous line together with it, as exports with one row per option send them', async () => {
  const applied: number[][] = [];
  const applyLines = lineApplier<typeof Line, { id: number; vk: number }>(
    Line,
    async (chunk) => {
      applied.push(chunk.map(({ id }) => id));
      return new Map(chunk.map(({ id }) => [id, id === 2 ? failed('It is delisted.') : changed]));
    },
    100,
  );
  const sent = lines.slice(0, 3).flatMap((line) => [line, { ...line }]);
  const faulty = { id: 4, vk: 'viel' };
  const results = await applyLines([...sent, faulty, faulty, { id: 3, vk: 99 }], new AbortController().signal);
  expect(applied).toEqual([[1, 2, 3], [3]]);
  expect(results.map(({ line, id, status }) => [line, id, status])).toEqual([
    [1, 1, 'changed'],
    [2, 1, 'unchanged'],
    [3, 2, 'failed'],
    [4, 2, 'failed'],
    [5, 3, 'changed'],
    [6, 3, 'unchanged'],
    [7, 4, 'failed'],
    [8, 4, 'failed'],
    [9, 3, 'changed'],
  ]);
  expect(results[3]?.reason).toBe('It is delisted.');
});

const reasonsOf = async (content: readonly unknown[]) => {
  const applyLines = lineApplier<typeof PriceLine, { id: number }>(PriceLine, async () => new Map(), 10);
  return (await applyLines(content, new AbortController().signal)).map(({ reason }) => reason);
};

it('names both the unknown and the missing fields of a line', async () => {
  expect(await reasonsOf([{ id: 1, vk: 100, price: 90 }, { vk: '89,90', price: 1 }, null, { id: 1 }])).toEqual([
    'line: has unknown fields: price',
    'line: is missing: id; line: has unknown fields: price; vk: "89,90" must be integer',
    'line: null must be object',
    undefined,
  ]);
});
