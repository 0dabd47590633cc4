import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, fitted, maximumScale, panned, toggled, type ZoomView, zoomedAt } from './zoom-view.ts';

const frame = { width: 400, height: 500 };
const offset = fc.double({ min: -300, max: 300, noNaN: true });
const point = fc.record({ x: offset, y: offset });
const factor = fc.double({ min: 0.2, max: 6, noNaN: true });
const step = fc.oneof(
  fc.record({ kind: fc.constant('zoom' as const), factor, at: point }),
  fc.record({ kind: fc.constant('move' as const), by: point }),
  fc.record({ kind: fc.constant('toggle' as const), at: point }),
);

const after = (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): ZoomView =>
  steps.reduce<ZoomView>((view, next) => {
    if (next.kind === 'zoom') return zoomedAt(view, next.factor, next.at, frame);
    return next.kind === 'move' ? panned(view, next.by, frame) : toggled(view, next.at, frame);
  }, fitted);

describe('after any gestures', () => {
  it('the picture stays within its frame and between the scales 1 and 4', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const view = after(steps);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(maximumScale);
        expect(bounded(view, frame)).toEqual(view);
      }),
    );
  });

  it('the picture is centred when it is fitted again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        expect(zoomedAt(after(steps), 0.01, { x: 50, y: 50 }, frame)).toEqual(fitted);
      }),
    );
  });
});

it('does not move the point under the finger', () => {
  const at = { x: 30, y: -40 };
  const view = zoomedAt({ scale: 2, x: 10, y: 10 }, 1.2, at, frame);
  // The same point of the picture, before and after.
  expect((at.x - view.x) / view.scale).toBeCloseTo((30 - 10) / 2);
  expect((at.y - view.y) / view.scale).toBeCloseTo((-40 - 10) / 2);
});

it('zooms in at the point of a double click, and back', () => {
  const near = toggled(fitted, { x: 100, y: 0 }, frame);
  expect(near).toEqual({ scale: 2.5, x: -150, y: 0 });
  expect(toggled(near, { x: 0, y: 0 }, frame)).toEqual(fitted);
});
