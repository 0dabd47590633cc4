import { expect, it } from 'vitest';
import { renderedSizes } from './rendering-sizes.ts';

it.each([
  [{ width: 4000, height: 5000 }, '160 360 640 960 1280 1920'],
  [{ width: 1920, height: 1080 }, '160 360 640 960 1280 1920'],
  [{ width: 700, height: 700 }, '160 360 640 960:700'],
  [{ width: 640, height: 800 }, '160 360 640'],
  [{ width: 90, height: 90 }, '160:90'],
  // 5 million pixels at most.
  [{ width: 3000, height: 9000 }, '160 360 640 960 1280 1920:1290'],
  [{ width: 1, height: 5000 }, '160:1'],
])('%j has renderings of the widths %s', (size, expected) => {
  const widths = renderedSizes(size).map(({ name, width }) => (width === name ? `${name}` : `${name}:${width}`));
  expect(widths.join(' ')).toBe(expected);
});
