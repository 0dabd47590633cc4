import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pictureInView } from './picture-in-view.ts';

const gap = 4;

/** The scroll state of the row when its picture `index` has been scrolled to. */
function scrolledTo(index: number, count: number, clientWidth: number, pictureWidth: number) {
  const scrollWidth = count * pictureWidth + (count - 1) * gap;
  const scrollLeft = Math.min((index * scrollWidth) / count, scrollWidth - clientWidth);
  return { scrollLeft, scrollWidth, clientWidth };
}

it('each picture that is scrolled to is the current one, however many are visible', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 20 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
      fc.integer({ min: 320, max: 1440 }),
      fc.double({ min: 0.64, max: 1, noNaN: true }),
      ([count, index], width, share) => {
        expect(pictureInView(scrolledTo(index, count, width, width * share), count)).toBe(index);
      },
    ),
  );
});

it('the only picture is the current one, also where the row is stretched beyond its ends', () => {
  expect(pictureInView({ scrollLeft: 0, scrollWidth: 390, clientWidth: 390 }, 1)).toBe(0);
  expect(pictureInView({ scrollLeft: -12, scrollWidth: 390, clientWidth: 390 }, 1)).toBe(0);
  expect(pictureInView({ scrollLeft: -300, scrollWidth: 1170, clientWidth: 390 }, 3)).toBe(0);
  expect(pictureInView({ scrollLeft: 900, scrollWidth: 1170, clientWidth: 390 }, 3)).toBe(2);
});
