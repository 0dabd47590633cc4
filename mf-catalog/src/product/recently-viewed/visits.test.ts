import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { otherThan, withVisit } from './visits.ts';

const walk = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 60 });
const after = (steps: readonly number[]): readonly number[] => steps.reduce<readonly number[]>(withVisit, []);

describe('the products one has seen', () => {
  it('begin with the last one and name none twice, twelve at most', () => {
    fc.assert(
      fc.property(walk, (steps) => {
        const visits = after(steps);
        expect(visits[0]).toBe(steps.at(-1));
        expect(new Set(visits).size).toBe(visits.length);
        expect(visits.length).toBe(Math.min(12, new Set(steps).size));
      }),
    );
  });

  it('stand in the order of their last visits', () => {
    expect(after([1, 2, 3, 1])).toEqual([1, 3, 2]);
  });

  it('leave out the one on show', () => {
    expect(otherThan([3, 2, 1], 2)).toEqual([3, 1]);
  });
});
