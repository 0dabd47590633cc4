import { expect, it } from 'vitest';
import { returnableUntil } from './return-order.ts';

it.each([
  ['2026-03-01T10:00:00Z', '2026-03-31T21:59:59.999Z', 'in summer time'],
  ['2026-02-20T10:00:00Z', '2026-03-22T22:59:59.999Z', 'in winter time'],
  ['2026-02-27T10:00:00Z', '2026-03-29T21:59:59.999Z', 'the clocks are put forward that day'],
  ['2026-09-25T10:00:00Z', '2026-10-25T22:59:59.999Z', 'the clocks are put back that day'],
  ['2026-11-30T23:30:00Z', '2026-12-31T22:59:59.999Z', 'delivered on 1 December in Vienna'],
])('goods delivered at %s can be returned until %s (%s)', (deliveredAt, until) => {
  expect(returnableUntil(new Date(deliveredAt)).toISOString()).toBe(until);
});
