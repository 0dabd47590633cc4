import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameRows } from '../../size-guide/measures.ts';
import { fitFrame } from './frame-fit.ts';

describe('the frame for an inside leg', () => {
  it.each([
    [71, 'short', 'S (43 cm)'],
    [72, 'fits', 'S (43 cm)'],
    [77, 'fits', 'S (43 cm)'],
    [78, 'fits', 'M (47 cm)'],
    [84.5, 'fits', 'L (51 cm)'],
    [93, 'fits', 'XL (55 cm)'],
    [94, 'long', 'XL (55 cm)'],
  ])('of %s cm %s as %s', (insideLeg, kind, title) => {
    expect(fitFrame(insideLeg, frameRows)).toEqual({ kind, title });
  });

  it('never gets smaller for longer legs', () => {
    const rank = (insideLeg: number) =>
      frameRows.findIndex(([title]) => title === fitFrame(insideLeg, frameRows)?.title);
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 110, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (leg, more) => {
          expect(rank(leg + more)).toBeGreaterThanOrEqual(rank(leg));
        },
      ),
    );
  });

  it.each([[[]], [[['M']]], [[['M', 'mittel']]]])('is unknown without measures: %j', (rows) => {
    expect(fitFrame(80, rows)).toBeNull();
  });
});
