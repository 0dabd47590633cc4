import { mix } from '../colour-mix.ts';
import type { Daylight, Weather } from './daylight.ts';
import { spruce } from './forest.ts';
import { hut } from './hut.ts';
import { between, type Random } from './random.ts';
import { fractal, heightAt, type Point, polygon } from './ridge.ts';

export interface ForegroundPlan {
  readonly width: number;
  readonly height: number;
  readonly weather: Weather;
  /** The tall trees stand on the right and the hut on the left. */
  readonly mirrored: boolean;
  /** A lake lies where the meadow would run down. */
  readonly lake: boolean;
}

export interface Foreground {
  /** Meadow or lake with the hut: what the tour's line starts on. */
  readonly middle: string;
  /** The dark rise and the trees right before the viewer: what hides the rest. */
  readonly near: string;
  /** Before the hut's door. */
  readonly door: Point;
}

/** A soft hill line from one edge of the picture to the other. */
export function hill(
  width: number,
  [from, to]: readonly [number, number],
  bulge: number,
  roughness: number,
  random: Random,
): Point[] {
  const middle = { x: width * between(random, 0.35, 0.65), y: (from + to) / 2 - bulge };
  return fractal([{ x: -20, y: from }, middle, { x: width + 20, y: to }], 3, roughness, random);
}

/** Still water: the massif and the wood mirrored in it, and streaks of light. */
function water(width: number, height: number, light: Daylight, random: Random): string {
  const shore = Math.round(height * 0.84);
  const [zenith, sky] = light.sky;
  const surface = `M0 ${shore}h${width}V${height}H0z`;
  const streaks = Array.from({ length: 12 }, () => {
    const y = shore + height * 0.16 * random() ** 1.4;
    return `M${Math.round(between(random, 0, width))} ${Math.round(y)}h${Math.round(between(random, 0.03, 0.14) * width)}`;
  }).join('');
  return [
    `<linearGradient id="water" x2="0" y2="1"><stop stop-color="${mix(light.forest, light.haze, 0.35)}"/><stop offset=".3" stop-color="${mix(sky, zenith, 0.5)}"/><stop offset="1" stop-color="${mix(zenith, light.shade, 0.45)}"/></linearGradient>`,
    `<clipPath id="surface"><path d="${surface}"/></clipPath><path d="${surface}" fill="url(#water)"/>`,
    `<g clip-path="url(#surface)"><use href="#main-rock" transform="matrix(1 0 0 -.34 0 ${Math.round(shore * 1.3)})" fill="${mix(light.shade, light.rock, 0.4)}" opacity=".3"/></g>`,
    `<path d="${streaks}" stroke="${light.light}" stroke-width="${Math.max(1, Math.round(height / 400))}" stroke-linecap="round" opacity=".4"/>`,
  ].join('');
}

/** Everything on this side of the valley. */
export function foreground(
  { width, height, weather, mirrored, lake }: ForegroundPlan,
  light: Daylight,
  random: Random,
): Foreground {
  const place = (share: number) => width * (mirrored ? 1 - share : share);
  const slope = (left: number, right: number) =>
    (mirrored ? [height * right, height * left] : [height * left, height * right]) as [number, number];
  const meadow = hill(width, lake ? slope(1.16, 0.83) : slope(0.93, 0.82), height * 0.01, 0.04, random);
  const fold = hill(width, slope(0.9, 0.98), height * 0.02, 0.05, random);
  const swell = hill(width, slope(1.02, 0.88), height * 0.03, 0.05, random);
  const rise = hill(width, slope(0.9, 1.03), -height * 0.02, 0.06, random);
  const ground = (ridge: readonly Point[]) =>
    polygon([{ x: -20, y: height + 20 }, ...ridge, { x: width + 20, y: height + 20 }]);
  const hutX = place(between(random, lake ? 0.76 : 0.68, lake ? 0.86 : 0.8));
  const hutAt = { x: hutX, y: heightAt(meadow, hutX) + height * 0.012 };
  const trees = Array.from({ length: 7 }, (_, index) => {
    const tall = index < 5;
    const x = place(tall ? between(random, -0.01, 0.24) : between(random, 0.92, 1.01));
    const foot = { x, y: Math.min(height * 1.02, heightAt(rise, x) + height * 0.03) };
    return spruce(foot, height * between(random, 0.16, tall ? 0.42 : 0.24), tall ? 7 : 5, random);
  });
  const larches = Array.from({ length: 7 }, () => {
    const wild = place(between(random, lake ? 0.72 : 0.3, 0.98));
    // None grows through the hut.
    const x = Math.abs(wild - hutX) < height * 0.07 ? wild + height * 0.14 : wild;
    const foot = { x, y: heightAt(meadow, x) + height * between(random, 0.005, 0.05) };
    return spruce(foot, height * between(random, 0.05, 0.1), 3, random);
  });
  return {
    door: { x: hutAt.x - height * 0.03, y: hutAt.y },
    middle: [
      lake ? water(width, height, light, random) : '',
      `<linearGradient id="grass" x2="0" y2="1"><stop stop-color="${mix(light.meadow, light.light, 0.3)}"/><stop offset="1" stop-color="${mix(light.meadow, light.near, 0.45)}"/></linearGradient><path d="${ground(meadow)}" fill="url(#grass)"/>`,
      lake
        ? ''
        : `<path d="${ground(fold)}" fill="${light.near}" opacity=".16"/><path d="${ground(swell)}" fill="${light.light}" opacity=".1"/>`,
      `<path d="${larches.join('')}" fill="${mix(light.larch, light.near, 0.25)}"/>`,
      hut(hutAt, height * 0.085, light),
    ].join(''),
    near: `<path d="${ground(rise)}" fill="${weather === 'snow' ? mix(light.snow, light.shade, 0.34) : light.near}"/><path d="${trees.join('')}" fill="${light.near}"/>`,
  };
}
