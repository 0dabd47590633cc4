import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitted, maximumScale, panned, toggled, type ZoomView, zoomedAt } from './zoom-view.ts';

const stage = { width: 1200, height: 600 };
const offset = fc.double({ min: -900, max: 900, noNaN: true });
const at = fc.record({ x: offset, y: offset });
const step = fc.oneof(
  fc.tuple(fc.double({ min: 0.2, max: 6, noNaN: true }), at).map(
    ([factor, place]) =>
      (view: ZoomView) =>
        zoomedAt(view, factor, place, stage),
  ),
  at.map((by) => (view: ZoomView) => panned(view, by, stage)),
  at.map((place) => (view: ZoomView) => toggled(view, place, stage)),
);

it('after any gestures the book covers the stage that it covered before, at most four times as large', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const view = steps.reduce((before, next) => next(before), fitted);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(maximumScale);
      expect(Math.abs(view.x)).toBeLessThanOrEqual(((view.scale - 1) * stage.width) / 2 + 1e-6);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(((view.scale - 1) * stage.height) / 2 + 1e-6);
      expect(zoomedAt(view, 0.01, { x: 50, y: 50 }, stage)).toEqual(fitted);
    }),
  );
});

it('zooming does not move the point under the finger', () => {
  const place = { x: 30, y: -40 };
  const view = zoomedAt({ scale: 2, x: 10, y: 10 }, 1.2, place, stage);
  expect((place.x - view.x) / view.scale).toBeCloseTo((30 - 10) / 2);
  expect((place.y - view.y) / view.scale).toBeCloseTo((-40 - 10) / 2);
});
