import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';
import { fractal, heightAt, polygon, polyline } from './ridge.ts';

describe('random numbers', () => {
  it('stay within [0, 1) and repeat for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const first = seededRandom(seed);
        const second = seededRandom(seed);
        for (let index = 0; index < 20; index += 1) {
          const value = first();
          expect(value).toBe(second());
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('a ridge', () => {
  const line = [
    { x: 0, y: 100 },
    { x: 100, y: 0 },
    { x: 200, y: 80 },
  ];

  it('keeps its summits when it is broken up', () => {
    const ridge = fractal(line, 4, 0.2, seededRandom(5));
    expect(ridge).toHaveLength(33);
    for (const point of line) expect(ridge).toContainEqual(point);
  });

  it('has a height at every position, and that of its end beyond', () => {
    expect(heightAt(line, 50)).toBe(50);
    expect(heightAt(line, 100)).toBe(0);
    expect(heightAt(line, 999)).toBe(80);
  });

  it('is written in whole, relative steps', () => {
    expect(polyline(line)).toBe('M0 100l100-100 100 80');
    expect(polygon(line)).toBe('M0 100l100-100 100 80z');
  });
});
