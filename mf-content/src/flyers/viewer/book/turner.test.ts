import { beforeEach, describe, expect, it } from 'vitest';
import { createTurner, type Leaf, type Turner } from './turner.ts';

const height = Math.SQRT2;
let time: number;
let frames: (() => void)[];
let drawn: { leaf: Leaf; x: number }[];
let landed: number[];
let byHand: number[];
let cleared: number;
let isStill: boolean;
let turner: Turner;

beforeEach(() => {
  time = 0;
  frames = [];
  drawn = [];
  landed = [];
  byHand = [];
  cleared = 0;
  isStill = false;
  turner = createTurner(
    {
      height,
      draw: (leaf, { x }) => drawn.push({ leaf, x }),
      clear: () => {
        cleared += 1;
      },
      landed(page, isByHand) {
        landed.push(page);
        if (isByHand) byHand.push(page);
      },
      isStill: () => isStill,
      now: () => time,
      nextFrame(run) {
        frames.push(run);
        return () => {
          frames = frames.filter((other) => other !== run);
        };
      },
    },
    4,
  );
});

/** Runs frames of 16 ms. */
function pass(ms: number): void {
  for (const end = time + ms; time < end; ) {
    time += 16;
    const due = frames;
    frames = [];
    for (const run of due) run();
  }
}

const last = () => drawn.at(-1);

describe('a turned page', () => {
  it('flies from right to left and lands', () => {
    turner.turnTo(6);
    expect(turner.destination()).toBe(6);
    pass(300);
    expect(last()?.leaf).toEqual({ lower: 4, upper: 6, corner: 'bottom' });
    expect(landed).toEqual([]);
    pass(600);
    expect(landed).toEqual([6]);
    expect(frames).toEqual([]);
    const ways = drawn.map(({ x }) => x);
    expect(ways).toEqual([...ways].sort((a, b) => b - a));
  });

  it('stays drawn until the page shows it', () => {
    turner.turnTo(6);
    pass(1000);
    expect(cleared).toBe(0);
    turner.rest();
    expect(cleared).toBe(1);
  });

  it('lands at once when another turn starts', () => {
    turner.turnTo(6);
    pass(200);
    turner.turnTo(8);
    expect(landed).toEqual([6]);
    // The page that shows the first leaf does not remove the new one.
    turner.rest();
    expect(cleared).toBe(0);
    pass(1000);
    expect(landed).toEqual([6, 8]);
  });

  it('goes back when the turn is reversed during the flight', () => {
    turner.turnTo(6);
    pass(200);
    const before = last()?.x ?? 0;
    turner.turnTo(4);
    expect(turner.destination()).toBe(4);
    pass(32);
    expect(last()?.x).toBeGreaterThan(before);
    pass(1000);
    expect(landed).toEqual([]);
    expect(cleared).toBe(1);
  });

  it('does not fly with reduced motion', () => {
    isStill = true;
    turner.turnTo(6);
    expect(landed).toEqual([6]);
    expect(drawn).toEqual([]);
  });

  it('lands when the book is stopped during the flight, as when a phone is rotated', () => {
    turner.turnTo(6);
    pass(100);
    turner.stop();
    expect(landed).toEqual([6]);
    expect(frames).toEqual([]);
  });
});

describe('a dragged page', () => {
  it.each([
    ['over the middle', -0.1, 0, [6]],
    ['before the middle', 0.1, 0, []],
    ['thrown', 0.8, -2, [6]],
    ['thrown back', -0.8, 2, []],
  ])('that is released %s lands there', (_where, x, speed, expected) => {
    turner.grab(6, 'bottom');
    turner.move({ x, y: height });
    expect(last()).toEqual({ leaf: { lower: 4, upper: 6, corner: 'bottom' }, x });
    turner.release(speed);
    pass(1000);
    expect(landed).toEqual(expected);
    expect(byHand).toEqual(expected);
  });

  it('lands at once when another page is requested, which takes its place', () => {
    turner.grab(6, 'bottom');
    turner.move({ x: -0.5, y: height });
    turner.release(0);
    turner.turnTo(2);
    pass(1000);
    expect(landed).toEqual([6, 2]);
    expect(byHand).toEqual([]);
  });

  it('follows the pointer from the left as well', () => {
    turner.grab(2, 'top');
    turner.move({ x: 0.4, y: 0 });
    turner.release(0);
    pass(1000);
    expect(landed).toEqual([2]);
  });

  it('does not follow the pointer once it flies', () => {
    turner.turnTo(6);
    pass(100);
    const before = drawn.length;
    turner.move({ x: 1, y: 0 });
    expect(drawn).toHaveLength(before);
  });
});
