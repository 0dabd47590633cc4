import { describe, expect, it } from 'vitest';
import { curve, shape } from './outline.ts';

describe('an outline', () => {
  it('runs straight between two corners', () => {
    expect(curve('0,0! 10,20!')).toBe('M0 0l10 20');
  });

  it('bends through the points that are no corners', () => {
    expect(curve('0,0 50,50 100,0')).toMatch(/^M0 0c[-\d ]+c[-\d ]+$/);
  });

  it('ends every stroke on its point', () => {
    const steps = [...shape('10,10 90,20 80,95 5,70').matchAll(/c([-\d ]+)/g)].map(([, numbers = '']) =>
      [...numbers.matchAll(/-?\d+/g)].map(Number).slice(-2),
    );
    const total = steps.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
    expect(total).toEqual([0, 0]);
  });

  it('closes when it is a shape', () => {
    expect(shape('0,0! 10,0! 10,10!')).toBe('M0 0l10 0l0 10l-10-10z');
  });

  it('refuses what is no point', () => {
    expect(() => curve('0,0 12')).toThrow('"12"');
    expect(() => curve('0,0 a,b')).toThrow('"a,b"');
  });
});
