import { expect, it } from 'vitest';
import { createLogPositions, lsnFrom } from './log-positions.ts';

it('a position is read as a number', () => {
  expect([lsnFrom('0/0'), lsnFrom('16/B374D848'), lsnFrom('1/0')]).toEqual([0n, 97_500_059_720n, 2n ** 32n]);
});

it('the last position that the replica has says how current it is, and earlier ones are forgotten', () => {
  const positions = createLogPositions(100);
  for (let at = 1; at <= 10; at += 1) positions.add({ at, lsn: BigInt(at * 10) });
  expect(positions.reached(9n)).toBeNull();
  expect(positions.count()).toBe(10);
  expect(positions.reached(45n)).toBe(4);
  expect(positions.count()).toBe(7);
  expect(positions.reached(100n)).toBe(10);
});

it('a limited number of positions is stored while the replica is unavailable or far behind', () => {
  const positions = createLogPositions(600);
  for (let at = 1; at <= 5_000; at += 1) positions.add({ at, lsn: BigInt(at) });
  expect(positions.count()).toBe(600);
  expect(positions.reached(4_400n)).toBeNull();
  expect(positions.reached(4_401n)).toBe(4_401);
});
