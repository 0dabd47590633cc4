import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Corner, type Fold, foldAt, type Point, reachable } from './fold.ts';

const height = 1485 / 1050;
const corner = fc.constantFrom<Corner>('top', 'bottom');
const point = fc.record({
  x: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
  y: fc.double({ min: -1, max: 3, noNaN: true }),
});

function areaOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, { x, y }, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The position on the screen of a point of the back page. */
function placed({ matrix: [a, b, c, d, e, f] }: Fold, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

describe('a folded page', () => {
  it('moves its corner to the pointer, as far as paper reaches', () => {
    fc.assert(
      fc.property(point, corner, (wanted, corner) => {
        const fold = foldAt(wanted, corner, height);
        const hand = reachable(wanted, corner, height);
        if (!fold) return;
        // The outer corner of the front is the outer one of the back: its left edge.
        const at = placed(fold, { x: 0, y: corner === 'top' ? 0 : height });
        expect(at.x).toBeCloseTo(hand.x, 6);
        expect(at.y).toBeCloseTo(hand.y, 6);
      }),
    );
  });

  it('keeps the area of the paper', () => {
    fc.assert(
      fc.property(point, corner, (wanted, corner) => {
        const fold = foldAt(wanted, corner, height);
        if (fold) expect(areaOf(fold.flat) + areaOf(fold.flap)).toBeCloseTo(height, 6);
      }),
    );
  });

  it('stays at its spine', () => {
    fc.assert(
      fc.property(point, corner, (wanted, corner) => {
        const fold = foldAt(wanted, corner, height);
        if (!fold) return;
        for (const y of [0, height]) {
          const isLifted = fold.flap.some((at) => Math.hypot(at.x - 1, at.y - y) < 1e-9);
          const end = placed(fold, { x: 1, y });
          if (isLifted) expect(Math.hypot(end.x, end.y - y)).toBeLessThan(0.05);
        }
      }),
    );
  });

  it('is flat at its own corner, and covers the other side when it is turned', () => {
    expect(foldAt({ x: 1, y: height }, 'bottom', height)).toBeNull();
    const turned = foldAt({ x: -1, y: height }, 'bottom', height);
    expect(turned?.progress).toBe(1);
    expect(areaOf(turned?.flat ?? [])).toBeCloseTo(0);
    const [cosine, sine, , , x, y] = turned?.matrix ?? [];
    expect([cosine, sine, x, y].map((value) => Math.round((value ?? 9) * 1e6) / 1e6 + 0)).toEqual([1, 0, -1, 0]);
  });
});
